//! Boards.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::equipment::Track;
use crate::graph::Graph;
use crate::ludeme::OneOrMany;
use crate::ranges::Range;
use crate::words::{SiteType, StoreKind, TilingBoardlessKind};

/// `(board …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board")]
pub struct Board {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The tracks.
    pub tracks: Option<OneOrMany<Track>>,
    /// The values.
    pub values: Option<OneOrMany<Values>>,
    /// The used.
    #[ludeme(named = "use")]
    pub used: Option<SiteType>,
    /// Whether: large stack.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// `(boardless …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("boardless")]
pub struct Boardless {
    /// The node it stands at.
    pub id: NodeId,
    /// The tiling.
    pub tiling: TilingBoardlessKind,
    /// The dimension.
    pub dimension: Option<Dim>,
    /// Whether: large stack.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// `(mancalaBoard …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mancalaBoard")]
pub struct MancalaBoard {
    /// The node it stands at.
    pub id: NodeId,
    /// The rows.
    pub rows: i32,
    /// The columns.
    pub columns: i32,
    /// The store.
    #[ludeme(named)]
    pub store: Option<StoreKind>,
    /// The num stores.
    #[ludeme(named)]
    pub num_stores: Option<i32>,
    /// Whether: large stack.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
    /// The tracks.
    pub tracks: Option<OneOrMany<Track>>,
}

/// `(surakartaBoard …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("surakartaBoard")]
pub struct SurakartaBoard {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The loops.
    #[ludeme(named)]
    pub loops: Option<i32>,
    /// Where from.
    #[ludeme(named)]
    pub from: Option<i32>,
    /// Whether: large stack.
    #[ludeme(named)]
    pub large_stack: Option<bool>,
}

/// `(values …)`
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
