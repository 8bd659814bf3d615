//! Other values as whole numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::BooleanOrFloat;

/// `(toInt …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("toInt")]
pub struct ToInt {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: BooleanOrFloat,
}
