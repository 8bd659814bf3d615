//! Players in turn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::PrevType;

/// The number of the player who moves.
///
/// Example: `(mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mover")]
pub struct Mover {
    /// The node it stands at.
    pub id: NodeId,
}

/// The number of the player who moves next.
///
/// Example: `(next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("next")]
pub struct Next {
    /// The node it stands at.
    pub id: NodeId,
}

/// The number of the player who moved before.
///
/// Example: `(prev)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("prev")]
pub struct Prev {
    /// The node it stands at.
    pub id: NodeId,
    /// The previous mover, or the mover of the previous turn.
    pub kind: Option<PrevType>,
}
