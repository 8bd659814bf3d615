//! Tiles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::refs::SiteOrRegion;

/// `(pathExtent …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pathExtent")]
pub struct PathExtent {
    /// The node it stands at.
    pub id: NodeId,
    /// The colour.
    pub colour: Option<Int>,
    /// The start.
    pub start: Option<SiteOrRegion>,
}
