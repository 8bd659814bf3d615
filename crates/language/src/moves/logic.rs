//! Joining rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::PairOrList;
use crate::moves::Moves;
use crate::moves::Then;

/// `(allCombinations …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("allCombinations")]
pub struct AllCombinations {
    /// The node it stands at.
    pub id: NodeId,
    /// The first.
    pub first: Moves,
    /// The second.
    pub second: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(and …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("and")]
pub struct And {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: PairOrList<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(append …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("append")]
pub struct Append {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(if …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    pub condition: Boolean,
    /// The moves.
    pub moves: Moves,
    /// The value where it does not.
    pub otherwise: Option<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(or …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("or")]
pub struct Or {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: PairOrList<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(seq …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("seq")]
pub struct Seq {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Vec<Moves>,
}
