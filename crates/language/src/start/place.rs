//! Placing pieces.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::regions::Region;
use crate::start::{CountOrCounts, StackItems, StackPlace};
use crate::words::SiteType;

/// `(place Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandomCounts {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: Vec<Count>,
    /// The site.
    pub site: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(place Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandomStack {
    /// The node it stands at.
    pub id: NodeId,
    /// The pieces.
    #[ludeme(refers = Piece)]
    pub pieces: Vec<Box<str>>,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Vec<Int>>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
    /// The site.
    pub site: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// `(place …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place")]
pub struct PlaceAt {
    /// The node it stands at.
    pub id: NodeId,
    /// The item.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// The container.
    #[ludeme(refers = Container)]
    pub container: Option<Box<str>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<Int>,
    /// The coord.
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    pub coord: Option<Box<str>>,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The rotation.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// `(place …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place")]
pub struct PlaceOn {
    /// The node it stands at.
    pub id: NodeId,
    /// The item.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<Vec<Int>>,
    /// The region.
    pub region: Option<Region>,
    /// The coords.
    #[ludeme(refers = Coordinate)]
    pub coords: Option<Vec<Box<str>>>,
    /// The counts.
    #[ludeme(named)]
    pub counts: Option<Vec<Int>>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The rotation.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// `(place Stack …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Stack")]
pub struct PlaceStack {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: StackItems,
    /// The container.
    #[ludeme(refers = Container)]
    pub container: Option<Box<str>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The place.
    pub place: Option<StackPlace>,
    /// How many.
    pub count: Option<CountOrCounts>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<Int>,
    /// The rotation.
    #[ludeme(named)]
    pub rotation: Option<Int>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<Int>,
}

/// `(place Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("place Random")]
pub struct PlaceRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Option<Region>,
    /// The item.
    #[ludeme(refers = Piece)]
    pub item: Vec<Box<str>>,
    /// How many.
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
    /// Whether: random order.
    pub random_order: Option<bool>,
}

/// `(count …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("count")]
pub struct Count {
    /// The node it stands at.
    pub id: NodeId,
    /// The item.
    #[ludeme(refers = Piece)]
    pub item: Box<str>,
    /// How many.
    pub count: Int,
}
