//! Whether there are none.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::refs::RoleOrOf;
use crate::regions::Region;
use crate::words::{Role, SiteType};

/// `(no Pieces …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Pieces")]
pub struct NoPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The owner.
    pub owner: Option<RoleOrOf>,
    /// The name.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// The within.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
}

/// `(no Moves …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Moves")]
pub struct NoMoves {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Role,
}
