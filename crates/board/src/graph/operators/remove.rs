//! Taking cells, edges and vertices away.

use super::add::vertex;
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::Graph;

/// What is to be removed.
#[derive(Debug, Clone, Default)]
pub struct Removals {
    /// Cells by number.
    pub cell_indices: Vec<i64>,
    /// Cells by the places of their corners.
    pub cells: Vec<Vec<Point>>,
    /// Edges by the numbers of their ends.
    pub edge_indices: Vec<[i64; 2]>,
    /// Edges by the places of their ends.
    pub edges: Vec<[Point; 2]>,
    /// Vertices by number.
    pub vertex_indices: Vec<i64>,
    /// Vertices by place.
    pub vertices: Vec<Point>,
    /// Whether edges without cells go with the cells.
    pub keep_edges: bool,
}

/// Removes from a graph: first cells, then edges, then vertices.
pub fn remove(graph: &mut Graph, removals: &Removals) -> Result<()> {
    let mut gone = vec![false; graph.faces.len()];
    for &index in &removals.cell_indices {
        let n = gone.len();
        match usize::try_from(index).ok().and_then(|i| gone.get_mut(i)) {
            Some(gone) => *gone = true,
            None => {
                return Err(BoardError::new(format!(
                    "there is no cell {index}: the graph has {n}"
                )));
            }
        }
    }
    graph.remove_faces(&gone, !removals.keep_edges);
    for corners in &removals.cells {
        if let Some(face) = find_face(graph, corners) {
            graph.remove_face(face, !removals.keep_edges);
        }
    }
    for &[a, b] in &removals.edge_indices {
        let (a, b) = (vertex(graph, a)?, vertex(graph, b)?);
        remove_edge(graph, Some(a), Some(b));
    }
    for &[a, b] in &removals.edges {
        let locator = graph.locator();
        let (a, b) = (graph.find_vertex(&locator, a), graph.find_vertex(&locator, b));
        remove_edge(graph, a, b);
    }
    let mut gone = vec![false; graph.vertices.len()];
    for &index in &removals.vertex_indices {
        gone[vertex(graph, index)? as usize] = true;
    }
    let locator = graph.locator();
    for &point in &removals.vertices {
        if let Some(v) = graph.find_vertex(&locator, point) {
            gone[v as usize] = true;
        }
    }
    graph.remove_vertices(&gone);
    Ok(())
}

fn remove_edge(graph: &mut Graph, a: Option<u32>, b: Option<u32>) {
    if let (Some(a), Some(b)) = (a, b)
        && let Some(edge) = graph.find_edge(a, b)
    {
        graph.remove_edge(edge);
    }
}

/// The face with corners at these places, in any order.
fn find_face(graph: &Graph, corners: &[Point]) -> Option<u32> {
    let locator = graph.locator();
    let ids: Vec<u32> =
        corners.iter().map(|&p| graph.find_vertex(&locator, p)).collect::<Option<_>>()?;
    let face = graph.faces.iter().position(|f| {
        f.vertices.len() == ids.len() && ids.iter().all(|id| f.vertices.contains(id))
    })?;
    Some(face as u32)
}
