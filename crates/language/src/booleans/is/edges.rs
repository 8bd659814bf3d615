//! Tests of what the edges of a player form.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::{Boolean, Degree};
use crate::ints::Int;
use crate::ranges::Range;
use crate::refs::PlayerRef;
use crate::words::{IsAngleKind, IsTreeKind, SiteType};

/// Whether the pieces beside a site stand at some angle to each other.
///
/// Example: `(is Right at:(to) (is Occupied (to)) (is Occupied (to)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsAngle {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of angle.
    pub kind: IsAngleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// What must hold for the first of the two sites.
    pub condition_site: Boolean,
    /// What must hold for the second of the two sites.
    pub condition_site2: Boolean,
}

/// Whether a player's edges form a path of some length.
///
/// Example: `(is Path Edge Mover length:(exact 4) closed:True)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Path")]
pub struct IsPath {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
    /// An edge of the path; the one last played by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Whose path.
    pub player: PlayerRef,
    /// How long it must be.
    #[ludeme(named)]
    pub length: Range,
    /// Whether it must return to where it began.
    #[ludeme(named)]
    pub closed: Option<Boolean>,
}

/// Whether the edges of a player make all vertices have the same degree.
///
/// Example: `(is RegularGraph Mover k:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is RegularGraph")]
pub struct IsRegularGraph {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
    /// The degree that is asked for.
    pub degree: Option<Degree>,
}

/// Whether the edges of a player form a tree of some kind.
///
/// Example: `(is Tree Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsTree {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of tree.
    pub kind: IsTreeKind,
    /// Which player.
    pub player: PlayerRef,
}

/// Whether two edges cross each other.
///
/// Example: `(is Crossing (to) (last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Crossing")]
pub struct IsCrossing {
    /// The node it stands at.
    pub id: NodeId,
    /// One edge.
    pub edge1: Int,
    /// The other edge.
    pub edge2: Int,
}
