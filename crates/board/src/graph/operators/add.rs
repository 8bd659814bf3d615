//! Adding vertices, edges and cells; what is there stays as it is.

use super::{REACH, join_near};
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::{Graph, Locator};

/// What is to be added.
#[derive(Debug, Clone, Default)]
pub struct Additions {
    /// Vertices.
    pub vertices: Vec<Point>,
    /// Edges by the places of their ends.
    pub edges: Vec<[Point; 2]>,
    /// Edges by the numbers of their ends.
    pub edge_indices: Vec<[i64; 2]>,
    /// Curved edges by the places of their ends and the tangents there.
    pub curves: Vec<[Point; 4]>,
    /// Cells by the places of their corners.
    pub cells: Vec<Vec<Point>>,
    /// Cells by the numbers of their corners.
    pub cell_indices: Vec<Vec<i64>>,
    /// Whether the new vertices are joined to those near them.
    pub connect: bool,
}

/// Adds to a graph.
pub fn add(graph: &mut Graph, additions: &Additions) -> Result<()> {
    let mut locator = graph.locator();
    for &[a, b, at_a, at_b] in &additions.curves {
        let a = graph.find_or_add_vertex(&mut locator, a);
        let b = graph.find_or_add_vertex(&mut locator, b);
        graph.add_curve(a, b, [at_a, at_b]);
    }
    let listed: Vec<u32> = (additions.vertices.iter())
        .filter_map(|&point| match graph.find_vertex(&locator, point) {
            Some(_) => None,
            None => Some(graph.find_or_add_vertex(&mut locator, point)),
        })
        .collect();
    for &[a, b] in &additions.edges {
        let a = graph.find_or_add_vertex(&mut locator, a);
        let b = graph.find_or_add_vertex(&mut locator, b);
        graph.find_or_add_edge(a, b);
    }
    for corners in &additions.cells {
        let ids: Vec<u32> =
            corners.iter().map(|&p| graph.find_or_add_vertex(&mut locator, p)).collect();
        for (i, &a) in ids.iter().enumerate() {
            graph.find_or_add_edge(a, ids[(i + 1) % ids.len()]);
        }
        graph.find_or_add_face(&ids);
    }
    for &[a, b] in &additions.edge_indices {
        let (a, b) = (vertex(graph, a)?, vertex(graph, b)?);
        graph.find_or_add_edge(a, b);
    }
    for corners in &additions.cell_indices {
        let ids = corners.iter().map(|&i| vertex(graph, i)).collect::<Result<Vec<u32>>>()?;
        graph.find_or_add_face(&ids);
    }
    if additions.connect {
        let reach = graph.mean_edge_length() * REACH;
        if reach > 0.0 {
            let net = Locator::over(graph.vertices.iter().map(|v| v.point), reach);
            for v in listed {
                join_near(graph, &net, v, reach);
            }
        }
    }
    graph.basis = None;
    graph.check_size()
}

/// The vertex of a number that a description gives.
pub(super) fn vertex(graph: &Graph, index: i64) -> Result<u32> {
    let n = graph.vertices.len();
    match u32::try_from(index) {
        Ok(v) if (v as usize) < n => Ok(v),
        _ => Err(BoardError::new(format!("there is no vertex {index}: the graph has {n}"))),
    }
}
