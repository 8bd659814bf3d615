//! What the last move was.

use language_derive::Ludeme;
use syntax::NodeId;

/// `(was Pass …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("was Pass")]
pub struct WasPass {
    /// The node it stands at.
    pub id: NodeId,
}
