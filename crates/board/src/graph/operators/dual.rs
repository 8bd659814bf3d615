//! Cells become vertices.

use crate::graph::{Basis, Graph};

/// The graph whose vertices are the faces, joined where they share an edge.
pub fn dual(graph: &Graph) -> Graph {
    let mut dual = Graph::default();
    for face in &graph.faces {
        dual.add_vertex(face.centre);
    }
    for edge in &graph.edges {
        if let (Some(left), Some(right)) = (edge.left, edge.right) {
            dual.add_edge(left, right);
        }
    }
    dual.make_faces(false);
    dual.tag(Basis::Mixed);
    dual.reorder();
    dual
}
