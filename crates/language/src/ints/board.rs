//! Facts of the board.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::directions::Direction;
use crate::ints::Int;
use crate::refs::{AtOrIn, IndexOrRole};
use crate::regions::Region;
use crate::words::{Role, SiteType};

/// The site some steps ahead of another.
///
/// Example: `(ahead (last To) steps:2 Forward)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("ahead")]
pub struct Ahead {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Int,
    /// How many steps; one by default.
    #[ludeme(named)]
    pub steps: Option<Int>,
    /// Where to; forward by default.
    pub directions: Option<Direction>,
}

/// A number of a list, by its place.
///
/// Example: `(arrayValue (array {3 5 8}) index:1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("arrayValue")]
pub struct ArrayValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
    /// The place, counted from 0.
    #[ludeme(named)]
    pub index: Int,
}

/// The site in the middle of the board.
///
/// Example: `(centrePoint)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("centrePoint")]
pub struct CentrePoint {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// The column that a site lies in.
///
/// Example: `(column of:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("column")]
pub struct Column {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Of what.
    #[ludeme(named)]
    pub of: Int,
}

/// The site with a coordinate.
///
/// Example: `(coord "B2")`
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

/// The site in a row and a column.
///
/// Example: `(coord row:1 column:2)`
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

/// The cost of a site, or of all sites of a region.
///
/// Example: `(cost at:(to))`
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

/// A site of a player's hand.
///
/// Example: `(handSite Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("handSite")]
pub struct HandSite {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose hand.
    pub player: IndexOrRole,
    /// Which of its sites, counted from 0; the first by default.
    pub site: Option<Int>,
}

/// The number of a player, or of a player's kind of piece.
///
/// Example: `(id "Pawn" Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct IdOfRole {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the piece; the player is meant where it is missing.
    #[ludeme(refers = Piece)]
    pub name: Option<Box<str>>,
    /// Whose piece.
    pub who: Role,
}

/// The number of a kind of piece.
///
/// Example: `(id "Pawn1")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("id")]
pub struct IdOfPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the piece, with the number of its owner.
    #[ludeme(refers = Piece)]
    pub name: Box<str>,
}

/// The layer that a site lies in.
///
/// Example: `(layer of:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("layer")]
pub struct Layer {
    /// The node it stands at.
    pub id: NodeId,
    /// Of what.
    #[ludeme(named)]
    pub of: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// What a map makes of a number.
///
/// Example: `(mapEntry "Throw" (count Pips))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mapEntry")]
pub struct MapEntry {
    /// The node it stands at.
    pub id: NodeId,
    /// Which map; the first by default.
    #[ludeme(refers = Map)]
    pub name: Option<Box<str>>,
    /// The number.
    pub key: IndexOrRole,
}

/// The colour of a site, by number: neighbouring sites have different ones.
///
/// Example: `(phase of:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("phase")]
pub struct Phase {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Of what.
    #[ludeme(named)]
    pub of: Int,
}

/// A site of a region, by its place in it.
///
/// Example: `(regionSite (sites Empty) index:0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regionSite")]
pub struct RegionSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The place, counted from 0.
    #[ludeme(named)]
    pub index: Int,
}

/// The row that a site lies in.
///
/// Example: `(row of:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("row")]
pub struct Row {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Of what.
    #[ludeme(named)]
    pub of: Int,
}
