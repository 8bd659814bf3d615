//! The values that the surrounding rule runs through.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::{SiteType, When};

/// The site that is being looked at between the two ends of a move.
///
/// Example: `(between)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("between")]
pub struct Between {
    /// The node it stands at.
    pub id: NodeId,
}

/// The edge that joins two vertices.
///
/// Example: `(edge (from) (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("edge")]
pub struct EdgeBetween {
    /// The node it stands at.
    pub id: NodeId,
    /// One vertex.
    pub vertex_a: Int,
    /// The other vertex.
    pub vertex_b: Int,
}

/// The edge that is being looked at in a puzzle.
///
/// Example: `(edge)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("edge")]
pub struct Edge {
    /// The node it stands at.
    pub id: NodeId,
}

/// The site that a move comes from.
///
/// Example: `(from)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("from")]
pub struct From {
    /// The node it stands at.
    pub id: NodeId,
    /// At which time of the turn.
    #[ludeme(named)]
    pub at: Option<When>,
}

/// The hint of a puzzle at a site.
///
/// Example: `(hint)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct Hint {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site; the one that is being looked at by default.
    #[ludeme(named)]
    pub at: Option<Int>,
}

/// The level of a stack that is being looked at.
///
/// Example: `(level)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("level")]
pub struct Level {
    /// The node it stands at.
    pub id: NodeId,
}

/// What the die that is being looked at shows.
///
/// Example: `(pips)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pips")]
pub struct Pips {
    /// The node it stands at.
    pub id: NodeId,
}

/// The player that is being looked at.
///
/// Example: `(player)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct Player {
    /// The node it stands at.
    pub id: NodeId,
}

/// The site that is being looked at.
///
/// Example: `(site)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("site")]
pub struct Site {
    /// The node it stands at.
    pub id: NodeId,
}

/// The site that a move goes to.
///
/// Example: `(to)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("to")]
pub struct To {
    /// The node it stands at.
    pub id: NodeId,
}

/// The track that is being looked at.
///
/// Example: `(track)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("track")]
pub struct Track {
    /// The node it stands at.
    pub id: NodeId,
}
