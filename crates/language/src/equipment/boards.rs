//! Boards.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::equipment::Track;
use crate::graph::Graph;
use crate::ludeme::OneOrMany;
use crate::ranges::Range;
use crate::words::{SiteType, StoreKind, TilingBoardlessKind};

/// The board, made from a graph.
///
/// Example: `(board (square 8))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board")]
pub struct Board {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph whose cells, vertices or edges are the sites.
    pub graph: Graph,
    /// Tracks along its sites.
    pub tracks: Option<OneOrMany<Track>>,
    /// The values that the sites of a puzzle can take.
    pub values: Option<OneOrMany<Values>>,
    /// Where pieces lie: on cells by default.
    #[ludeme(named = "use")]
    pub used: Option<SiteType>,
    /// Whether stacks may grow beyond the usual height.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// No board: the pieces make it as they are placed.
///
/// Example: `(boardless Hexagonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("boardless")]
pub struct Boardless {
    /// The node it stands at.
    pub id: NodeId,
    /// How pieces lie beside each other.
    pub tiling: TilingBoardlessKind,
    /// How large the space is at most.
    pub dimension: Option<Dim>,
    /// Whether stacks may grow beyond the usual height.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// A board of holes in rows, with or without stores.
///
/// Example: `(mancalaBoard 2 6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mancalaBoard")]
pub struct MancalaBoard {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of rows.
    pub rows: i32,
    /// The number of columns.
    pub columns: i32,
    /// Where the stores lie: outside by default.
    #[ludeme(named)]
    pub store: Option<StoreKind>,
    /// How many stores; two by default.
    #[ludeme(named)]
    pub num_stores: Option<i32>,
    /// Whether stacks may grow beyond the usual height.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
    /// Tracks along the holes.
    pub tracks: Option<OneOrMany<Track>>,
}

/// A board with loops at its corners, along which pieces run to capture.
///
/// Example: `(surakartaBoard (square 6))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("surakartaBoard")]
pub struct SurakartaBoard {
    /// The node it stands at.
    pub id: NodeId,
    /// The board without its loops.
    pub graph: Graph,
    /// How many loops at each corner.
    #[ludeme(named)]
    pub loops: Option<i32>,
    /// The row at which the loops begin.
    #[ludeme(named)]
    pub from: Option<i32>,
    /// Whether stacks may grow beyond the usual height.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// The values that the sites of a puzzle can take.
///
/// Example: `(values Cell (range 1 9))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("values")]
pub struct Values {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
    /// The range.
    pub range: Range,
}
