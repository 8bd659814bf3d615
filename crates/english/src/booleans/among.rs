//! Whether a piece is among those that stand in an area.

use language::arrays::{IntArray, Results};
use language::ints::{Int, IntsOrArray, What};
use language::refs::SiteOrRegion;
use language::regions::Region;

use crate::ints::Sort;
use crate::ints::components::Found;
use crate::ints::sort::sort;
use crate::plan::{Condition, Role};
use crate::realise::{Text, listed_or, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "your dancer stands on none of the squares next to it": a piece that is looked for among what stands on each of
    /// some places.
    pub(super) fn stands_among(
        &self,
        piece: &Int,
        array: &IntArray,
        scope: &Scope,
    ) -> Option<Condition> {
        if let (Int::What(what), IntArray::ArrayOfInts(kinds)) = (piece, array) {
            return self.holds_one_of(what, &kinds.ints, scope).map(|held| held.tell(kinds.id));
        }
        let IntArray::Results(results) = array else { return None };
        let region = what_stands_on(results)?;
        let subject: Text = match piece {
            Int::What(what) => {
                let place = self.place(&what.at, scope);
                let like = self.piece_at_level(&place, what.level.as_ref(), scope);
                let text = say!("a {} of the same kind and owner as {}", self.pieces.word, like);
                text.tell(what.id)
            }
            piece if sort(piece) == Sort::Piece => super::with_the(&self.kind(piece, scope)),
            _ => return None,
        };
        let area = self.area(region, scope).plural.tell_all(&self.whole(results.id));
        let (yes, no) = (say!("stands on one of {}", area), say!("stands on none of {}", area));
        Some(Condition::fact(Role::Other, subject, yes, no))
    }
}

impl Teller<'_> {
    /// "the square in between holds a king or a queen", where the kinds are listed as if their numbers were places.
    pub(super) fn holds_listed_piece(
        &self,
        sites: &[Int],
        region: &Region,
        scope: &Scope,
    ) -> Option<Condition> {
        let ([Int::What(what)], Region::SitesList(list)) = (sites, region) else { return None };
        let IntsOrArray::List(kinds) = &list.sites else { return None };
        Some(self.holds_one_of(what, kinds, scope)?.tell(list.id))
    }

    /// "the square in between holds a king or a queen", where the kinds are named.
    fn holds_one_of(&self, what: &What, kinds: &[Int], scope: &Scope) -> Option<Condition> {
        let named = |kind: &Int| matches!(kind, Int::IdOfPiece(_) | Int::IdOfRole(_));
        if what.level.is_some() || kinds.is_empty() || !kinds.iter().all(named) {
            return None;
        }
        let mut names: Vec<Text> = Vec::new();
        for name in self.kinds_of_anybody(kinds, scope) {
            let name = match name.as_str().split(' ').next() {
                Some("your" | "the") => name,
                Some(owner) if owner.ends_with("'s") || owner.ends_with('\'') => name,
                _ => name.reworded(with_article(name.as_str())),
            };
            match names.iter_mut().find(|known| known.as_str() == name.as_str()) {
                Some(known) => *known = std::mem::take(known).tell_all(name.told()),
                None => names.push(name),
            }
        }
        let one = listed_or(&names);
        let place = self.place(&what.at, scope);
        let no = match names.len() {
            1 => say!("does not hold {}", one),
            _ => say!("holds neither {}", one.reworded(one.as_str().replace(" or ", " nor "))),
        };
        let yes = say!("holds {}", one);
        Some(Condition::fact(place.role, place.text, yes, no).tell(what.id))
    }

    /// The names of kinds of pieces; those of which the pieces of all players are listed without an owner.
    fn kinds_of_anybody(&self, kinds: &[Int], scope: &Scope) -> Vec<Text> {
        let numbers: Vec<Option<i64>> = kinds
            .iter()
            .map(|kind| match self.worked_out(kind, 0, &|_| None) {
                Some(Found::Number(number)) => Some(number),
                _ => None,
            })
            .collect();
        let pieces = self.numbered_pieces();
        kinds
            .iter()
            .zip(&numbers)
            .map(|(kind, number)| {
                let told = self.kind(kind, scope);
                let Some(one) = number.and_then(|number| self.component_numbered(number)) else {
                    return told;
                };
                let all = (1..).zip(pieces).filter(|(_, other)| other.kind == one.kind);
                match all.into_iter().all(|(index, _)| numbers.contains(&Some(index))) {
                    true => told.reworded(self.pieces.kinds[one.kind].spoken.clone()),
                    false => told,
                }
            })
            .collect()
    }
}

/// The places whose pieces make up some results.
fn what_stands_on(results: &Results) -> Option<&Region> {
    let Int::What(what) = &results.function else { return None };
    if what.level.is_some() {
        return None;
    }
    match (&what.at, &results.from, &results.to) {
        (Int::To(_), _, SiteOrRegion::Region(region))
        | (Int::From(_), SiteOrRegion::Region(region), _) => Some(region),
        _ => None,
    }
}
