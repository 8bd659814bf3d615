//! Other values as numbers with a fraction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::BooleanOrInt;

/// A whole number or a truth value as a number with a fraction.
///
/// Example: `(toFloat (score Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("toFloat")]
pub struct ToFloat {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: BooleanOrInt,
}
