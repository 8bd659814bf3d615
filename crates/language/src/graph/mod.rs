//! Graphs of boards.

mod basis;
mod explicit;
mod operators;
mod shapes;

use language_derive::Ludeme;

use crate::dims::Dim;
use crate::floats::Float;
use crate::words::{ConcentricShapeKind, DiagonalsKind};
pub use basis::*;
pub use explicit::*;
pub use operators::*;
pub use shapes::*;

/// A graph: vertices, edges and cells.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Graph {
    /// [`Brick`]
    Brick(Box<Brick>),
    /// [`Celtic`]
    Celtic(Box<Celtic>),
    /// [`CelticShape`]
    CelticShape(Box<CelticShape>),
    /// [`Hex`]
    Hex(Box<Hex>),
    /// [`HexShape`]
    HexShape(Box<HexShape>),
    /// [`Quadhex`]
    Quadhex(Box<Quadhex>),
    /// [`Square`]
    Square(Box<Square>),
    /// [`SquareShape`]
    SquareShape(Box<SquareShape>),
    /// [`TilingShape`]
    TilingShape(Box<TilingShape>),
    /// [`Tiling`]
    Tiling(Box<Tiling>),
    /// [`Tri`]
    Tri(Box<Tri>),
    /// [`TriShape`]
    TriShape(Box<TriShape>),
    /// [`Rectangle`]
    Rectangle(Box<Rectangle>),
    /// [`Regular`]
    Regular(Box<Regular>),
    /// [`Repeat`]
    Repeat(Box<Repeat>),
    /// [`Spiral`]
    Spiral(Box<Spiral>),
    /// [`Wedge`]
    Wedge(Box<Wedge>),
    /// [`Concentric`]
    Concentric(Box<Concentric>),
    /// [`Add`]
    Add(Box<Add>),
    /// [`Clip`]
    Clip(Box<Clip>),
    /// [`Complete`]
    Complete(Box<Complete>),
    /// [`Dual`]
    Dual(Box<Dual>),
    /// [`Hole`]
    Hole(Box<Hole>),
    /// [`Intersect`]
    Intersect(Box<Intersect>),
    /// [`Keep`]
    Keep(Box<Keep>),
    /// [`Layers`]
    Layers(Box<Layers>),
    /// [`MakeFaces`]
    MakeFaces(Box<MakeFaces>),
    /// [`Merge`]
    Merge(Box<Merge>),
    /// [`Recoordinate`]
    Recoordinate(Box<Recoordinate>),
    /// [`Remove`]
    Remove(Box<Remove>),
    /// [`RemoveShape`]
    RemoveShape(Box<RemoveShape>),
    /// [`Renumber`]
    Renumber(Box<Renumber>),
    /// [`Rotate`]
    Rotate(Box<Rotate>),
    /// [`Scale`]
    Scale(Box<Scale>),
    /// [`Shift`]
    Shift(Box<Shift>),
    /// [`Skew`]
    Skew(Box<Skew>),
    /// [`SplitCrossings`]
    SplitCrossings(Box<SplitCrossings>),
    /// [`Subdivide`]
    Subdivide(Box<Subdivide>),
    /// [`Trim`]
    Trim(Box<Trim>),
    /// [`Union`]
    Union(Box<Union>),
    /// [`Explicit`]
    Explicit(Box<Explicit>),
}

/// A coordinate of a point.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Coordinate {
    /// A number.
    Number(f32),
    /// A calculation.
    Dim(Dim),
}

/// What a board is cut out by.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Outline {
    /// A polygon.
    Poly(Poly),
    /// The lengths of its sides, in steps along the tiling; a negative one turns the other way.
    Sides(Vec<Dim>),
}

/// What is added to a tiling of squares.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SquareExtra {
    /// Diagonals.
    #[ludeme(named)]
    Diagonals(DiagonalsKind),
    /// Whether layers above it form a pyramid.
    #[ludeme(named)]
    Pyramidal(bool),
}

/// The shape of rings.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ConcentricShape {
    /// By name.
    Shape(ConcentricShapeKind),
    /// As polygons with this many sides.
    #[ludeme(named)]
    Sides(Dim),
    /// The number of cells of each ring, from the middle.
    Cells(Vec<Dim>),
}

/// Edges that are added to a graph.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AddedEdges {
    /// By the places of their ends.
    Points(Vec<Vec<Vec<Float>>>),
    /// By the numbers of their ends.
    Indices(Vec<Vec<Dim>>),
}

/// Cells that are added to a graph.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AddedCells {
    /// By the places of their corners.
    Points(Vec<Vec<Vec<Float>>>),
    /// By the numbers of their corners.
    Indices(Vec<Vec<Dim>>),
}

/// Cells that are removed from a graph.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedCells {
    /// By the places of their corners.
    Points(Vec<Vec<Vec<f32>>>),
    /// By their numbers.
    Indices(Vec<Dim>),
}

/// Edges that are removed from a graph.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedEdges {
    /// By the places of their ends.
    Points(Vec<Vec<Vec<f32>>>),
    /// By the numbers of their ends.
    Indices(Vec<Vec<Dim>>),
}

/// Vertices that are removed from a graph.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedVertices {
    /// By their places.
    Points(Vec<Vec<f32>>),
    /// By their numbers.
    Indices(Vec<Dim>),
}
