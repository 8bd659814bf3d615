//! Dice.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// What the die on a site shows.
///
/// Example: `(face (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("face")]
pub struct Face {
    /// The node it stands at.
    pub id: NodeId,
    /// Where the die lies.
    pub site: Int,
}
