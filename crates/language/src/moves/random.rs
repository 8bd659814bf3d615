//! Chance.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ints::Int;
use crate::moves::{Moves, Then};
use crate::words::DealableKind;

/// Deals cards or dominoes to the players.
///
/// Example: `(deal Cards 3 beginWith:(mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("deal")]
pub struct Deal {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: DealableKind,
    /// How many.
    pub count: Option<Int>,
    /// Who gets the first; the mover by default.
    #[ludeme(named)]
    pub begin_with: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// One of several moves, drawn at random by weight.
///
/// Example: `(random {0.25 0.75} {(forEach Piece) (move Pass)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("random")]
pub struct RandomWeighted {
    /// The node it stands at.
    pub id: NodeId,
    /// The weights.
    pub probas: Vec<Float>,
    /// The moves.
    pub moves: Vec<Moves>,
}

/// Some of the moves, drawn at random.
///
/// Example: `(random (forEach Piece) num:1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("random")]
pub struct RandomSample {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// How many.
    #[ludeme(named = "num")]
    pub count: Int,
}

/// Rolls all dice.
///
/// Example: `(roll)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("roll")]
pub struct Roll {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}
