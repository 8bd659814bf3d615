//! Whether a piece is among those that stand in an area.

use language::arrays::{ArrayOfInts, IntArray, Results};
use language::ints::{Int, What};
use language::refs::SiteOrRegion;
use language::regions::Region;

use crate::ints::Sort;
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
            return self.holds_one_of(what, kinds, scope);
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
    /// "the square in between holds a king or a queen", where the kinds are named.
    fn holds_one_of(&self, what: &What, kinds: &ArrayOfInts, scope: &Scope) -> Option<Condition> {
        let named = |kind: &Int| matches!(kind, Int::IdOfPiece(_) | Int::IdOfRole(_));
        if what.level.is_some() || kinds.ints.is_empty() || !kinds.ints.iter().all(named) {
            return None;
        }
        let names: Vec<Text> = kinds
            .ints
            .iter()
            .map(|kind| {
                let name = self.kind(kind, scope);
                match name.as_str().split(' ').next() {
                    Some("your" | "the") => name,
                    Some(owner) if owner.ends_with("'s") || owner.ends_with('\'') => name,
                    _ => name.reworded(with_article(name.as_str())),
                }
            })
            .collect();
        let one = listed_or(&names).tell_all(&self.whole(kinds.id));
        let place = self.place(&what.at, scope);
        let (yes, no) = (say!("holds {}", one), say!("does not hold {}", one));
        Some(Condition::fact(place.role, place.text, yes, no).tell(what.id))
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
