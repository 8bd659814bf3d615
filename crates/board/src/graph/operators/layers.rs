//! Boards above each other.

use super::combine::append;
use super::shift;
use crate::error::Result;
use crate::graph::{Graph, limits};

/// Copies of a graph one unit above each other, with upright edges between them.
pub fn layers(count: i64, graph: &Graph) -> Result<Graph> {
    let count = limits::size("the number of layers", count)?;
    let elements = graph.vertices.len().max(graph.edges.len()).max(1);
    limits::total(count.saturating_mul(elements))?;
    let mut whole = graph.clone();
    for layer in 1..count {
        let mut copy = graph.clone();
        shift(&mut copy, 0.0, 0.0, layer as f64);
        append(&mut whole, copy);
    }
    let size = graph.vertices.len();
    for layer in 1..count {
        for i in 0..size {
            whole.add_edge(((layer - 1) * size + i) as u32, (layer * size + i) as u32);
        }
    }
    whole.reorder();
    Ok(whole)
}
