//! Taking.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Then;
use crate::refs::{AtOrTo, IndexOrRole};
use crate::words::SiteType;

/// The player takes a domino from those that are left.
///
/// Example: `(take Domino)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("take Domino")]
pub struct TakeDomino {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Pieces change their owner.
///
/// Example: `(take Control of:Next by:Mover at:(last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("take Control")]
pub struct TakeControl {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose pieces.
    #[ludeme(named)]
    pub of: IndexOrRole,
    /// Who gets them.
    #[ludeme(named)]
    pub by: IndexOrRole,
    /// The site.
    pub at: Option<AtOrTo>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// What follows from the move.
    pub then: Option<Then>,
}
