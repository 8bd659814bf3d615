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

/// `(count SizeBiggestLine …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count SizeBiggestLine")]
pub struct CountSizeBiggestLine {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<AbsoluteDirection>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(count Liberties …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Liberties")]
pub struct CountLiberties {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(count Steps …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Steps")]
pub struct CountSteps {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The relation.
    pub relation: Option<RelationType>,
    /// The step move.
    pub step_move: Option<Step>,
    /// The new rotation.
    #[ludeme(named)]
    pub new_rotation: Option<Int>,
    /// The site1.
    pub site1: Int,
    /// The site2.
    pub site2: SiteOrRegion,
}

/// `(count StepsOnTrack …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count StepsOnTrack")]
pub struct CountStepsOnTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// The track.
    pub track: Option<TrackOwner>,
    /// The site1.
    pub site1: Option<Int>,
    /// The site2.
    pub site2: Option<Int>,
}

/// `(count Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Value")]
pub struct CountValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The of.
    pub of: Int,
    /// The within.
    #[ludeme(named = "in")]
    pub within: IntArray,
}

/// `(count Stack …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Stack")]
pub struct CountStack {
    /// The node it stands at.
    pub id: NodeId,
    /// The stack direction.
    pub stack_direction: Option<StackDirection>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The stop.
    #[ludeme(named)]
    pub stop: Option<Boolean>,
}

/// `(count …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct CountSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: CountSimpleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(count Groups …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Groups")]
pub struct CountGroups {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The through any.
    pub through_any: Option<Region>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The min.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// The is visible.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// `(count SizeBiggestGroup …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count SizeBiggestGroup")]
#[ludeme("countSizeBiggestGroup")]
pub struct CountSizeBiggestGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The through any.
    pub through_any: Option<Region>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The min.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// The is visible.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// `(count Pieces …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Pieces")]
pub struct CountPieces {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The owner.
    pub owner: Option<RoleOrOf>,
    /// The name.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// The within.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(count Pips …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count Pips")]
pub struct CountPips {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The owner.
    pub owner: Option<RoleOrOf>,
    /// The name.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// The within.
    #[ludeme(named = "in")]
    pub within: Option<Region>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(count …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct Count {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Option<CountSiteKind>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The place.
    pub place: Option<CountWhere>,
    /// The who.
    #[ludeme(named)]
    pub who: Option<Role>,
    /// The piece.
    pub what: Option<WhatOrWhats>,
}
