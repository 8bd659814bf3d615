//! Values of pieces, players and the like.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::ranges::Range;
use crate::refs::IndexOrRole;
use crate::words::{SiteType, ValueSimpleKind};

/// A random number out of a range.
///
/// Example: `(value Random (range 1 6))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value Random")]
pub struct ValueRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// The range.
    pub range: Range,
}

/// The value that is being looked at.
///
/// Example: `(value)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value")]
pub struct Value {
    /// The node it stands at.
    pub id: NodeId,
}

/// A number that the game keeps: what is pending, or a limit of play.
///
/// Example: `(value Pending)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value")]
pub struct ValueSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// Which.
    pub kind: ValueSimpleKind,
}

/// The value that was set for a player; -1 if none was.
///
/// Example: `(value Player Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value Player")]
pub struct ValuePlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: IndexOrRole,
}

/// The value of the piece on a site.
///
/// Example: `(value Piece at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value Piece")]
pub struct ValuePiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
}
