//! Scoring.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::ScoredPlayers;
use crate::moves::Then;
use crate::refs::PlayerRef;

/// `(addScore …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("addScore")]
pub struct AddScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
    /// The score.
    pub score: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(addScore …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("addScore")]
pub struct AddScores {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: ScoredPlayers,
    /// The scores.
    pub scores: Vec<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}
