//! The last move.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::words::LastKind;

/// A site or level of the last move.
///
/// Example: `(last To)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("last")]
pub struct Last {
    /// The node it stands at.
    pub id: NodeId,
    /// Which.
    pub kind: LastKind,
    /// Whether what followed from the move counts as part of it.
    #[ludeme(named)]
    pub after_consequence: Option<Boolean>,
}
