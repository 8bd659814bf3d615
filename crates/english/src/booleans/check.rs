//! Check: a piece that must not be lost is attacked.

use language::booleans::{Boolean, IsThreatened};
use language::ints::Int;
use language::moves::Moves;
use language::refs::{AtOrIn, IndexOrRole, PlayerRef};
use language::words::Role as PlayerRole;

use super::threat::with_the;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "your king is in check", if a piece of a certain kind is attacked by whatever its enemies can do.
    pub(super) fn check(&self, node: &IsThreatened, scope: &Scope) -> Option<Condition> {
        let (name, _) = royal(node)?;
        let what = node.what.as_ref().map(|what| self.kind(what, scope))?;
        let subject = with_the(&what);
        let told = node.specific_moves.as_ref().map(|moves| self.moves(moves, scope).told());
        self.checked(&self.pieces.named(name).0, node.id);
        let place = match &node.at {
            None => None,
            // Where it stands needs no words.
            Some(_) if is_asked_where_it_stands(node) => None,
            Some(AtOrIn::At(at)) => Some(say!(" on {}", self.place(at, scope).text)),
            Some(AtOrIn::In(region)) => {
                Some(say!(" on any of these: {}", self.area(region, scope).plural))
            }
        };
        let (yes, no) = match place {
            None => (Text::from("is in check"), Text::from("is not in check")),
            Some(place) => {
                (say!("would be in check{}", place), say!("would not be in check{}", place))
            }
        };
        let mut told = told.unwrap_or_default();
        if is_asked_where_it_stands(node) {
            told.extend(self.whole(node.id));
        }
        let fact = Condition::fact(Role::Other, subject, yes.tell_all(&told), no.tell_all(&told));
        Some(fact.tell(node.id))
    }

    /// What a test for the safety of a player's piece says: whose piece it is, and what it is called.
    pub(crate) fn safe<'b>(
        &self,
        test: &'b Boolean,
    ) -> Option<(PlayerRole, &'b str, &'b IsThreatened)> {
        let Boolean::Not(not) = test else { return None };
        let Boolean::IsThreatened(node) = &not.operand else { return None };
        let (name, who) = royal(node)?;
        (node.at.is_none() || is_asked_where_it_stands(node)).then_some((who, name, node))
    }
}

/// The name and the owner of the piece that is looked at, where any move of any enemy piece counts.
pub(crate) fn royal(node: &IsThreatened) -> Option<(&str, PlayerRole)> {
    let Some(Int::IdOfRole(id)) = &node.what else { return None };
    let name = id.name.as_deref()?;
    let plain = match &node.specific_moves {
        None => true,
        Some(Moves::ForEachPiece(pieces)) => {
            pieces.item.is_none()
                && pieces.specific_moves.is_none()
                && pieces.container.is_none()
                && pieces.on.is_none()
                && matches!(pieces.player, None | Some(PlayerRef::Role(PlayerRole::Mover)))
        }
        Some(_) => false,
    };
    plain.then_some((name, id.who))
}

/// Whether a piece is looked at on the very place where it stands.
fn is_asked_where_it_stands(node: &IsThreatened) -> bool {
    let (Some((name, who)), Some(AtOrIn::At(Int::WhereNamed(place)))) = (royal(node), &node.at)
    else {
        return false;
    };
    let owner = match &place.player {
        IndexOrRole::Role(role) => *role == who,
        IndexOrRole::Index(Int::Mover(_)) => who == PlayerRole::Mover,
        IndexOrRole::Index(Int::Next(_)) => who == PlayerRole::Next,
        IndexOrRole::Index(_) => false,
    };
    owner && &*place.piece == name && place.state.is_none()
}
