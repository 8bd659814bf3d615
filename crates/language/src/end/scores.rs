//! Scores and payoffs that decide the game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ints::Int;
use crate::words::Role;

/// `(payoff …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("payoff")]
pub struct Payoff {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// The payoff.
    pub payoff: Float,
}

/// `(score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// The score.
    pub score: Int,
}
