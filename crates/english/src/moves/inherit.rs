//! Pieces in the hand of another player that become one's own: "add as many pawns to your hand as that player has in hand".

use language::ints::Int;
use language::moves::{Add, PieceNames};
use language::refs::{ContainerRef, PlayerRef, SiteOrRegion};
use language::regions::{ComponentRef, Region, SitesOccupied};
use language::words::Role;

use crate::ints::components::Found;
use crate::plan::Deed;
use crate::realise::{plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What an effect does that puts as many pieces of a kind into the mover's hand as another player holds.
    pub(super) fn inherited(&self, node: &Add, scope: &Scope) -> Option<Deed> {
        let plain = !node.decision && node.stack.is_none() && node.then.is_none();
        let PieceNames::Index(Int::IdOfRole(id)) = &node.what.as_ref()?.pieces else { return None };
        let name = id.name.as_deref().filter(|_| plain && id.who == Role::Mover)?;
        let Some(Int::CountPieces(count)) = &node.count else { return None };
        let all = count.owner.is_none() && count.name.is_none() && count.condition.is_none();
        let Some(Region::SitesOccupied(held)) = count.within.as_ref().filter(|_| all) else {
            return None;
        };
        let PlayerRef::Role(owner) = &held.player else { return None };
        let other = *owner != Role::Mover && holds_kind(held, name);
        let Some(SiteOrRegion::Site(place)) = &node.to.site else { return None };
        let untested = node.to.condition.is_none() && node.to.effect.is_none();
        if !other || !untested || !self.is_own_hand(place) {
            return None;
        }
        let things = plural(&self.pieces.named(name).0);
        let person = self.role(*owner, scope);
        let has = person.verb("have");
        let rest = say!("as many {} to your hand as {} {} in hand", things, person.name, has);
        let told = self.whole(node.id);
        // The table that gives the place needs no words of its own.
        self.settled.borrow_mut().extend(&told);
        self.recall.spoil();
        Some(Deed::you("add", rest.tell_all(&told)))
    }

    /// Whether a place is in the hand of the player to move, whoever that is.
    fn is_own_hand(&self, place: &Int) -> bool {
        (1..=self.players.count()).all(|mover| {
            let owner = match self.worked_out(place, mover, &|_| None) {
                Some(Found::Hand(owner, _)) => Some(owner),
                Some(Found::Number(site)) => self.place_of_a_hand(site).map(|(owner, _)| owner),
                None => None,
            };
            owner == Some(mover)
        })
    }
}

/// Whether places are those in a hand with pieces of one kind.
fn holds_kind(held: &SitesOccupied, name: &str) -> bool {
    let hand =
        matches!(&held.container, Some(ContainerRef::Name(container)) if &**container == "Hand");
    let kind = match &held.component {
        Some(ComponentRef::Name(kind)) => Some(kind),
        Some(ComponentRef::Names(kinds)) => match &**kinds {
            [kind] => Some(kind),
            _ => None,
        },
        _ => None,
    };
    hand && kind.is_some_and(|kind| &**kind == name)
}
