//! Scores and payoffs that decide the game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ints::Int;
use crate::words::Role;

/// What a player gets at the end.
///
/// Example: `(payoff P1 5.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("payoff")]
pub struct Payoff {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// How much.
    pub payoff: Float,
}

/// The score that a player gets at the end.
///
/// Example: `(score P1 (count Pieces P1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// How much.
    pub score: Int,
}
