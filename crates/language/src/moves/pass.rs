//! Passing, and playing a card.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Then;

/// The player passes.
///
/// Example: `(move Pass)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pass")]
#[ludeme(decision = "move Pass")]
pub struct Pass {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// The player plays a card from the hand.
///
/// Example: `(move PlayCard)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("playCard")]
#[ludeme(decision = "move PlayCard")]
pub struct PlayCard {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// What follows from the move.
    pub then: Option<Then>,
}
