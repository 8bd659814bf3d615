//! Numbers as truth values.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::IntOrFloat;

/// A number as a truth value: whether it is not zero.
///
/// Example: `(toBool (counter))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("toBool")]
pub struct ToBool {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: IntOrFloat,
}
