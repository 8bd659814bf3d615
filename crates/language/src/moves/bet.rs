//! Bets.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Then;
use crate::ranges::Range;
use crate::refs::PlayerRef;

/// A player bets an amount.
///
/// Example: `(move Bet P1 (range 0 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("bet")]
#[ludeme(decision = "move Bet")]
pub struct Bet {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Which player.
    pub player: PlayerRef,
    /// How much may be bet.
    pub range: Range,
    /// What follows from the move.
    pub then: Option<Then>,
}
