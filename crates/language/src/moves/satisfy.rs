//! The constraints of a puzzle.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::OneOrMany;

/// `(satisfy …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("satisfy")]
pub struct Satisfy {
    /// The node it stands at.
    pub id: NodeId,
    /// The constraint.
    pub constraint: OneOrMany<Boolean>,
}
