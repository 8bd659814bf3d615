//! Whether moves are possible.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Moves;

/// `(can Move …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("can Move")]
pub struct CanMove {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
}
