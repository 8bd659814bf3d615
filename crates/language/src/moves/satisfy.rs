//! The constraints of a puzzle.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::OneOrMany;

/// Fills in a value wherever the constraints of a puzzle allow it.
///
/// Example: `(satisfy (all Different))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("satisfy")]
pub struct Satisfy {
    /// The node it stands at.
    pub id: NodeId,
    /// The constraints.
    pub constraint: OneOrMany<Boolean>,
}
