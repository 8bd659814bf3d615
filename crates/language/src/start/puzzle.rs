//! Givens of puzzles.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::SiteType;

/// Fixes values of a puzzle at the start.
///
/// Example: `(set {{0 3} {4 1}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set")]
pub struct Set {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Pairs of a site and its value.
    pub pairs: Vec<Vec<i32>>,
}
