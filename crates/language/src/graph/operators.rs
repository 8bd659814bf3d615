//! Graphs made from graphs.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::floats::Float;
use crate::graph::{
    AddedCells, AddedEdges, Graph, Poly, RemovedCells, RemovedEdges, RemovedVertices,
};
use crate::ludeme::PairOrList;
use crate::words::SiteType;

/// A graph with more vertices, edges or cells.
///
/// Example: `(add (square 3) edges:{{0 4}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// What it is added to; nothing by default.
    pub graph: Option<Graph>,
    /// The places of new vertices.
    #[ludeme(named)]
    pub vertices: Option<Vec<Vec<Float>>>,
    /// New edges.
    #[ludeme(named)]
    pub edges: Option<AddedEdges>,
    /// New edges that are curved: two ends and two tangents each.
    #[ludeme(named)]
    pub edges_curved: Option<Vec<Vec<Vec<Float>>>>,
    /// New cells.
    #[ludeme(named)]
    pub cells: Option<AddedCells>,
    /// Whether new vertices are joined to those near by.
    #[ludeme(named)]
    pub connect: Option<bool>,
}

/// What is left of a graph when a polygon is cut out of it.
///
/// Example: `(clip (square 6) (poly {{1 1} {1 3} {3 3}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("clip")]
pub struct Clip {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The polygon.
    pub poly: Poly,
}

/// A graph in which every two vertices are joined.
///
/// Example: `(complete (hex 1))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("complete")]
pub struct Complete {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// Whether only vertices of the same cell are joined.
    #[ludeme(named)]
    pub each_cell: Option<bool>,
}

/// The dual of a graph: cells become vertices and vertices cells.
///
/// Example: `(dual (square 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dual")]
pub struct Dual {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// A graph with a hole in it.
///
/// Example: `(hole (square 8) (poly {{2.5 2.5} {2.5 5.5} {5.5 5.5} {5.5 2.5}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hole")]
pub struct Hole {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The polygon.
    pub poly: Poly,
}

/// What several graphs have in common.
///
/// Example: `(intersect (square 4) (rectangle 2 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersect")]
pub struct Intersect {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
}

/// The part of a graph inside a polygon.
///
/// Example: `(keep (square 6) (poly {{1 1} {1 4} {4 4} {4 1}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("keep")]
pub struct Keep {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The polygon.
    pub poly: Poly,
}

/// Copies of a graph above one another.
///
/// Example: `(layers 3 (square 3))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("layers")]
pub struct Layers {
    /// The node it stands at.
    pub id: NodeId,
    /// How many.
    pub layers: Dim,
    /// The graph.
    pub graph: Graph,
}

/// A graph with its cells found anew.
///
/// Example: `(makeFaces (square 3))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("makeFaces")]
pub struct MakeFaces {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// Graphs put over each other; vertices at the same place become one.
///
/// Example: `(merge (rectangle 3) (shift 0 2 (wedge 3)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("merge")]
pub struct Merge {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
    /// Whether vertices near each other are joined.
    #[ludeme(named)]
    pub connect: Option<bool>,
}

/// A graph whose sites get their coordinates anew.
///
/// Example: `(recoordinate (square 4))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("recoordinate")]
pub struct Recoordinate {
    /// The node it stands at.
    pub id: NodeId,
    /// A kind of site; all kinds by default.
    pub site_type_a: Option<SiteType>,
    /// Another kind of site.
    pub site_type_b: Option<SiteType>,
    /// Another kind of site.
    pub site_type_c: Option<SiteType>,
    /// The graph.
    pub graph: Graph,
}

/// A graph without some of its vertices, edges or cells.
///
/// Example: `(remove (square 4) cells:{0 3})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remove")]
pub struct Remove {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The cells that go.
    #[ludeme(named)]
    pub cells: Option<RemovedCells>,
    /// The edges that go.
    #[ludeme(named)]
    pub edges: Option<RemovedEdges>,
    /// The vertices that go.
    #[ludeme(named)]
    pub vertices: Option<RemovedVertices>,
    /// Whether edges that then belong to no cell go too; they do by default.
    #[ludeme(named)]
    pub trim_edges: Option<bool>,
}

/// A graph without what lies inside a polygon.
///
/// Example: `(remove (square 8) (poly {{1 1} {1 3} {3 3}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remove")]
pub struct RemoveShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The polygon.
    pub poly: Poly,
    /// Whether edges that then belong to no cell go too; they do by default.
    #[ludeme(named)]
    pub trim_edges: Option<bool>,
}

/// A graph whose sites are numbered anew, from the bottom left.
///
/// Example: `(renumber (square 4))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("renumber")]
pub struct Renumber {
    /// The node it stands at.
    pub id: NodeId,
    /// A kind of site; all kinds by default.
    pub site_type_a: Option<SiteType>,
    /// Another kind of site.
    pub site_type_b: Option<SiteType>,
    /// Another kind of site.
    pub site_type_c: Option<SiteType>,
    /// The graph.
    pub graph: Graph,
}

/// A graph turned about its centre.
///
/// Example: `(rotate 45 (square 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rotate")]
pub struct Rotate {
    /// The node it stands at.
    pub id: NodeId,
    /// How far, against the clock.
    pub degrees: Float,
    /// The graph.
    pub graph: Graph,
}

/// A graph made larger or smaller.
///
/// Example: `(scale 2 0.5 (square 3))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("scale")]
pub struct Scale {
    /// The node it stands at.
    pub id: NodeId,
    /// How many times wider.
    pub scale_x: Float,
    /// How many times higher; as wide by default.
    pub scale_y: Option<Float>,
    /// How many times deeper.
    pub scale_z: Option<Float>,
    /// The graph.
    pub graph: Graph,
}

/// A graph moved to another place.
///
/// Example: `(shift 0 10 (square 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("shift")]
pub struct Shift {
    /// The node it stands at.
    pub id: NodeId,
    /// How far to the right.
    pub dx: Float,
    /// How far up.
    pub dy: Float,
    /// How far out of the plane.
    pub dz: Option<Float>,
    /// The graph.
    pub graph: Graph,
}

/// A graph with its upper part pushed sideways.
///
/// Example: `(skew .5 (square 5))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("skew")]
pub struct Skew {
    /// The node it stands at.
    pub id: NodeId,
    /// How far.
    pub amount: f32,
    /// The graph.
    pub graph: Graph,
}

/// A graph with a vertex wherever edges cross.
///
/// Example: `(splitCrossings (complete (hex 1)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("splitCrossings")]
pub struct SplitCrossings {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// A graph whose larger cells are divided from their centres.
///
/// Example: `(subdivide (tiling T3464 2) min:6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("subdivide")]
pub struct Subdivide {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The fewest sides of a cell that is divided.
    #[ludeme(named)]
    pub min: Option<Dim>,
}

/// A graph without edges and vertices that belong to no cell.
///
/// Example: `(trim (square 4))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trim")]
pub struct Trim {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// Several graphs side by side, none of them changed.
///
/// Example: `(union (square 5) (shift 10 0 (square 5)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
    /// Whether vertices near each other are joined.
    #[ludeme(named)]
    pub connect: Option<bool>,
}
