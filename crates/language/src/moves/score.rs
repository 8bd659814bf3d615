//! Scoring.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::{ScoredPlayers, Then};
use crate::refs::PlayerRef;

/// Adds to a player's score.
///
/// Example: `(addScore Mover 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("addScore")]
pub struct AddScore {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
    /// How much.
    pub score: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Adds to the scores of several players.
///
/// Example: `(addScore {P1 P2} {1 2})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("addScore")]
pub struct AddScores {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose scores.
    pub players: ScoredPlayers,
    /// How much for each.
    pub scores: Vec<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}
