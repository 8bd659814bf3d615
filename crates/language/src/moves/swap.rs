//! Swapping.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::Then;
use crate::refs::IndexOrRole;

/// `(swap Pieces …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap Pieces")]
#[ludeme(decision = "move Swap Pieces")]
pub struct SwapPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The loc a.
    pub loc_a: Option<Int>,
    /// The loc b.
    pub loc_b: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(swap Players …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap Players")]
#[ludeme(decision = "move Swap Players")]
pub struct SwapPlayers {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The player1.
    pub player1: IndexOrRole,
    /// The player2.
    pub player2: IndexOrRole,
    /// What follows from the move.
    pub then: Option<Then>,
}
