//! The list of the equipment.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Item;

/// `(equipment …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("equipment")]
pub struct Equipment {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: Vec<Item>,
}
