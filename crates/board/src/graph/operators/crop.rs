//! Cutting a board with an outline.

use crate::error::Result;
use crate::graph::Graph;
use crate::graph::polygon::Polygon;

/// A new graph of what lies inside the outline.
pub fn keep(graph: &Graph, outline: &Polygon) -> Result<Graph> {
    Ok(crop(graph, outline, true))
}

/// A new graph of what lies outside the outline.
pub fn clip(graph: &Graph, outline: &Polygon) -> Result<Graph> {
    Ok(crop(graph, outline, false))
}

fn crop(graph: &Graph, outline: &Polygon, inside: bool) -> Graph {
    let outline = outline.inflated();
    let keep: Vec<bool> =
        graph.vertices.iter().map(|v| outline.contains(v.point) == inside).collect();
    let mut part = graph.part(&keep, |_| true);
    part.basis = graph.basis;
    part
}

/// Removes the cells whose centres lie inside the outline; their vertices stay.
pub fn hole(graph: &mut Graph, outline: &Polygon) {
    let outline = outline.inflated();
    let gone: Vec<bool> = graph.faces.iter().map(|f| outline.contains(f.centre)).collect();
    graph.remove_faces(&gone, true);
}

/// Removes the vertices inside the outline, with all that hangs on them.
pub fn remove_inside(graph: &mut Graph, outline: &Polygon) {
    let gone: Vec<bool> = graph.vertices.iter().map(|v| outline.contains(v.point)).collect();
    graph.remove_vertices(&gone);
}
