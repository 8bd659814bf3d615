//! Edges that cross each other.

use super::Topology;
use crate::geometry::{Point, crossing_parameters};
use crate::graph::SAME;
use crate::site::{Site, SiteType};

impl Topology {
    /// Whether two edges cross: they meet, and neither ends there.
    pub fn edges_cross(&self, e: Site, f: Site) -> bool {
        let (Some([a, b]), Some([c, d])) = (self.ends(e), self.ends(f)) else {
            return false;
        };
        let inside = |t: f64| t > SAME && t < 1.0 - SAME;
        crossing_parameters(a, b, c, d).is_some_and(|(s, t)| inside(s) && inside(t))
    }

    /// The edges that cross an edge, in ascending order.
    pub fn edges_crossing(&self, edge: Site) -> impl Iterator<Item = Site> {
        let others = 0..self.edge_vertices.len() as Site;
        others.filter(move |&other| other != edge && self.edges_cross(edge, other))
    }

    fn ends(&self, edge: Site) -> Option<[Point; 2]> {
        let vertices = &self.of(SiteType::Vertex).positions;
        let ends = self.edge_vertices.get(edge as usize)?;
        Some(ends.map(|v| vertices[v as usize]))
    }
}
