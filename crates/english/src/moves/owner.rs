//! Rules of a piece that ask whose turn it is: that is settled by who owns the piece.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::If;
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role};

use crate::plan::Action;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a test holds whenever the piece in question moves, or never; none if that does not settle it.
    pub(crate) fn settled_by_owner(&self, test: &Boolean, scope: &Scope) -> Option<bool> {
        let owner = self.owner_who_moves(scope)?;
        let is_owner = |role: Role| crate::facts::number_of(role).map(|number| number == owner);
        match test {
            Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Mover => match &node.player {
                IndexOrRole::Role(role) => is_owner(*role),
                IndexOrRole::Index(_) => None,
            },
            Boolean::Equals(node) => match (&node.left, &node.right) {
                (Int::Mover(_), IndexOrRole::Role(role)) => is_owner(*role),
                (Int::Mover(_), IndexOrRole::Index(Int::Constant(number))) => {
                    usize::try_from(*number).ok().map(|number| number == owner)
                }
                _ => None,
            },
            Boolean::Not(node) => self.settled_by_owner(&node.operand, scope).map(|held| !held),
            Boolean::And(node) => {
                let mut members =
                    node.operands.iter().map(|test| self.settled_by_owner(test, scope));
                members.any(|held| held == Some(false)).then_some(false)
            }
            _ => None,
        }
    }

    /// The owner of the pieces whose rules are told, if they move on the turn of their owner alone.
    fn owner_who_moves(&self, scope: &Scope) -> Option<usize> {
        let kind = scope.kind.filter(|_| !scope.ending)?;
        let owner = crate::facts::number_of(self.pieces.kinds.get(kind)?.role)?;
        self.each_moves_its_own().then_some(owner)
    }

    /// What is left of a choice that the owner of the piece settles.
    pub(super) fn owners_case(&self, node: &If, scope: &Scope) -> Option<Action> {
        let held = self
            .settled_by_owner(&node.condition, scope)
            .or_else(|| self.settled_by_kind(&node.condition, scope))?;
        let parts: Vec<_> = self.state.links.plain(node.id).collect();
        let dead = parts.get(if held { 2 } else { 1 });
        let dead = parts.first().into_iter().chain(dead);
        self.silent(Silence::Unreachable, dead.flat_map(|part| self.whole(*part)));
        let action = match (held, &node.otherwise) {
            (true, _) => self.moves(&node.moves, scope),
            (false, Some(otherwise)) => self.moves(otherwise, scope),
            (false, None) => Action::Nothing,
        };
        if action.is_nothing() {
            self.silent(Silence::Unreachable, [node.id]);
        }
        Some(self.with_then(action.tell(node.id), node.then.as_ref(), &self.after_any(scope)))
    }
}
