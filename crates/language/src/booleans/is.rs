//! The tests that begin with `is`.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::{Boolean, ConnectTargets, Degree, LineOwner, RegionOrArray, Through};
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::Moves;
use crate::ranges::Range;
use crate::refs::{
    AtOrIn, ContainerRef, IndexOrRole, PlayerRef, SiteOrRegion, Surrounders, WhatOrWhats,
};
use crate::regions::Region;
use crate::words::{
    AbsoluteDirection, HiddenData, IsAngleKind, IsConnectKind, IsPlayerKind, IsTreeKind,
    RelationType, RepetitionKind, SiteType, WalkStep,
};

/// `(is Loop …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Loop")]
pub struct IsLoop {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The surround.
    pub surround: Option<Surrounders>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The colour.
    pub colour: Option<Int>,
    /// The start.
    pub start: Option<SiteOrRegion>,
    /// Whether: path.
    #[ludeme(named)]
    pub path: Option<bool>,
}

/// `(is Line …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Line")]
pub struct IsLine {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The length.
    pub length: Int,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// The through.
    pub through: Option<Through>,
    /// The owner.
    pub owner: Option<LineOwner>,
    /// The exact.
    #[ludeme(named)]
    pub exact: Option<Boolean>,
    /// The contiguous.
    #[ludeme(named)]
    pub contiguous: Option<Boolean>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The by level.
    #[ludeme(named)]
    pub by_level: Option<Boolean>,
    /// The top.
    #[ludeme(named)]
    pub top: Option<Boolean>,
    /// The through how much.
    #[ludeme(named)]
    pub through_how_much: Option<Int>,
    /// The is visible.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
    /// The use opposites.
    #[ludeme(named)]
    pub use_opposites: Option<Boolean>,
}

/// `(is …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsConnect {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: IsConnectKind,
    /// The number.
    pub number: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The targets.
    pub targets: ConnectTargets,
}

/// `(is Target …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Target")]
pub struct IsTarget {
    /// The node it stands at.
    pub id: NodeId,
    /// The container.
    pub container: Option<ContainerRef>,
    /// The configuration.
    pub configuration: Vec<i32>,
    /// The sites.
    pub sites: Option<OneOrMany<i32>>,
}

/// `(is Related …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Related")]
pub struct IsRelated {
    /// The node it stands at.
    pub id: NodeId,
    /// The relation.
    pub relation: RelationType,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site a.
    pub site_a: Int,
    /// The site b.
    pub site_b: SiteOrRegion,
}

/// `(is Threatened …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Threatened")]
pub struct IsThreatened {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    pub what: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Option<AtOrIn>,
    /// The specific moves.
    pub specific_moves: Option<Moves>,
}

/// `(is Within …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Within")]
pub struct IsWithin {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    pub what: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Option<AtOrIn>,
    /// The specific moves.
    pub specific_moves: Option<Moves>,
}

/// `(is …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsAngle {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: IsAngleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The condition site.
    pub condition_site: Boolean,
    /// The condition site2.
    pub condition_site2: Boolean,
}

/// `(is Freedom …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Freedom")]
pub struct IsFreedom {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The within.
    pub within: Region,
    /// The to place.
    pub to_place: Option<Int>,
}

/// `(is In …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is In")]
pub struct IsIn {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    pub site: Option<OneOrMany<Int>>,
    /// The set.
    pub set: RegionOrArray,
}

/// `(is Empty …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Empty")]
pub struct IsEmpty {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Int,
}

/// `(is Occupied …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Occupied")]
pub struct IsOccupied {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Int,
}

/// `(is Path …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Path")]
pub struct IsPath {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The player.
    pub player: PlayerRef,
    /// The length.
    #[ludeme(named)]
    pub length: Range,
    /// The closed.
    #[ludeme(named)]
    pub closed: Option<Boolean>,
}

/// `(is …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: IsPlayerKind,
    /// The player.
    pub player: IndexOrRole,
}

/// `(is RegularGraph …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is RegularGraph")]
pub struct IsRegularGraph {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
    /// The degree.
    pub degree: Option<Degree>,
}

/// `(is …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsTree {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: IsTreeKind,
    /// The player.
    pub player: PlayerRef,
}

/// `(is Pattern …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Pattern")]
pub struct IsPattern {
    /// The node it stands at.
    pub id: NodeId,
    /// The walk.
    pub walk: Option<Vec<WalkStep>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The piece.
    pub what: Option<WhatOrWhats>,
    /// The froms.
    #[ludeme(named)]
    pub froms: Option<Region>,
}

/// `(is PyramidCorners …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is PyramidCorners")]
pub struct IsPyramidCorners {
    /// The node it stands at.
    pub id: NodeId,
    /// The walk.
    pub walk: Option<Vec<WalkStep>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The piece.
    pub what: Option<WhatOrWhats>,
    /// The froms.
    #[ludeme(named)]
    pub froms: Option<Region>,
}

/// `(is Repeat …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Repeat")]
pub struct IsRepeat {
    /// The node it stands at.
    pub id: NodeId,
    /// The repetition.
    pub repetition: Option<RepetitionKind>,
}

/// `(is Hidden …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Hidden")]
pub struct IsHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// The data.
    pub data: Option<HiddenData>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
}

/// `(is Odd …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Odd")]
pub struct IsOdd {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is Even …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Even")]
pub struct IsEven {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is Visited …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Visited")]
pub struct IsVisited {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is SidesMatch …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is SidesMatch")]
pub struct IsSidesMatch {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is PipsMatch …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is PipsMatch")]
pub struct IsPipsMatch {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is Flat …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Flat")]
pub struct IsFlat {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is AnyDie …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is AnyDie")]
pub struct IsAnyDie {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// `(is LastFrom …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is LastFrom")]
pub struct IsLastFrom {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
}

/// `(is LastTo …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is LastTo")]
pub struct IsLastTo {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
}

/// `(is Proposed …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Proposed")]
pub struct IsProposed {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Proposition)]
    pub name: Box<str>,
}

/// `(is Decided …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Decided")]
pub struct IsDecided {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Vote)]
    pub name: Box<str>,
}

/// `(is Triggered …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Triggered")]
pub struct IsTriggered {
    /// The node it stands at.
    pub id: NodeId,
    /// The event.
    #[ludeme(refers = Event)]
    pub event: Box<str>,
    /// The player.
    pub player: IndexOrRole,
}

/// `(is Cycle …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Cycle")]
pub struct IsCycle {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(is Pending …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Pending")]
pub struct IsPending {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(is Full …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Full")]
pub struct IsFull {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(is Crossing …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Crossing")]
pub struct IsCrossing {
    /// The node it stands at.
    pub id: NodeId,
    /// The edge1.
    pub edge1: Int,
    /// The edge2.
    pub edge2: Int,
}
