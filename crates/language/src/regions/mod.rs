//! Sets of sites.

mod for_each;
mod last;
mod math;
mod sites;

use language_derive::Ludeme;

use crate::ints::Int;
use crate::moves::PlayerIndex;
use crate::words::{AbsoluteDirection, Role};
pub use for_each::*;
pub use last::*;
pub use math::*;
pub use sites::*;

/// A set of sites.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Region {
    /// [`Sites`]
    Sites(Box<Sites>),
    /// [`ForEachLevel`]
    ForEachLevel(Box<ForEachLevel>),
    /// [`ForEachPlayer`]
    ForEachPlayer(Box<ForEachPlayer>),
    /// [`ForEachTeam`]
    ForEachTeam(Box<ForEachTeam>),
    /// [`ForEachSite`]
    ForEachSite(Box<ForEachSite>),
    /// [`ForEachOf`]
    ForEachOf(Box<ForEachOf>),
    /// [`LastBetween`]
    LastBetween(Box<LastBetween>),
    /// [`Difference`]
    Difference(Box<Difference>),
    /// [`Expand`]
    Expand(Box<Expand>),
    /// [`If`]
    If(Box<If>),
    /// [`Intersection`]
    Intersection(Box<Intersection>),
    /// [`Union`]
    Union(Box<Union>),
    /// [`SitesTrack`]
    SitesTrack(Box<SitesTrack>),
    /// [`SitesHand`]
    SitesHand(Box<SitesHand>),
    /// [`SitesWinning`]
    SitesWinning(Box<SitesWinning>),
    /// [`SitesDistance`]
    SitesDistance(Box<SitesDistance>),
    /// [`SitesSide`]
    SitesSide(Box<SitesSide>),
    /// [`SitesIndex`]
    SitesIndex(Box<SitesIndex>),
    /// [`SitesLineOfSight`]
    SitesLineOfSight(Box<SitesLineOfSight>),
    /// [`SitesDirection`]
    SitesDirection(Box<SitesDirection>),
    /// [`SitesAround`]
    SitesAround(Box<SitesAround>),
    /// [`SitesIncident`]
    SitesIncident(Box<SitesIncident>),
    /// [`SitesOccupied`]
    SitesOccupied(Box<SitesOccupied>),
    /// [`SitesStart`]
    SitesStart(Box<SitesStart>),
    /// [`SitesBetween`]
    SitesBetween(Box<SitesBetween>),
    /// [`SitesLargePiece`]
    SitesLargePiece(Box<SitesLargePiece>),
    /// [`SitesRandom`]
    SitesRandom(Box<SitesRandom>),
    /// [`SitesCrossing`]
    SitesCrossing(Box<SitesCrossing>),
    /// [`SitesLoop`]
    SitesLoop(Box<SitesLoop>),
    /// [`SitesPattern`]
    SitesPattern(Box<SitesPattern>),
    /// [`SitesHidden`]
    SitesHidden(Box<SitesHidden>),
    /// [`SitesCoordinates`]
    SitesCoordinates(Box<SitesCoordinates>),
    /// [`SitesMove`]
    SitesMove(Box<SitesMove>),
    /// [`SitesList`]
    SitesList(Box<SitesList>),
    /// [`SitesWalk`]
    SitesWalk(Box<SitesWalk>),
    /// [`SitesGroup`]
    SitesGroup(Box<SitesGroup>),
    /// [`SitesEdge`]
    SitesEdge(Box<SitesEdge>),
    /// [`SitesSimple`]
    SitesSimple(Box<SitesSimple>),
    /// [`SitesRegion`]
    SitesRegion(Box<SitesRegion>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionOrOrigin {
    /// A region.
    Region(Region),
    /// `origin:`
    #[ludeme(named)]
    Origin(Int),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SideRef {
    /// A player by index.
    Player(PlayerIndex),
    /// A role.
    Role(Role),
    /// `Direction`
    Direction(AbsoluteDirection),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IncidentOwner {
    /// `owner:`
    #[ludeme(named)]
    Owner(PlayerIndex),
    /// A role.
    Role(Role),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ComponentRef {
    /// A piece by its index.
    #[ludeme(named = "component")]
    Index(Int),
    /// A piece by its name.
    #[ludeme(named = "component")]
    #[ludeme(refers = Piece)]
    Name(Box<str>),
    /// Several pieces by their names.
    #[ludeme(named = "components")]
    #[ludeme(refers = Piece)]
    Names(Vec<Box<str>>),
}
