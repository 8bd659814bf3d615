//! Tests of lines, connections, loops and patterns of pieces.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::{Boolean, ConnectTargets, LineOwner, Through};
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::refs::{ContainerRef, SiteOrRegion, Surrounders, WhatOrWhats};
use crate::regions::Region;
use crate::words::{AbsoluteDirection, IsConnectKind, SiteType, WalkStep};

/// Whether the last piece closes a ring of one player's pieces around something.
///
/// Example: `(is Loop)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Loop")]
pub struct IsLoop {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whose pieces must lie inside; anything by default.
    pub surround: Option<Surrounders>,
    /// How the pieces of the ring are connected; adjacent by default.
    pub directions: Option<Direction>,
    /// Whose pieces make the ring; the mover's by default.
    pub colour: Option<Int>,
    /// Where the ring is looked for; the site of the last move by default.
    pub start: Option<SiteOrRegion>,
    /// Whether the paths on tiles are followed in place of pieces.
    #[ludeme(named)]
    pub path: Option<bool>,
}

/// Whether pieces stand in a straight line of some length.
///
/// Example: `(is Line 4 Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Line")]
pub struct IsLine {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// How many pieces the line must have.
    pub length: Int,
    /// Along which directions lines run; adjacent ones by default.
    pub direction: Option<AbsoluteDirection>,
    /// A site that the line must contain; the one last moved to by default.
    pub through: Option<Through>,
    /// Whose pieces, or which pieces, make lines.
    pub owner: Option<LineOwner>,
    /// Whether a longer line does not count.
    #[ludeme(named)]
    pub exact: Option<Boolean>,
    /// Whether the line may have no gaps; it may not by default.
    #[ludeme(named)]
    pub contiguous: Option<Boolean>,
    /// A condition on every site of the line; `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// Whether a line may climb through the levels of stacks.
    #[ludeme(named)]
    pub by_level: Option<Boolean>,
    /// Whether only the tops of stacks count.
    #[ludeme(named)]
    pub top: Option<Boolean>,
    /// How many of the sites that the line must pass through it really has to contain.
    #[ludeme(named)]
    pub through_how_much: Option<Int>,
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
    /// Whether a line runs on both sides of the site; it does by default.
    #[ludeme(named)]
    pub use_opposites: Option<Boolean>,
}

/// Whether a group of pieces connects regions, or nothing can connect them any more.
///
/// Example: `(is Connected Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsConnect {
    /// The node it stands at.
    pub id: NodeId,
    /// Connected, or blocked for good.
    pub kind: IsConnectKind,
    /// How many of the regions; all by default.
    pub number: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// A site of the group; the one last moved to by default.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// How the pieces of the group are connected; adjacent by default.
    pub directions: Option<Direction>,
    /// The regions.
    pub targets: ConnectTargets,
}

/// Whether pieces stand in a pattern, turned in any direction.
///
/// Example: `(is Pattern {F R F} what:(id "Disc" Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Pattern")]
pub struct IsPattern {
    /// The node it stands at.
    pub id: NodeId,
    /// The way through the pattern.
    pub walk: Option<Vec<WalkStep>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where the pattern begins; at the site of the last move by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Which pieces, in turn along the way; those like the first by default.
    pub what: Option<WhatOrWhats>,
    /// Several sites where it may begin.
    #[ludeme(named)]
    pub froms: Option<Region>,
}

/// Whether a site is a corner of a pyramid of like pieces.
///
/// Example: `(is PyramidCorners from:(last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is PyramidCorners")]
pub struct IsPyramidCorners {
    /// The node it stands at.
    pub id: NodeId,
    /// The way through the pattern.
    pub walk: Option<Vec<WalkStep>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site; the one last moved to by default.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Which pieces.
    pub what: Option<WhatOrWhats>,
    /// Several sites that may be the corner.
    #[ludeme(named)]
    pub froms: Option<Region>,
}

/// Whether the board, or some sites of it, hold exactly the listed pieces.
///
/// Example: `(is Target {1 0 2} {3 4 5})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Target")]
pub struct IsTarget {
    /// The node it stands at.
    pub id: NodeId,
    /// The holder; the board by default.
    pub container: Option<ContainerRef>,
    /// The numbers of the pieces, site by site; 0 for none.
    pub configuration: Vec<i32>,
    /// Which sites; all of the board by default.
    pub sites: Option<OneOrMany<i32>>,
}
