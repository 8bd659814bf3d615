//! Promotion.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::PieceRef;
use crate::moves::Then;
use crate::refs::PlayerRef;
use crate::words::SiteType;

/// `(promote …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("promote")]
#[ludeme(decision = "move Promote")]
pub struct Promote {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<Int>,
    /// The piece.
    pub what: PieceRef,
    /// The player.
    pub player: Option<PlayerRef>,
    /// What follows from the move.
    pub then: Option<Then>,
}
