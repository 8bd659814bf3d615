//! Graphs and polygons written out point by point.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::graph::Coordinate;

/// A graph given by its vertices and edges.
///
/// Example: `(graph vertices:{{0 0} {1 0} {0 1}} edges:{{0 1} {1 2} {2 0}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("graph")]
pub struct Explicit {
    /// The node it stands at.
    pub id: NodeId,
    /// The places of the vertices.
    #[ludeme(named)]
    pub vertices: Vec<Vec<f32>>,
    /// The pairs of vertices that are joined.
    #[ludeme(named)]
    pub edges: Option<Vec<Vec<i32>>>,
}

/// A polygon, to cut out or to repeat.
///
/// Example: `(poly {{0 0} {0 3} {3 3} {3 0}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("poly")]
pub struct Poly {
    /// The node it stands at.
    pub id: NodeId,
    /// Its corners.
    pub points: Vec<Vec<Coordinate>>,
    /// How often it is turned and drawn again.
    #[ludeme(named = "rotns")]
    pub rotations: Option<i32>,
}
