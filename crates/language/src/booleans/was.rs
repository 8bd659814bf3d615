//! What the last move was.

use language_derive::Ludeme;
use syntax::NodeId;

/// Whether the last move was a pass.
///
/// Example: `(was Pass)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("was Pass")]
pub struct WasPass {
    /// The node it stands at.
    pub id: NodeId,
}
