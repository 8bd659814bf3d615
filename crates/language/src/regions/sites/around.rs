//! Sites by how they lie to others.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::moves::Step;
use crate::ranges::Range;
use crate::refs::{PlayerRef, SiteOrRegion};
use crate::regions::IncidentOwner;
use crate::words::{
    AbsoluteDirection, DynamicRegion, LineOfSightKind, RelationType, SiteType, WalkStep,
};

/// The sites at some distance from a site.
///
/// Example: `(sites Distance from:(last To) (range 1 2))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Distance")]
pub struct SitesDistance {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// What counts as a step; between adjacent sites by default.
    pub relation: Option<RelationType>,
    /// The steps that are possible, in place of a relation.
    pub step_move: Option<Step>,
    /// How a piece is turned after each step.
    #[ludeme(named)]
    pub new_rotation: Option<Int>,
    /// Where from.
    #[ludeme(named)]
    pub from: Int,
    /// How far.
    pub distance: Range,
}

/// The sites that can be seen from a site in straight lines.
///
/// Example: `(sites LineOfSight Piece at:(to) Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites LineOfSight")]
pub struct SitesLineOfSight {
    /// The node it stands at.
    pub id: NodeId,
    /// What is seen: pieces, the empty sites before them, or the last of these.
    pub kind: Option<LineOfSightKind>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
}

/// The sites in some direction from a site.
///
/// Example: `(sites Direction from:(to) N distance:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Direction")]
pub struct SitesDirection {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    #[ludeme(named)]
    pub from: SiteOrRegion,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Whether the site itself belongs to them.
    #[ludeme(named)]
    pub included: Option<Boolean>,
    /// Where it holds, the line ends; `(to)` is the site.
    #[ludeme(named)]
    pub stop: Option<Boolean>,
    /// Whether the site where it ends belongs to them.
    #[ludeme(named)]
    pub stop_included: Option<Boolean>,
    /// How far the lines go.
    #[ludeme(named)]
    pub distance: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// The sites around a site or region.
///
/// Example: `(sites Around (last To) Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Around")]
pub struct SitesAround {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site or region.
    pub site: SiteOrRegion,
    /// Only empty ones, own ones and so on.
    pub kind: Option<DynamicRegion>,
    /// How far away; beside it by default.
    #[ludeme(named)]
    pub distance: Option<Int>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<AbsoluteDirection>,
    /// What must hold; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Whether the site itself belongs to them.
    #[ludeme(named)]
    pub include_self: Option<Boolean>,
}

/// The cells, edges or vertices that touch a site of another kind.
///
/// Example: `(sites Incident Edge of:Vertex at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Incident")]
pub struct SitesIncident {
    /// The node it stands at.
    pub id: NodeId,
    /// What is wanted.
    pub result_type: SiteType,
    /// What kind of site they touch.
    #[ludeme(named)]
    pub of: SiteType,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// Only those of this player.
    pub owner: Option<IncidentOwner>,
}

/// The sites between two others, in a straight line.
///
/// Example: `(sites Between from:(last From) to:(last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Between")]
pub struct SitesBetween {
    /// The node it stands at.
    pub id: NodeId,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    #[ludeme(named)]
    pub from: Int,
    /// Whether the first site belongs to them.
    #[ludeme(named)]
    pub from_included: Option<Boolean>,
    /// Where to.
    #[ludeme(named)]
    pub to: Int,
    /// Whether the last site belongs to them.
    #[ludeme(named)]
    pub to_included: Option<Boolean>,
    /// What must hold for each; `(between)` is the site.
    #[ludeme(named = "cond")]
    pub condition: Option<Boolean>,
}

/// The sites at the end of walks over the board.
///
/// Example: `(sites (to) {{F F} {F R F}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesWalk {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where the walks begin; at the site that is being looked at by default.
    pub index: Option<Int>,
    /// The walks; each gives one site.
    pub walks: Vec<Vec<WalkStep>>,
    /// Whether they may start in any direction; they may by default.
    #[ludeme(named)]
    pub rotations: Option<Boolean>,
}

/// The edges that cross an edge.
///
/// Example: `(sites Crossing at:(to) Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Crossing")]
pub struct SitesCrossing {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// Only those of this player.
    pub player: Option<PlayerRef>,
}
