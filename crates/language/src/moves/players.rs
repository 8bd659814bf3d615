//! Players by index.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// A player, told by a number.
///
/// Example: `(player (mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct PlayerIndex {
    /// The node it stands at.
    pub id: NodeId,
    /// The number.
    pub index: Int,
}
