//! Counting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::{CountWhere, Int};
use crate::moves::Step;
use crate::refs::{AtOrTo, RoleOrOf, SiteOrRegion, TrackOwner, WhatOrWhats};
use crate::regions::Region;
use crate::words::{
    AbsoluteDirection, CountSimpleKind, CountSiteKind, RelationType, Role, SiteType, StackDirection,
};

/// The length of the longest line of sites for which a condition holds.
///
/// Example: `(count SizeBiggestLine Orthogonal if:(= (who at:(to)) Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count SizeBiggestLine")]
pub struct CountSizeBiggestLine {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<AbsoluteDirection>,
    /// Which sites count; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// The number of empty sites beside a group of pieces.
///
/// Example: `(count Liberties at:(last To) Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Liberties")]
pub struct CountLiberties {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// A site of the group; the one last moved to by default.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Which sites belong to the group; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// The number of steps from a site to another.
///
/// Example: `(count Steps Orthogonal (from) (centrePoint))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Steps")]
pub struct CountSteps {
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
    pub site1: Int,
    /// Where to; the nearest site of a region.
    pub site2: SiteOrRegion,
}

/// The number of steps along a track from a site to another.
///
/// Example: `(count StepsOnTrack P1 0 5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count StepsOnTrack")]
pub struct CountStepsOnTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose track, or which; the mover's by default.
    pub track: Option<TrackOwner>,
    /// Where from.
    pub site1: Option<Int>,
    /// Where to.
    pub site2: Option<Int>,
}

/// How often a number comes in a list.
///
/// Example: `(count Value 1 in:(values Remembered))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Value")]
pub struct CountValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The number.
    pub of: Int,
    /// The list.
    #[ludeme(named = "in")]
    pub within: IntArray,
}

/// How many pieces of a stack satisfy a condition.
///
/// Example: `(count Stack FromTop at:(to) if:(= (who at:(to) level:(level)) Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Stack")]
pub struct CountStack {
    /// The node it stands at.
    pub id: NodeId,
    /// From which end it is counted; the bottom by default.
    pub stack_direction: Option<StackDirection>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
    /// Which pieces count; `(to)` and `(level)` are the place.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Where it holds, counting ends.
    #[ludeme(named)]
    pub stop: Option<Boolean>,
}

/// How many of something the game has or has seen: turns, moves, players, rows and so on.
///
/// Example: `(count Turns)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct CountSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// What is counted.
    pub kind: CountSimpleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// How many groups of connected sites there are.
///
/// Example: `(count Groups Orthogonal if:(= (who at:(to)) Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Groups")]
pub struct CountGroups {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Only groups with a site of this region count.
    pub through_any: Option<Region>,
    /// Which sites belong to groups; occupied ones by default, `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Smaller groups do not count.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// The size of the largest group of connected sites.
///
/// Example: `(count SizeBiggestGroup Orthogonal if:(= (who at:(to)) Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count SizeBiggestGroup")]
#[ludeme("countSizeBiggestGroup")]
pub struct CountSizeBiggestGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Only groups with a site of this region count.
    pub through_any: Option<Region>,
    /// Which sites belong to groups; occupied ones by default, `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Smaller groups do not count.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// How many pieces there are.
///
/// Example: `(count Pieces Mover "Pawn" in:(sites Board))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Pieces")]
pub struct CountPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whose pieces; anybody's by default.
    pub owner: Option<RoleOrOf>,
    /// Only pieces with this name count.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// Where; anywhere by default.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
    /// Which pieces count; `(site)` is where they are.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// What the dice show, added up.
///
/// Example: `(count Pips)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Pips")]
pub struct CountPips {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whose dice; the shared ones by default.
    pub owner: Option<RoleOrOf>,
    /// A name; it has no influence.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// A region; it has no influence.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
    /// A condition; it has no influence.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// How many pieces lie on a site, or how many sites there are.
///
/// Example: `(count at:(last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct Count {
    /// The node it stands at.
    pub id: NodeId,
    /// What is counted; pieces by default.
    pub kind: Option<CountSiteKind>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where.
    pub place: Option<CountWhere>,
    /// Only pieces of this player count.
    #[ludeme(named)]
    pub who: Option<Role>,
    /// Only these pieces count.
    pub what: Option<WhatOrWhats>,
}
