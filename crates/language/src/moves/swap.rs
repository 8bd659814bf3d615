//! Swapping.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::Then;
use crate::refs::IndexOrRole;

/// Two pieces change places.
///
/// Example: `(move Swap Pieces (last To) (last From))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap Pieces")]
#[ludeme(decision = "move Swap Pieces")]
pub struct SwapPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The place of one; where the last move came from by default.
    pub loc_a: Option<Int>,
    /// The place of the other; where it went to by default.
    pub loc_b: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Two players change sides.
///
/// Example: `(swap Players P1 P2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap Players")]
#[ludeme(decision = "move Swap Players")]
pub struct SwapPlayers {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// One player.
    pub player1: IndexOrRole,
    /// The other player.
    pub player2: IndexOrRole,
    /// What follows from the move.
    pub then: Option<Then>,
}
