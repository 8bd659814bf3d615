//! Boards cut from a regular tiling.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::graph::{Outline, SquareExtra};
use crate::words::{
    BrickShapeKind, DiagonalsKind, HexShapeKind, SquareShapeKind, TilingKind, TriShapeKind,
};

/// `(brick …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("brick")]
pub struct Brick {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape.
    pub shape: Option<BrickShapeKind>,
    /// The dim a.
    pub dim_a: Dim,
    /// The dim b.
    pub dim_b: Option<Dim>,
    /// Whether: trim.
    #[ludeme(named)]
    pub trim: Option<bool>,
}

/// `(celtic …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("celtic")]
pub struct Celtic {
    /// The node it stands at.
    pub id: NodeId,
    /// The rows.
    pub rows: Dim,
    /// The columns.
    pub columns: Option<Dim>,
}

/// `(celtic …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("celtic")]
pub struct CelticShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline.
    pub outline: Outline,
}

/// `(hex …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hex")]
pub struct Hex {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape.
    pub shape: Option<HexShapeKind>,
    /// The dim a.
    pub dim_a: Dim,
    /// The dim b.
    pub dim_b: Option<Dim>,
}

/// `(hex …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hex")]
pub struct HexShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline.
    pub outline: Outline,
}

/// `(quadhex …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("quadhex")]
pub struct Quadhex {
    /// The node it stands at.
    pub id: NodeId,
    /// The layers.
    pub layers: Dim,
    /// Whether: thirds.
    #[ludeme(named)]
    pub thirds: Option<bool>,
}

/// `(square …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("square")]
pub struct Square {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape.
    pub shape: Option<SquareShapeKind>,
    /// The dim.
    pub dim: Dim,
    /// The extra.
    pub extra: Option<SquareExtra>,
}

/// `(square …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("square")]
pub struct SquareShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline.
    pub outline: Outline,
    /// The diagonals.
    #[ludeme(named)]
    pub diagonals: Option<DiagonalsKind>,
}

/// `(tiling …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tiling")]
pub struct TilingShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The tiling.
    pub tiling: TilingKind,
    /// The outline.
    pub outline: Outline,
}

/// `(tiling …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tiling")]
pub struct Tiling {
    /// The node it stands at.
    pub id: NodeId,
    /// The tiling.
    pub tiling: TilingKind,
    /// The dim a.
    pub dim_a: Dim,
    /// The dim b.
    pub dim_b: Option<Dim>,
}

/// `(tri …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tri")]
pub struct Tri {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape.
    pub shape: Option<TriShapeKind>,
    /// The dim a.
    pub dim_a: Dim,
    /// The dim b.
    pub dim_b: Option<Dim>,
}

/// `(tri …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tri")]
pub struct TriShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline.
    pub outline: Outline,
}
