//! The sets that begin with `sites`.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::{Int, IntsOrArray};
use crate::moves::{Moves, PieceRef, Step};
use crate::ranges::Range;
use crate::refs::{AtOrFrom, ContainerRef, PlayerRef, SiteOrRegion, Surrounders, WhatOrWhats};
use crate::regions::{ComponentRef, IncidentOwner, Region, SideRef};
use crate::words::{
    AbsoluteDirection, DynamicRegion, HiddenData, LineOfSightKind, RelationType, SiteType,
    SitesEdgeKind, SitesIndexKind, SitesMoveKind, SitesSimpleKind, WalkStep,
};

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Option<PlayerRef>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The name.
    #[ludeme(refers = Region)]
    pub name: Option<Box<str>>,
}

/// `(sites Track …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Track")]
pub struct SitesTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The name.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// Where to.
    #[ludeme(named)]
    pub to: Option<Int>,
}

/// `(sites Hand …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Hand")]
pub struct SitesHand {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The moves.
    pub moves: Option<Moves>,
    /// The name.
    pub name: Option<Box<str>>,
}

/// `(sites Winning …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Winning")]
pub struct SitesWinning {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The moves.
    pub moves: Option<Moves>,
    /// The name.
    pub name: Option<Box<str>>,
}

/// `(sites Distance …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Distance")]
pub struct SitesDistance {
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
    /// Where from.
    #[ludeme(named)]
    pub from: Int,
    /// The distance.
    pub distance: Range,
}

/// `(sites Side …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Side")]
pub struct SitesSide {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The side.
    pub side: Option<SideRef>,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesIndex {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SitesIndexKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The index.
    pub index: Option<Int>,
}

/// `(sites LineOfSight …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites LineOfSight")]
pub struct SitesLineOfSight {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Option<LineOfSightKind>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Option<Int>,
    /// The directions.
    pub directions: Option<Direction>,
}

/// `(sites Direction …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Direction")]
pub struct SitesDirection {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    #[ludeme(named)]
    pub from: SiteOrRegion,
    /// The directions.
    pub directions: Option<Direction>,
    /// The included.
    #[ludeme(named)]
    pub included: Option<Boolean>,
    /// The stop.
    #[ludeme(named)]
    pub stop: Option<Boolean>,
    /// The stop included.
    #[ludeme(named)]
    pub stop_included: Option<Boolean>,
    /// The distance.
    #[ludeme(named)]
    pub distance: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(sites Around …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Around")]
pub struct SitesAround {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: SiteOrRegion,
    /// Which of them.
    pub kind: Option<DynamicRegion>,
    /// The distance.
    #[ludeme(named)]
    pub distance: Option<Int>,
    /// The directions.
    pub directions: Option<AbsoluteDirection>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The include self.
    #[ludeme(named)]
    pub include_self: Option<Boolean>,
}

/// `(sites Incident …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Incident")]
pub struct SitesIncident {
    /// The node it stands at.
    pub id: NodeId,
    /// The result type.
    pub result_type: SiteType,
    /// The of.
    #[ludeme(named)]
    pub of: SiteType,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The owner.
    pub owner: Option<IncidentOwner>,
}

/// `(sites Occupied …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Occupied")]
pub struct SitesOccupied {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    #[ludeme(named = "by")]
    pub player: PlayerRef,
    /// The container.
    #[ludeme(named)]
    pub container: Option<ContainerRef>,
    /// The component.
    pub component: Option<ComponentRef>,
    /// Whether: top.
    #[ludeme(named)]
    pub top: Option<bool>,
    /// The on.
    #[ludeme(named)]
    pub on: Option<SiteType>,
}

/// `(sites Start …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Start")]
pub struct SitesStart {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece.
    pub piece: PieceRef,
}

/// `(sites Between …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Between")]
pub struct SitesBetween {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: Option<Direction>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    #[ludeme(named)]
    pub from: Int,
    /// The from included.
    #[ludeme(named)]
    pub from_included: Option<Boolean>,
    /// Where to.
    #[ludeme(named)]
    pub to: Int,
    /// The to included.
    #[ludeme(named)]
    pub to_included: Option<Boolean>,
    /// The condition.
    #[ludeme(named = "cond")]
    pub condition: Option<Boolean>,
}

/// `(sites LargePiece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites LargePiece")]
pub struct SitesLargePiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
}

/// `(sites Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Random")]
pub struct SitesRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Option<Region>,
    /// How many.
    #[ludeme(named = "num")]
    pub count: Option<Int>,
}

/// `(sites Crossing …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Crossing")]
pub struct SitesCrossing {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The player.
    pub player: Option<PlayerRef>,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct Sites {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(sites Loop …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Loop")]
pub struct SitesLoop {
    /// The node it stands at.
    pub id: NodeId,
    /// The inside.
    #[ludeme(named)]
    pub inside: Option<Boolean>,
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
}

/// `(sites Pattern …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Pattern")]
pub struct SitesPattern {
    /// The node it stands at.
    pub id: NodeId,
    /// The walk.
    pub walk: Vec<WalkStep>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The piece.
    pub what: Option<WhatOrWhats>,
}

/// `(sites Hidden …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Hidden")]
pub struct SitesHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// The data.
    pub data: Option<HiddenData>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesCoordinates {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The coords.
    #[ludeme(refers = Coordinate)]
    pub coords: Vec<Box<str>>,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesMove {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SitesMoveKind,
    /// The moves.
    pub moves: Moves,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesList {
    /// The node it stands at.
    pub id: NodeId,
    /// The sites.
    pub sites: IntsOrArray,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesWalk {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The index.
    pub index: Option<Int>,
    /// The walks.
    pub walks: Vec<Vec<WalkStep>>,
    /// The rotations.
    #[ludeme(named)]
    pub rotations: Option<Boolean>,
}

/// `(sites Group …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Group")]
pub struct SitesGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrFrom,
    /// The directions.
    pub directions: Option<Direction>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The is visible.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesEdge {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SitesEdgeKind,
}

/// `(sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SitesSimpleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}
