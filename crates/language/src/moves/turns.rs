//! Who moves next.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Then;

/// The player moves again.
///
/// Example: `(moveAgain)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("moveAgain")]
pub struct MoveAgain {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}
