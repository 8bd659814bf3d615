//! The last move.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::words::LastKind;

/// `(last …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("last")]
pub struct Last {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: LastKind,
    /// The after consequence.
    #[ludeme(named)]
    pub after_consequence: Option<Boolean>,
}
