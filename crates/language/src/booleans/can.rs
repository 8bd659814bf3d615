//! Whether moves are possible.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Moves;

/// Whether some move is possible under the given rules.
///
/// Example: `(can Move (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("can Move")]
pub struct CanMove {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
}
