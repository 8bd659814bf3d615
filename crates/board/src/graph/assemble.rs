//! Making a graph from lists of vertices and edges.

use rustc_hash::FxHashMap;

use super::{Basis, Edge, Graph, Vertex};
use crate::geometry::Point;

/// An edge to be made.
#[derive(Debug, Clone, Copy)]
pub struct EdgeSpec {
    /// The end it is drawn from.
    pub a: u32,
    /// The end it is drawn to.
    pub b: u32,
    /// Its tangents, if it is curved.
    pub tangents: Option<[Point; 2]>,
}

impl EdgeSpec {
    /// A straight edge.
    pub fn new(a: u32, b: u32) -> Self {
        Self { a, b, tangents: None }
    }
}

impl Graph {
    /// A graph of points and the pairs of them that are joined, with all its faces.
    pub fn from_lists(points: &[Point], pairs: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let mut graph = Self::default();
        for &point in points {
            graph.add_vertex(point);
        }
        graph.link(pairs.into_iter().map(|(a, b)| EdgeSpec::new(a, b)));
        graph.assemble();
        graph
    }

    /// A graph rebuilt from vertices and edges of others, with all its faces.
    ///
    /// `pivots` holds the place of each vertex's pivot, which is looked for among the vertices.
    pub(super) fn rebuild(
        vertices: Vec<Vertex>,
        pivots: &[Option<Point>],
        edges: impl IntoIterator<Item = EdgeSpec>,
    ) -> Self {
        let mut graph = Self { vertices, ..Self::default() };
        for vertex in &mut graph.vertices {
            vertex.edges.clear();
            vertex.faces.clear();
            vertex.pivot = None;
        }
        graph.link(edges);
        if pivots.iter().any(Option::is_some) {
            let locator = graph.locator();
            for (i, pivot) in pivots.iter().enumerate() {
                graph.vertices[i].pivot =
                    pivot.and_then(|p| graph.find_vertex(&locator, Point::flat(p.x, p.y)));
            }
        }
        graph.assemble();
        graph
    }

    /// A new graph of the marked vertices and those edges between them that are wanted.
    pub(super) fn part(&self, keep: &[bool], wanted: impl Fn(&Edge) -> bool) -> Self {
        let mut new = vec![0; keep.len()];
        let (mut vertices, mut pivots) = (vec![], vec![]);
        for (i, vertex) in self.vertices.iter().enumerate().filter(|&(i, _)| keep[i]) {
            new[i] = vertices.len() as u32;
            vertices.push(vertex.clone());
            pivots.push(vertex.pivot.map(|p| self.point(p)));
        }
        let edges = self
            .edges
            .iter()
            .filter(|e| keep[e.a as usize] && keep[e.b as usize] && wanted(e))
            .map(|e| EdgeSpec { a: new[e.a as usize], b: new[e.b as usize], tangents: e.tangents });
        Self::rebuild(vertices, &pivots, edges)
    }

    /// Adds edges, each pair of ends once, without sorting.
    fn link(&mut self, edges: impl IntoIterator<Item = EdgeSpec>) {
        let mut known: FxHashMap<(u32, u32), u32> = FxHashMap::default();
        for EdgeSpec { a, b, tangents } in edges {
            known.entry((a.min(b), a.max(b))).or_insert_with(|| {
                let id = self.push_edge(a, b);
                self.edges[id as usize].tangents = tangents;
                id
            });
        }
    }

    /// Sorts the edges at each vertex, finds the faces, and sorts them at each vertex too.
    fn assemble(&mut self) {
        for vertex in 0..self.vertices.len() as u32 {
            self.sort_edges_at(vertex);
        }
        self.make_faces(false);
        for i in 0..self.vertices.len() {
            let mut faces = std::mem::take(&mut self.vertices[i].faces);
            let from = self.vertices[i].point;
            let angle = |f: u32| from.angle_to(self.faces[f as usize].centre);
            faces.sort_by(|&f, &g| angle(f).total_cmp(&angle(g)));
            self.vertices[i].faces = faces;
        }
        self.tag_faces(Basis::None);
    }
}
