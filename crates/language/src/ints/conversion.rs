//! Other values as whole numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::BooleanOrFloat;

/// A truth value or a number with a fraction as a whole number.
///
/// Example: `(toInt (is Mover P1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("toInt")]
pub struct ToInt {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: BooleanOrFloat,
}
