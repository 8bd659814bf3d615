//! What lies on the border of a board.

use crate::graph::{Graph, perimeter::perimeters};

/// One mark for each element of each type.
#[derive(Debug, Clone, Default)]
pub(super) struct Marks {
    pub vertices: Vec<bool>,
    pub edges: Vec<bool>,
    pub cells: Vec<bool>,
}

impl Marks {
    pub fn none(graph: &Graph) -> Self {
        Self {
            vertices: vec![false; graph.vertices.len()],
            edges: vec![false; graph.edges.len()],
            cells: vec![false; graph.faces.len()],
        }
    }
}

/// The border of a graph.
#[derive(Debug, Clone)]
pub(super) struct Border {
    /// The walks along the outside.
    pub outlines: Vec<Vec<u32>>,
    /// The elements on them, and the cells and edges that touch them.
    pub marks: Marks,
}

impl Border {
    pub fn of(graph: &Graph) -> Self {
        let outlines = perimeters(graph);
        let mut marks = Marks::none(graph);
        for outline in &outlines {
            for (i, &v) in outline.iter().enumerate() {
                marks.vertices[v as usize] = true;
                if let Some(e) = graph.find_edge(v, outline[(i + 1) % outline.len()]) {
                    marks.edges[e as usize] = true;
                    let edge = &graph.edges[e as usize];
                    if let Some(face) = edge.left.or(edge.right) {
                        marks.cells[face as usize] = true;
                    }
                }
            }
        }
        for (cell, face) in marks.cells.iter_mut().zip(&graph.faces) {
            *cell |= face.vertices.iter().any(|&v| marks.vertices[v as usize]);
        }
        for (mark, edge) in marks.edges.iter_mut().zip(&graph.edges) {
            let on_border = |v: u32| marks.vertices[v as usize];
            *mark |= on_border(edge.a)
                && on_border(edge.b)
                && (edge.left.is_none() || edge.right.is_none());
        }
        Self { outlines, marks }
    }
}
