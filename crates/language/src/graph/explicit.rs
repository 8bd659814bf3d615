//! Graphs and polygons written out point by point.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::graph::Coordinate;

/// `(graph …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("graph")]
pub struct Explicit {
    /// The node it stands at.
    pub id: NodeId,
    /// The vertices.
    #[ludeme(named)]
    pub vertices: Vec<Vec<f32>>,
    /// The edges.
    #[ludeme(named)]
    pub edges: Option<Vec<Vec<i32>>>,
}

/// `(poly …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("poly")]
pub struct Poly {
    /// The node it stands at.
    pub id: NodeId,
    /// The points.
    pub points: Vec<Vec<Coordinate>>,
    /// The rotations.
    #[ludeme(named = "rotns")]
    pub rotations: Option<i32>,
}
