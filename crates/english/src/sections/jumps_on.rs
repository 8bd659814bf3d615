//! Pieces whose own rules tell further jumps of a turn from the first.
//!
//! Most descriptions do that for all pieces together. Where a side has one kind of piece, its rules may do it; they are
//! told in the same words.

use language::game::Rules;
use language::moves::Moves;

use super::again::Again;
use super::pieces::by_own_rules;
use super::turn::same_turn_branch;
use crate::facts::{Kind, number_of};
use crate::plan::Action;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The first move of a turn of a kind of piece, which says itself how its jumps go on.
    pub(super) fn jumping_on(&self, kind: &Kind<'_>, scope: &Scope) -> Option<Action> {
        let rule @ Moves::If(node) = kind.generator? else { return None };
        let (further, test) = same_turn_branch(rule)?;
        let first = node.otherwise.as_ref()?;
        if !self.is_sole_kind(kind) || !self.moves_by_own_rules() {
            return None;
        }
        let jumps = |meaning: &Again| matches!(meaning, Again::Jump { .. });
        let meaning = self.tentatively(|| Some(self.again(further, test)).filter(jumps))?;
        let before = self.mean_by_again(meaning);
        let told = self.told_by_going_on();
        let action = self.moves(first, scope);
        self.mean_by_again(before);
        Some(told.into_iter().fold(action, Action::tell))
    }

    /// Whether no player with pieces of a kind has others that move.
    fn is_sole_kind(&self, kind: &Kind<'_>) -> bool {
        self.pieces.kinds.iter().filter(|other| other.generator.is_some()).all(|other| {
            let (one, another) = (number_of(kind.role), number_of(other.role));
            other.id == kind.id || one.is_some() && another.is_some() && one != another
        })
    }

    /// Whether a turn is nothing but a move of a piece by its own rules.
    fn moves_by_own_rules(&self) -> bool {
        let Rules::Simple(rules) = &self.game.rules else { return false };
        match &rules.play.moves {
            Moves::ForEachPiece(node) => by_own_rules(&self.state.links, node.id),
            _ => false,
        }
    }
}
