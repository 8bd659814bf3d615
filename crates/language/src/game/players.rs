//! Players and the mode of play.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::{AbsoluteDirection, ModeType};

/// How turns are taken.
///
/// Example: `(mode Simultaneous)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mode")]
pub struct Mode {
    /// The node it stands at.
    pub id: NodeId,
    /// How turns are taken.
    pub mode: ModeType,
}

/// A player, told by the direction they face.
///
/// Example: `(player N)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct PlayerFacing {
    /// The node it stands at.
    pub id: NodeId,
    /// Where the player's pieces head.
    pub direction: AbsoluteDirection,
}

/// The players, each with the direction they face.
///
/// Example: `(players {(player N) (player S)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersFacing {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: Vec<PlayerFacing>,
}

/// How many players there are.
///
/// Example: `(players 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayerCount {
    /// The node it stands at.
    pub id: NodeId,
    /// How many.
    pub count: i32,
}
