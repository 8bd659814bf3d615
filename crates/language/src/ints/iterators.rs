//! The values that the surrounding rule runs through.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::words::{SiteType, When};

/// `(between …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("between")]
pub struct Between {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(edge …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("edge")]
pub struct EdgeBetween {
    /// The node it stands at.
    pub id: NodeId,
    /// The vertex a.
    pub vertex_a: Int,
    /// The vertex b.
    pub vertex_b: Int,
}

/// `(edge …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("edge")]
pub struct Edge {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(from …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("from")]
pub struct From {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    #[ludeme(named)]
    pub at: Option<When>,
}

/// `(hint …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hint")]
pub struct Hint {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Option<Int>,
}

/// `(level …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("level")]
pub struct Level {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(pips …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pips")]
pub struct Pips {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(player …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player")]
pub struct Player {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(site …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("site")]
pub struct Site {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(to …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("to")]
pub struct To {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(track …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("track")]
pub struct Track {
    /// The node it stands at.
    pub id: NodeId,
}
