//! Tiles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::refs::SiteOrRegion;

/// How far the path that starts at a tile reaches across the board.
///
/// Example: `(pathExtent (mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pathExtent")]
pub struct PathExtent {
    /// The node it stands at.
    pub id: NodeId,
    /// The colour of the path; the mover's by default.
    pub colour: Option<Int>,
    /// The tile; the one last placed by default.
    pub start: Option<SiteOrRegion>,
}
