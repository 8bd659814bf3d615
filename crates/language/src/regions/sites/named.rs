//! Sites that the board or the equipment has a name for.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::{Int, IntsOrArray};
use crate::moves::Moves;
use crate::refs::PlayerRef;
use crate::regions::SideRef;
use crate::words::{SiteType, SitesEdgeKind, SitesIndexKind, SitesSimpleKind};

/// The sites of regions of the equipment, by their owner or name.
///
/// Example: `(sites Mover "Home")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose regions; anybody's by default.
    pub player: Option<PlayerRef>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The name of the region, or a coordinate.
    #[ludeme(refers = Region)]
    pub name: Option<Box<str>>,
}

/// The sites of a track.
///
/// Example: `(sites Track Mover "Track" from:3 to:7)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Track")]
pub struct SitesTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose track.
    pub player: Option<PlayerRef>,
    /// Its name.
    #[ludeme(refers = Track)]
    pub name: Option<Box<str>>,
    /// The first site of the part that is meant.
    #[ludeme(named)]
    pub from: Option<Int>,
    /// The last site of the part that is meant.
    #[ludeme(named)]
    pub to: Option<Int>,
}

/// The sites of a player's hand.
///
/// Example: `(sites Hand Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Hand")]
pub struct SitesHand {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Which player.
    pub player: Option<PlayerRef>,
    /// Moves; they have no influence.
    pub moves: Option<Moves>,
    /// A name; it has no influence.
    pub name: Option<Box<str>>,
}

/// The sites along a side of the board.
///
/// Example: `(sites Side NE)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites Side")]
pub struct SitesSide {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Which side, or whose.
    pub side: Option<SideRef>,
}

/// The sites of a row, column, layer or the like, by its number.
///
/// Example: `(sites Row 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesIndex {
    /// The node it stands at.
    pub id: NodeId,
    /// Of what.
    pub kind: SitesIndexKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The number.
    pub index: Option<Int>,
}

/// The sites with some coordinates.
///
/// Example: `(sites {"A1" "B2"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesCoordinates {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The coordinates.
    #[ludeme(refers = Coordinate)]
    pub coords: Vec<Box<str>>,
}

/// The sites with the given numbers.
///
/// Example: `(sites {0 4 8})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesList {
    /// The node it stands at.
    pub id: NodeId,
    /// The numbers.
    pub sites: IntsOrArray,
}

/// The edges that run in some way.
///
/// Example: `(sites Horizontal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesEdge {
    /// The node it stands at.
    pub id: NodeId,
    /// In which way.
    pub kind: SitesEdgeKind,
}

/// Sites that the board or the game has a word for: corners, sides, the centre and so on.
///
/// Example: `(sites Corners)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sites")]
pub struct SitesSimple {
    /// The node it stands at.
    pub id: NodeId,
    /// Which.
    pub kind: SitesSimpleKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}
