//! Steps.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::{From, Then, To};

/// A piece steps to a neighbouring site.
///
/// Example: `(step Forward (to if:(is Empty (to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("step")]
#[ludeme(decision = "move Step")]
pub struct Step {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: Option<From>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Where to.
    pub to: To,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}
