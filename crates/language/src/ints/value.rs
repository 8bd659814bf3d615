//! Values of pieces, players and the like.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::ranges::Range;
use crate::refs::IndexOrRole;
use crate::words::{SiteType, ValueSimpleKind};

/// `(value Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value Random")]
pub struct ValueRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// The range.
    pub range: Range,
}

/// `(value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value")]
pub struct Value {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value")]
pub struct ValueSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: ValueSimpleKind,
}

/// `(value Player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("value Player")]
pub struct ValuePlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: IndexOrRole,
}

/// `(value Piece …)`
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
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
}
