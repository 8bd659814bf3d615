//! Tests of a site and what lies there.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::RegionOrArray;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::moves::Moves;
use crate::refs::{AtOrIn, PlayerRef, SiteOrRegion};
use crate::regions::Region;
use crate::words::{HiddenData, RelationType, SiteType};

/// Whether a site is in a region, or a number in a list.
///
/// Example: `(is In (to) (sites Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is In")]
pub struct IsIn {
    /// The node it stands at.
    pub id: NodeId,
    /// The site or number; all of several must be in it. The target of the move by default.
    pub site: Option<OneOrMany<Int>>,
    /// The region or list.
    pub set: RegionOrArray,
}

/// Whether a site is empty.
///
/// Example: `(is Empty (to))`
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

/// Whether there is a piece on a site.
///
/// Example: `(is Occupied (to))`
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

/// Whether two sites are neighbours in the given sense.
///
/// Example: `(is Related Orthogonal (from) (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Related")]
pub struct IsRelated {
    /// The node it stands at.
    pub id: NodeId,
    /// In which sense.
    pub relation: RelationType,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// One site.
    pub site_a: Int,
    /// The other site, or a region of which one site will do.
    pub site_b: SiteOrRegion,
}

/// Whether a piece of some kind lies on a site or in a region.
///
/// Example: `(is Within (id "King" Next) in:(sites Top))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Within")]
pub struct IsWithin {
    /// The node it stands at.
    pub id: NodeId,
    /// Which piece.
    pub what: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Option<AtOrIn>,
    /// Moves; they have no influence on the answer.
    pub specific_moves: Option<Moves>,
}

/// Whether an enemy could capture a piece at once.
///
/// Example: `(is Threatened (id "King" Mover) at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Threatened")]
pub struct IsThreatened {
    /// The node it stands at.
    pub id: NodeId,
    /// Which piece; any by default.
    pub what: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Option<AtOrIn>,
    /// The moves that threaten; those of all enemy pieces by default.
    pub specific_moves: Option<Moves>,
}

/// Whether something about a site is hidden from a player.
///
/// Example: `(is Hidden What at:(to) to:P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Hidden")]
pub struct IsHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// What is hidden; the site as a whole by default.
    pub data: Option<HiddenData>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// Which player.
    #[ludeme(named = "to")]
    pub player: PlayerRef,
}

/// Whether the moving piece has been on a site earlier in this turn.
///
/// Example: `(is Visited (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Visited")]
pub struct IsVisited {
    /// The node it stands at.
    pub id: NodeId,
    /// The site.
    pub value: Option<Int>,
}

/// Whether a piece put on a site would rest on the board, or on pieces at every place beneath it.
///
/// Example: `(is Flat (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Flat")]
pub struct IsFlat {
    /// The node it stands at.
    pub id: NodeId,
    /// The site; the one moved to by default.
    pub value: Option<Int>,
}

/// Whether a number can still be placed in a region of a puzzle.
///
/// Example: `(is Freedom (sites Board))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Freedom")]
pub struct IsFreedom {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// In which region.
    pub within: Region,
    /// The number.
    pub to_place: Option<Int>,
}

/// Whether the paths of a tile meet those of its neighbours.
///
/// Example: `(is SidesMatch (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is SidesMatch")]
pub struct IsSidesMatch {
    /// The node it stands at.
    pub id: NodeId,
    /// The site of the tile; the one last moved to by default.
    pub value: Option<Int>,
}

/// Whether a domino shows the same pips as its neighbours.
///
/// Example: `(is PipsMatch (to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is PipsMatch")]
pub struct IsPipsMatch {
    /// The node it stands at.
    pub id: NodeId,
    /// The site of the domino; the one last moved to by default.
    pub value: Option<Int>,
}
