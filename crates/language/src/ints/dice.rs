//! Dice.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// `(face …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("face")]
pub struct Face {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    pub site: Int,
}
