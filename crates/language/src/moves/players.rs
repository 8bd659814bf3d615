//! Players by index.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// `(player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct PlayerIndex {
    /// The node it stands at.
    pub id: NodeId,
    /// The index.
    pub index: Int,
}
