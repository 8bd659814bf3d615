//! What heuristics are made of beside their terms.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::HeuristicTerm;

/// What tells a good position: a sum of terms.
///
/// Example: `(heuristics {(material weight:1.0)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("heuristics")]
pub struct Heuristics {
    /// The node it stands at.
    pub id: NodeId,
    /// The terms.
    pub terms: Option<OneOrMany<HeuristicTerm>>,
}

/// Divides a value by the number of sites of the board.
///
/// Example: `(divNumBoardSites)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("divNumBoardSites")]
pub struct DivNumBoardSites {
    /// The node it stands at.
    pub id: NodeId,
}

/// Divides a value by the number of pieces at the start.
///
/// Example: `(divNumInitPlacement)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("divNumInitPlacement")]
pub struct DivNumInitPlacement {
    /// The node it stands at.
    pub id: NodeId,
}

/// Squeezes a value between 0 and 1 by the logistic function.
///
/// Example: `(logisticFunction)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("logisticFunction")]
pub struct LogisticFunction {
    /// The node it stands at.
    pub id: NodeId,
}

/// Squeezes a value between -1 and 1 by the hyperbolic tangent.
///
/// Example: `(tanh)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tanh")]
pub struct Tanh {
    /// The node it stands at.
    pub id: NodeId,
}

/// How much a piece or a player counts.
///
/// Example: `(pair "Pawn" 1.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pair")]
pub struct Weight {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    pub name: Box<str>,
    /// How much it counts; once by default.
    pub weight: f32,
}
