//! Players and the mode of play.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::{AbsoluteDirection, ModeType};

/// `(mode …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mode")]
pub struct Mode {
    /// The node it stands at.
    pub id: NodeId,
    /// The mode.
    pub mode: ModeType,
}

/// `(player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct PlayerFacing {
    /// The node it stands at.
    pub id: NodeId,
    /// The direction.
    pub direction: AbsoluteDirection,
}

/// `(players …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersFacing {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: Vec<PlayerFacing>,
}

/// `(players …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayerCount {
    /// The node it stands at.
    pub id: NodeId,
    /// How many.
    pub count: i32,
}
