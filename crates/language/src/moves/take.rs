//! Taking.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Then;
use crate::refs::{AtOrTo, IndexOrRole};
use crate::words::SiteType;

/// `(take Domino …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("take Domino")]
pub struct TakeDomino {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(take Control …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("take Control")]
pub struct TakeControl {
    /// The node it stands at.
    pub id: NodeId,
    /// The of.
    #[ludeme(named)]
    pub of: IndexOrRole,
    /// The by.
    #[ludeme(named)]
    pub by: IndexOrRole,
    /// The site.
    pub at: Option<AtOrTo>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// What follows from the move.
    pub then: Option<Then>,
}
