//! Whether there are none.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::refs::RoleOrOf;
use crate::regions::Region;
use crate::words::{Role, SiteType};

/// Whether a player, or everybody, has no pieces.
///
/// Example: `(no Pieces Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Pieces")]
pub struct NoPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whose pieces; anybody's by default.
    pub owner: Option<RoleOrOf>,
    /// Only pieces with this name count.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// Where; anywhere by default.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
}

/// Whether a player has no legal move.
///
/// Example: `(no Moves Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Moves")]
pub struct NoMoves {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: Role,
}
