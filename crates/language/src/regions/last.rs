//! Sites of the last move.

use language_derive::Ludeme;
use syntax::NodeId;

/// The sites that the last move passed over.
///
/// Example: `(last Between)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("last Between")]
pub struct LastBetween {
    /// The node it stands at.
    pub id: NodeId,
}
