//! Turning pieces over.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::Then;
use crate::words::SiteType;

/// `(flip …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("flip")]
pub struct Flip {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}
