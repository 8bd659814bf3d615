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

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Outline {
    /// `Poly`
    Poly(Poly),
    /// `Sides`
    Sides(Vec<Dim>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum SquareExtra {
    /// `diagonals:`
    #[ludeme(named)]
    Diagonals(DiagonalsKind),
    /// `pyramidal:`
    #[ludeme(named)]
    Pyramidal(bool),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ConcentricShape {
    /// `Shape`
    Shape(ConcentricShapeKind),
    /// `sides:`
    #[ludeme(named)]
    Sides(Dim),
    /// `Cells`
    Cells(Vec<Dim>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AddedEdges {
    /// `Points`
    Points(Vec<Vec<Vec<Float>>>),
    /// `Indices`
    Indices(Vec<Vec<Dim>>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum AddedCells {
    /// `Points`
    Points(Vec<Vec<Vec<Float>>>),
    /// `Indices`
    Indices(Vec<Vec<Dim>>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedCells {
    /// `Points`
    Points(Vec<Vec<Vec<f32>>>),
    /// `Indices`
    Indices(Vec<Dim>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedEdges {
    /// `Points`
    Points(Vec<Vec<Vec<f32>>>),
    /// `Indices`
    Indices(Vec<Vec<Dim>>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum RemovedVertices {
    /// `Points`
    Points(Vec<Vec<f32>>),
    /// `Indices`
    Indices(Vec<Dim>),
}
