//! Joining rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::PairOrList;
use crate::moves::{Moves, Then};

/// Every move of one kind together with every move of another.
///
/// Example: `(allCombinations (add (to (sites Top))) (remove (last To)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("allCombinations")]
pub struct AllCombinations {
    /// The node it stands at.
    pub id: NodeId,
    /// One kind.
    pub first: Moves,
    /// The other kind.
    pub second: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// All of the moves together.
///
/// Example: `(and (remove (between)) (addScore Mover 1))`
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

/// One move made of all the moves in a list.
///
/// Example: `(append (custodial (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to))))))`
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

/// Moves that are possible where a condition holds, and others where it does not.
///
/// Example: `(if (is Even (count Moves)) (move Pass) (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The moves.
    pub moves: Moves,
    /// The value where the condition does not hold.
    pub otherwise: Option<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Any one of the moves.
///
/// Example: `(or (forEach Piece) (move Pass))`
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

/// Moves that happen one after the other, each in the position the last one left.
///
/// Example: `(seq {(remove (last To)) (moveAgain)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("seq")]
pub struct Seq {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Vec<Moves>,
}
