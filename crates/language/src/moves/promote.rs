//! Promotion.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::{PieceRef, Then};
use crate::refs::PlayerRef;
use crate::words::SiteType;

/// A piece becomes another.
///
/// Example: `(promote (last To) (piece "Queen") Mover)`
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
    /// Where it is; at the site moved to by default.
    pub site: Option<Int>,
    /// What it becomes; the player chooses among several.
    pub what: PieceRef,
    /// Whose piece it becomes.
    pub player: Option<PlayerRef>,
    /// What follows from the move.
    pub then: Option<Then>,
}
