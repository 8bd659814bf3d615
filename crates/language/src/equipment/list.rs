//! The list of the equipment.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Item;

/// All that the game is played with.
///
/// Example: `(equipment {(board (square 3)) (piece "Disc" Each)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("equipment")]
pub struct Equipment {
    /// The node it stands at.
    pub id: NodeId,
    /// The things.
    pub items: Vec<Item>,
}
