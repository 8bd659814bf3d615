//! Pieces that change hands where they lie: as many of one's own take their place.

use language::ints::Int;
use language::moves::{Add, Moves, PieceNames, Remove};
use language::refs::SiteOrRegion;
use language::words::Role;

use crate::plan::{Action, Deed};
use crate::realise::{plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "replace all seeds in that hole with as many of yours", where an effect removes what lies there and another puts as many
    /// pieces of the mover in its place.
    pub(super) fn seized(&self, effects: &[&Moves], scope: &Scope) -> Option<Action> {
        let (gone, come): (&Remove, &Add) = match effects {
            [Moves::Remove(gone), Moves::Add(come)] | [Moves::Add(come), Moves::Remove(gone)] => {
                (gone, come)
            }
            _ => return None,
        };
        let site @ SiteOrRegion::Site(place) = &gone.site else { return None };
        let all = |count: &Int| self.counts_all(count, Some(site), scope);
        let plain = gone.level.is_none()
            && gone.at.is_none()
            && gone.then.is_none()
            && gone.count.as_ref().is_none_or(all)
            && come.stack.is_none()
            && come.then.is_none()
            && come.to.condition.is_none()
            && come.to.effect.is_none()
            && come.to.level.is_none()
            && come.count.as_ref().is_some_and(all);
        let Some(SiteOrRegion::Site(target)) = &come.to.site else { return None };
        let there = self.place(place, scope);
        let same = self.place(target, scope).text.as_str() == there.text.as_str();
        if !plain || !same || !is_own(come) || !self.pieces.one_kind_each() {
            return None;
        }
        let told: Vec<_> = self.whole(gone.id).into_iter().chain(self.whole(come.id)).collect();
        let word = plural(&self.pieces.word);
        let inside = if self.places.shape == crate::facts::Shape::Holes { "in" } else { "on" };
        let rest = say!("all {} {} {} with as many of yours", word, inside, there.text);
        Some(Deed::you("replace", rest.tell_all(&told)).into())
    }
}

/// Whether what is added is the mover's.
fn is_own(add: &Add) -> bool {
    let Some(piece) = &add.what else { return false };
    piece.state.is_none()
        && matches!(&piece.pieces, PieceNames::Index(Int::IdOfRole(id)) if id.who == Role::Mover)
}
