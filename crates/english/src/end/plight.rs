//! Checkmate and stalemate: a player without a move whose piece is attacked, or is not.

use language::booleans::Boolean;
use language::moves::Moves;

use crate::teller::Teller;

/// What a player without a move is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plight {
    /// The piece that must not be lost is attacked.
    Checkmate,
    /// It is not, or nobody asks.
    Stalemate,
}

impl Teller<'_> {
    /// The plight that some tests ask for together, where the game knows check.
    pub(crate) fn plight(&self, tests: &[&Boolean]) -> Option<Plight> {
        if self.royals().is_empty() {
            return None;
        }
        let mut members: Vec<&Boolean> = Vec::new();
        for test in tests {
            match test {
                Boolean::And(node) => members.extend(node.operands.iter()),
                other => members.push(other),
            }
        }
        match members.as_slice() {
            [only] if self.is_stuck(only) => Some(Plight::Stalemate),
            [a, b] => {
                let other = match (self.is_stuck(a), self.is_stuck(b)) {
                    (true, false) => b,
                    (false, true) => a,
                    _ => return None,
                };
                match other {
                    Boolean::IsThreatened(_) => Some(Plight::Checkmate),
                    Boolean::Not(not) if matches!(not.operand, Boolean::IsThreatened(_)) => {
                        Some(Plight::Stalemate)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether a test asks for a player without a move, or without a move out of check.
    fn is_stuck(&self, test: &Boolean) -> bool {
        match test {
            Boolean::NoMoves(_) => true,
            Boolean::Not(not) => match &not.operand {
                Boolean::CanMove(node) => match &node.moves {
                    Moves::Do(test) => {
                        test.if_afterwards.as_ref().is_some_and(|after| self.safe(after).is_some())
                    }
                    _ => false,
                },
                _ => false,
            },
            _ => false,
        }
    }
}
