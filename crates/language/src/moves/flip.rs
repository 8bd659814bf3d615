//! Turning pieces over.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::Then;
use crate::words::SiteType;

/// Turns a piece over: its local state changes to the other of two.
///
/// Example: `(flip (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("flip")]
pub struct Flip {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where the piece is; the site moved to by default.
    pub site: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}
