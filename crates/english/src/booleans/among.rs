//! Whether a piece is among those that stand in an area.

use language::arrays::{IntArray, Results};
use language::ints::Int;
use language::refs::SiteOrRegion;
use language::regions::Region;

use crate::ints::Sort;
use crate::ints::sort::sort;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
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
