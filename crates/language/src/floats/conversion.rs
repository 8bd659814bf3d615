//! Other values as numbers with a fraction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::BooleanOrInt;

/// `(toFloat …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("toFloat")]
pub struct ToFloat {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: BooleanOrInt,
}
