//! Placing pieces.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::regions::Region;
use crate::start::{CountOrCounts, StackItems, StackPlace};
use crate::words::SiteType;

/// Puts pieces on a stack in random order, each as often as is said.
///
/// Example: `(place Random {(count "Disc1" 3) (count "Disc2" 3)} 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandomCounts {
    /// The node it stands at.
    pub id: NodeId,
    /// The pieces.
    pub items: Vec<Count>,
    /// Where.
    pub site: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// Puts pieces on a stack in random order.
///
/// Example: `(place Random {"Disc1" "Disc2"} count:{3 3} 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandomStack {
    /// The node it stands at.
    pub id: NodeId,
    /// The pieces.
    #[ludeme(refers = Piece)]
    pub pieces: Vec<Box<str>>,
    /// How many of each; one by default.
    #[ludeme(named)]
    pub count: Option<Vec<Int>>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
    /// Where.
    pub site: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// Puts pieces on one site.
///
/// Example: `(place "King1" coord:"E1")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place")]
pub struct PlaceAt {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece, with the number of its owner.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// The holder; the board by default.
    #[ludeme(refers = Container)]
    pub container: Option<Box<str>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where, by number.
    pub site: Option<Int>,
    /// Where, by coordinate.
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    pub coord: Option<Box<str>>,
    /// How many; one by default.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// How far it is turned.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// Puts a piece on every site of a region.
///
/// Example: `(place "Pawn1" (sites Row 1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place")]
pub struct PlaceOn {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece, with the number of its owner.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<Vec<Int>>,
    /// The region.
    pub region: Option<Region>,
    /// Where, by coordinates.
    #[ludeme(refers = Coordinate)]
    pub coords: Option<Vec<Box<str>>>,
    /// How many on each site; one by default.
    #[ludeme(named)]
    pub counts: Option<Vec<Int>>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// How far it is turned.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// Puts a stack of pieces on sites.
///
/// Example: `(place Stack items:{"Counter1" "Counter2"} (sites Centre))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Stack")]
pub struct PlaceStack {
    /// The node it stands at.
    pub id: NodeId,
    /// The pieces, from the bottom.
    pub items: StackItems,
    /// The holder; the board by default.
    #[ludeme(refers = Container)]
    pub container: Option<Box<str>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where.
    pub place: Option<StackPlace>,
    /// How many of each; one by default.
    pub count: Option<CountOrCounts>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// How far it is turned.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// Puts pieces on sites drawn at random.
///
/// Example: `(place Random (sites Empty) {"Pawn1" "King1"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// Out of which sites; the board by default.
    pub region: Option<Region>,
    /// The pieces, with the numbers of their owners.
    #[ludeme(refers = Piece)]
    pub item: Vec<Box<str>>,
    /// How many of each; one by default.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Whether the pieces are put in random order too.
    pub random_order: Option<bool>,
}

/// A number of pieces of a kind.
///
/// Example: `(count "Pawn1" 8)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct Count {
    /// The node it stands at.
    pub id: NodeId,
    /// The piece, with the number of its owner.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// How many.
    pub count: Int,
}
