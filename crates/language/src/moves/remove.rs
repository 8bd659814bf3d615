//! Removing.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::Then;
use crate::refs::SiteOrRegion;
use crate::words::{SiteType, When};

/// Removes a piece.
///
/// Example: `(remove (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remove")]
#[ludeme(decision = "move Remove")]
pub struct Remove {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where it is, or a region with all its sites.
    pub site: SiteOrRegion,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// When: at once, or at the end of the turn.
    #[ludeme(named)]
    pub at: Option<When>,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}
