//! Boards cut from a regular tiling.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::graph::{Outline, SquareExtra};
use crate::words::{
    BrickShapeKind, DiagonalsKind, HexShapeKind, SquareShapeKind, TilingKind, TriShapeKind,
};

/// A tiling of bricks, each two cells of a square tiling wide.
///
/// Example: `(brick 4 trim:True)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("brick")]
pub struct Brick {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape; the usual one of the tiling by default.
    pub shape: Option<BrickShapeKind>,
    /// The size, or the number of rows.
    pub dim_a: Dim,
    /// The second size, or the number of columns; as the first by default.
    pub dim_b: Option<Dim>,
    /// Whether half bricks at the edges are left out.
    #[ludeme(named)]
    pub trim: Option<bool>,
}

/// A tiling of diamonds woven like a Celtic knot.
///
/// Example: `(celtic 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("celtic")]
pub struct Celtic {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of rows.
    pub rows: Dim,
    /// The number of columns.
    pub columns: Option<Dim>,
}

/// A Celtic tiling cut out by an outline.
///
/// Example: `(celtic (poly {{1 2} {1 6} {3 6} {3 4}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("celtic")]
pub struct CelticShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline: a polygon, or the lengths of its sides.
    pub outline: Outline,
}

/// A tiling of hexagons.
///
/// Example: `(hex Diamond 11)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hex")]
pub struct Hex {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape; the usual one of the tiling by default.
    pub shape: Option<HexShapeKind>,
    /// The size, or the number of rows.
    pub dim_a: Dim,
    /// The second size, or the number of columns; as the first by default.
    pub dim_b: Option<Dim>,
}

/// A tiling of hexagons cut out by an outline.
///
/// Example: `(hex {4 5})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hex")]
pub struct HexShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline: a polygon, or the lengths of its sides.
    pub outline: Outline,
}

/// A hexagon tiled with quadrilaterals.
///
/// Example: `(quadhex 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("quadhex")]
pub struct Quadhex {
    /// The node it stands at.
    pub id: NodeId,
    /// How many layers lie around the centre.
    pub layers: Dim,
    /// Whether it is divided in three sections in place of six.
    #[ludeme(named)]
    pub thirds: Option<bool>,
}

/// A tiling of squares.
///
/// Example: `(square 8)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("square")]
pub struct Square {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape; the usual one of the tiling by default.
    pub shape: Option<SquareShapeKind>,
    /// How many cells one side has.
    pub dim: Dim,
    /// Diagonals, or a pyramid on top.
    pub extra: Option<SquareExtra>,
}

/// A tiling of squares cut out by an outline.
///
/// Example: `(square {4 -4 4 4})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("square")]
pub struct SquareShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline: a polygon, or the lengths of its sides.
    pub outline: Outline,
    /// How diagonals are drawn and joined.
    #[ludeme(named)]
    pub diagonals: Option<DiagonalsKind>,
}

/// One of the semi-regular tilings cut out by an outline.
///
/// Example: `(tiling T3464 {1 2 1 2})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tiling")]
pub struct TilingShape {
    /// The node it stands at.
    pub id: NodeId,
    /// Which tiling.
    pub tiling: TilingKind,
    /// The outline: a polygon, or the lengths of its sides.
    pub outline: Outline,
}

/// One of the semi-regular tilings.
///
/// Example: `(tiling T3636 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tiling")]
pub struct Tiling {
    /// The node it stands at.
    pub id: NodeId,
    /// Which tiling.
    pub tiling: TilingKind,
    /// The size, or the number of rows.
    pub dim_a: Dim,
    /// The second size, or the number of columns; as the first by default.
    pub dim_b: Option<Dim>,
}

/// A tiling of triangles.
///
/// Example: `(tri Hexagon 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tri")]
pub struct Tri {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape; the usual one of the tiling by default.
    pub shape: Option<TriShapeKind>,
    /// The size, or the number of rows.
    pub dim_a: Dim,
    /// The second size, or the number of columns; as the first by default.
    pub dim_b: Option<Dim>,
}

/// A tiling of triangles cut out by an outline.
///
/// Example: `(tri {4 5})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tri")]
pub struct TriShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The outline: a polygon, or the lengths of its sides.
    pub outline: Outline,
}
