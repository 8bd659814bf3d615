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

/// A region, or one site.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RegionOrOrigin {
    /// A region.
    Region(Region),
    /// One site.
    #[ludeme(named)]
    Origin(Int),
}

/// A side of the board.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SideRef {
    /// That of a player, by number.
    Player(PlayerIndex),
    /// That of a player, by role.
    Role(Role),
    /// The one in a direction.
    Direction(AbsoluteDirection),
}

/// Whose sites.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum IncidentOwner {
    /// A player's, by number.
    #[ludeme(named)]
    Owner(PlayerIndex),
    /// A player's, by role.
    Role(Role),
}

/// One or several kinds of pieces.
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
