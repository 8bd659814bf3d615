//! Joining everything with everything.

use crate::error::Result;
use crate::graph::{Graph, limits};

/// Joins all pairs of vertices; with `each_cell` only those of the same face, and the faces stay.
pub fn complete(graph: &mut Graph, each_cell: bool) -> Result<()> {
    if each_cell {
        for face in 0..graph.faces.len() {
            let corners = graph.faces[face].vertices.clone();
            for (i, &a) in corners.iter().enumerate() {
                for &b in &corners[i + 1..] {
                    graph.find_or_add_edge(a, b);
                }
            }
        }
        return graph.check_size();
    }
    let n = graph.vertices.len();
    limits::area(n, n / 2)?;
    graph.clear_faces();
    graph.edges.clear();
    for vertex in &mut graph.vertices {
        vertex.edges.clear();
    }
    for a in 0..n as u32 {
        for b in a + 1..n as u32 {
            graph.add_edge(a, b);
        }
    }
    graph.make_faces(true);
    Ok(())
}
