//! Graphs made from graphs.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::floats::Float;
use crate::graph::Poly;
use crate::graph::{AddedCells, AddedEdges, Graph, RemovedCells, RemovedEdges, RemovedVertices};
use crate::ludeme::PairOrList;
use crate::words::SiteType;

/// `(add …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Option<Graph>,
    /// The vertices.
    #[ludeme(named)]
    pub vertices: Option<Vec<Vec<Float>>>,
    /// The edges.
    #[ludeme(named)]
    pub edges: Option<AddedEdges>,
    /// The edges curved.
    #[ludeme(named)]
    pub edges_curved: Option<Vec<Vec<Vec<Float>>>>,
    /// The cells.
    #[ludeme(named)]
    pub cells: Option<AddedCells>,
    /// Whether: connect.
    #[ludeme(named)]
    pub connect: Option<bool>,
}

/// `(clip …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("clip")]
pub struct Clip {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The poly.
    pub poly: Poly,
}

/// `(complete …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("complete")]
pub struct Complete {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// Whether: each cell.
    #[ludeme(named)]
    pub each_cell: Option<bool>,
}

/// `(dual …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("dual")]
pub struct Dual {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// `(hole …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hole")]
pub struct Hole {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The poly.
    pub poly: Poly,
}

/// `(intersect …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersect")]
pub struct Intersect {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
}

/// `(keep …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("keep")]
pub struct Keep {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The poly.
    pub poly: Poly,
}

/// `(layers …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("layers")]
pub struct Layers {
    /// The node it stands at.
    pub id: NodeId,
    /// The layers.
    pub layers: Dim,
    /// The graph.
    pub graph: Graph,
}

/// `(makeFaces …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("makeFaces")]
pub struct MakeFaces {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// `(merge …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("merge")]
pub struct Merge {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
    /// Whether: connect.
    #[ludeme(named)]
    pub connect: Option<bool>,
}

/// `(recoordinate …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("recoordinate")]
pub struct Recoordinate {
    /// The node it stands at.
    pub id: NodeId,
    /// The site type a.
    pub site_type_a: Option<SiteType>,
    /// The site type b.
    pub site_type_b: Option<SiteType>,
    /// The site type c.
    pub site_type_c: Option<SiteType>,
    /// The graph.
    pub graph: Graph,
}

/// `(remove …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remove")]
pub struct Remove {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The cells.
    #[ludeme(named)]
    pub cells: Option<RemovedCells>,
    /// The edges.
    #[ludeme(named)]
    pub edges: Option<RemovedEdges>,
    /// The vertices.
    #[ludeme(named)]
    pub vertices: Option<RemovedVertices>,
    /// Whether: trim edges.
    #[ludeme(named)]
    pub trim_edges: Option<bool>,
}

/// `(remove …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remove")]
pub struct RemoveShape {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The poly.
    pub poly: Poly,
    /// Whether: trim edges.
    #[ludeme(named)]
    pub trim_edges: Option<bool>,
}

/// `(renumber …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("renumber")]
pub struct Renumber {
    /// The node it stands at.
    pub id: NodeId,
    /// The site type a.
    pub site_type_a: Option<SiteType>,
    /// The site type b.
    pub site_type_b: Option<SiteType>,
    /// The site type c.
    pub site_type_c: Option<SiteType>,
    /// The graph.
    pub graph: Graph,
}

/// `(rotate …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rotate")]
pub struct Rotate {
    /// The node it stands at.
    pub id: NodeId,
    /// The degrees.
    pub degrees: Float,
    /// The graph.
    pub graph: Graph,
}

/// `(scale …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("scale")]
pub struct Scale {
    /// The node it stands at.
    pub id: NodeId,
    /// The scale x.
    pub scale_x: Float,
    /// The scale y.
    pub scale_y: Option<Float>,
    /// The scale z.
    pub scale_z: Option<Float>,
    /// The graph.
    pub graph: Graph,
}

/// `(shift …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("shift")]
pub struct Shift {
    /// The node it stands at.
    pub id: NodeId,
    /// The dx.
    pub dx: Float,
    /// The dy.
    pub dy: Float,
    /// The dz.
    pub dz: Option<Float>,
    /// The graph.
    pub graph: Graph,
}

/// `(skew …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("skew")]
pub struct Skew {
    /// The node it stands at.
    pub id: NodeId,
    /// The amount.
    pub amount: f32,
    /// The graph.
    pub graph: Graph,
}

/// `(splitCrossings …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("splitCrossings")]
pub struct SplitCrossings {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// `(subdivide …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("subdivide")]
pub struct Subdivide {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
    /// The min.
    #[ludeme(named)]
    pub min: Option<Dim>,
}

/// `(trim …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trim")]
pub struct Trim {
    /// The node it stands at.
    pub id: NodeId,
    /// The graph.
    pub graph: Graph,
}

/// `(union …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The graphs.
    pub graphs: PairOrList<Graph>,
    /// Whether: connect.
    #[ludeme(named)]
    pub connect: Option<bool>,
}
