//! Facts of the board.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::directions::Direction;
use crate::ints::Int;
use crate::refs::{AtOrIn, IndexOrRole};
use crate::regions::Region;
use crate::words::{Role, SiteType};

/// `(ahead …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ahead")]
pub struct Ahead {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Int,
    /// How many steps.
    #[ludeme(named)]
    pub steps: Option<Int>,
    /// The directions.
    pub directions: Option<Direction>,
}

/// `(arrayValue …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("arrayValue")]
pub struct ArrayValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
    /// The index.
    #[ludeme(named)]
    pub index: Int,
}

/// `(centrePoint …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("centrePoint")]
pub struct CentrePoint {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(column …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("column")]
pub struct Column {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The of.
    #[ludeme(named)]
    pub of: Int,
}

/// `(coord …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("coord")]
pub struct Coordinate {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The coordinate.
    #[ludeme(refers = Coordinate)]
    pub coordinate: Box<str>,
}

/// `(coord …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("coord")]
pub struct CoordinateAt {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The row.
    #[ludeme(named)]
    pub row: Int,
    /// The column.
    #[ludeme(named)]
    pub column: Int,
}

/// `(cost …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("cost")]
pub struct Cost {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrIn,
}

/// `(handSite …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("handSite")]
pub struct HandSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: IndexOrRole,
    /// The site.
    pub site: Option<Int>,
}

/// `(id …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct IdOfRole {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// The who.
    pub who: Role,
}

/// `(id …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct IdOfPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Piece)]
    pub name: Box<str>,
}

/// `(layer …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("layer")]
pub struct Layer {
    /// The node it stands at.
    pub id: NodeId,
    /// The of.
    #[ludeme(named)]
    pub of: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(mapEntry …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mapEntry")]
pub struct MapEntry {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Map)]
    pub name: Option<Box<str>>,
    /// The key.
    pub key: IndexOrRole,
}

/// `(phase …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("phase")]
pub struct Phase {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The of.
    #[ludeme(named)]
    pub of: Int,
}

/// `(regionSite …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regionSite")]
pub struct RegionSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The index.
    #[ludeme(named)]
    pub index: Int,
}

/// `(row …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("row")]
pub struct Row {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The of.
    #[ludeme(named)]
    pub of: Int,
}
