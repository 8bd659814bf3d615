//! Chance.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ints::Int;
use crate::moves::Moves;
use crate::moves::Then;
use crate::words::DealableKind;

/// `(deal …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("deal")]
pub struct Deal {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: DealableKind,
    /// How many.
    pub count: Option<Int>,
    /// The begin with.
    #[ludeme(named)]
    pub begin_with: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("random")]
pub struct RandomWeighted {
    /// The node it stands at.
    pub id: NodeId,
    /// The probas.
    pub probas: Vec<Float>,
    /// The moves.
    pub moves: Vec<Moves>,
}

/// `(random …)`
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

/// `(roll …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("roll")]
pub struct Roll {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}
