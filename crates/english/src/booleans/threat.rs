//! What pieces could do: threats, and moves that are left.

use language::booleans::{CanMove, IsThreatened, NoMoves};
use language::moves::Moves;
use language::refs::AtOrIn;

use crate::moves::infinitive;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn is_threatened(&self, node: &IsThreatened, scope: &Scope) -> Condition {
        let what = node.what.as_ref().map(|what| self.kind(what, scope));
        let place: Option<Text> = match &node.at {
            Some(AtOrIn::At(at)) => Some(self.place(at, scope).text),
            Some(AtOrIn::In(region)) => Some(self.area(region, scope).plural),
            None => None,
        };
        let subject: Text = match (&what, &place) {
            (Some(what), None) => with_the(what),
            (Some(what), Some(place)) => say!("{} on {}", with_the(what), place),
            (None, Some(place)) => say!("the piece on {}", place),
            (None, None) => say!("the piece on {}", scope.last_to),
        };
        let mut yes: Text = "could be captured by the next enemy move".into();
        let mut no: Text = "could not be captured by the next enemy move".into();
        if let Some(moves) = &node.specific_moves {
            let how = infinitive(&self.moves(moves, scope));
            yes = say!("{} of this kind: {}", yes, how);
            no = say!("{} of this kind: {}", no, how);
        }
        Condition::fact(Role::Other, subject, yes, no).tell(node.id)
    }

    pub(super) fn can_move(&self, node: &CanMove, scope: &Scope) -> Condition {
        if scope.jumping
            && let Some(again) = self.jump_again(&node.moves, scope)
        {
            return Condition::fact(
                Role::Other,
                scope.last_piece.clone(),
                say!("can jump again{}", again),
                say!("cannot jump again{}", again),
            )
            .tell(node.id);
        }
        let action = self.moves(&node.moves, scope);
        let what = infinitive(&action);
        Condition::fact(Role::You, "you", say!("can {}", what), say!("cannot {}", what))
            .tell(node.id)
    }

    /// The rest of "it can jump again", if the move is a jump of the piece that has just jumped.
    fn jump_again(&self, moves: &Moves, scope: &Scope) -> Option<Text> {
        use language::ints::Int;
        use language::refs::SiteOrRegion;
        use language::words::LastKind;
        let Moves::Hop(hop) = moves else { return None };
        let from = hop.from.as_ref()?;
        let Some(SiteOrRegion::Site(Int::Last(last))) = &from.site else { return None };
        if last.kind != LastKind::To {
            return None;
        }
        let way = hop.directions.as_ref().map(|direction| self.direction(direction, scope));
        let text = match way {
            Some(way) => say!(" {}", way),
            None => Text::default(),
        };
        Some(text.tell_all(&self.whole(hop.id)))
    }

    pub(super) fn no_moves(&self, node: &NoMoves, scope: &Scope) -> Condition {
        let person = self.role(node.player, scope);
        Condition::fact(
            if person.second { Role::You } else { Role::Other },
            person.name.clone(),
            say!("{} no legal move", person.verb("have")),
            say!("{} a legal move", person.verb("have")),
        )
        .tell(node.id)
    }
}

/// "the enemy king", "your king".
fn with_the(kind: &Text) -> Text {
    let first = kind.as_str().split(' ').next().unwrap_or_default();
    if first == "your" || first.ends_with("'s") || first.ends_with('\'') {
        kind.clone()
    } else {
        say!("the {}", kind)
    }
}
