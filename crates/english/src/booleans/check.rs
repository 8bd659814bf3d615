//! Check: a piece that must not be lost is attacked.

use language::booleans::{Boolean, IsThreatened};
use language::ints::Int;
use language::moves::Moves;
use language::refs::{AtOrIn, IndexOrRole, PlayerRef};
use language::words::{IsPlayerKind, Role as PlayerRole};

use super::threat::with_the;
use crate::plan::{Condition, Role};
use crate::realise::{Text, plural, say, with_article};
use crate::regions::Area;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "your king is in check", if a piece of a certain kind is attacked by whatever its enemies can do.
    pub(super) fn check(&self, node: &IsThreatened, scope: &Scope) -> Option<Condition> {
        let (name, who) = self.royal_of_side(node)?;
        let subject = match royal(node) {
            Some(_) => with_the(&node.what.as_ref().map(|what| self.kind(what, scope))?),
            None if who == PlayerRole::Mover => Text::from(format!("your {name}")),
            None => format!("the enemy {name}").into(),
        };
        let named = if royal(node).is_none() { self.whole(node.id) } else { vec![] };
        let told = node.specific_moves.as_ref().map(|moves| self.moves(moves, scope).told());
        self.checked(&name, node.id);
        let place = match &node.at {
            None => None,
            // Where it stands needs no words.
            Some(_) if is_asked_where_it_stands(node) => None,
            Some(AtOrIn::At(at)) => Some(say!(" on {}", self.place(at, scope).text)),
            Some(AtOrIn::In(region)) => {
                let area = self.area(region, scope);
                if let Some(fact) = several_in_check(&area, &name, who) {
                    let told = told.unwrap_or_default();
                    let fact = fact.tell_all(subject.told()).tell_all(&told).tell_all(&named);
                    return Some(fact.tell(node.id));
                }
                Some(say!(" on any of these: {}", area.plural))
            }
        };
        let (yes, no) = match place {
            None => (Text::from("is in check"), Text::from("is not in check")),
            Some(place) => {
                (say!("would be in check{}", place), say!("would not be in check{}", place))
            }
        };
        let mut told = told.unwrap_or_default();
        told.extend(named);
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
    ) -> Option<(PlayerRole, String, &'b IsThreatened)> {
        let Boolean::Not(not) = test else { return None };
        let Boolean::IsThreatened(node) = &not.operand else { return None };
        let (name, who) = self.royal_of_side(node)?;
        (node.at.is_none() || is_asked_where_it_stands(node)).then_some((who, name, node))
    }

    /// What the piece that is looked at is called, and whose it is; "khan or shah" where each of two players has another.
    fn royal_of_side(&self, node: &IsThreatened) -> Option<(String, PlayerRole)> {
        if let Some((name, who)) = royal(node) {
            return Some((self.pieces.named(name).0, who));
        }
        let Some(Int::If(choice)) = &node.what else { return None };
        let Boolean::IsPlayer(test) = &choice.condition else { return None };
        let IndexOrRole::Role(player) = &test.player else { return None };
        let number = crate::facts::number_of(*player)?;
        let who = match test.kind {
            IsPlayerKind::Mover => PlayerRole::Mover,
            IsPlayerKind::Next => PlayerRole::Next,
            _ => return None,
        };
        if self.players.count() != 2 || node.at.is_some() || node.specific_moves.is_some() {
            return None;
        }
        let (one, owner) = self.owned_piece(&choice.then)?;
        let (other, opponent) = self.owned_piece(&choice.otherwise)?;
        if owner != number || opponent != 3 - number {
            return None;
        }
        let (first, second) = if one < other { (one, other) } else { (other, one) };
        let name = if first == second { first } else { format!("{first} or {second}") };
        Some((name, who))
    }

    /// A kind of piece, and the number of the player whose it is.
    fn owned_piece(&self, piece: &Int) -> Option<(String, usize)> {
        match piece {
            Int::IdOfPiece(id) => {
                let (kind, owner) = self.pieces.named(&id.name);
                Some((kind, owner?))
            }
            Int::IdOfRole(id) => {
                let kind = self.pieces.named(id.name.as_deref()?).0;
                Some((kind, crate::facts::number_of(id.who)?))
            }
            _ => None,
        }
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

/// "one of your kings is in check": any piece of the kind, where all of them are looked at.
fn several_in_check(area: &Area, name: &str, who: PlayerRole) -> Option<Condition> {
    let (one, _) = area.pieces.as_ref()?;
    let (owner, mine) = (area.owner.as_ref()?, who == PlayerRole::Mover);
    let all = one.as_str() == name && (mine && owner.second || who == PlayerRole::Next);
    all.then(|| {
        let (some, every) = match mine {
            true => (format!("one of your {}", plural(name)), format!("your {}", plural(name))),
            false => {
                (with_article(&format!("enemy {name}")), format!("the enemy {}", plural(name)))
            }
        };
        let told = area.plural.told();
        let yes = say!("{} is in check", some).tell_all(told);
        let no = say!("{} are all out of check", every).tell_all(told);
        Condition::fact(Role::Other, "", yes, no)
    })
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
