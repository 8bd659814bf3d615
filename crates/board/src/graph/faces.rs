//! Finding the areas between the lines.

use super::{Face, Graph};
use crate::geometry::{Point, segments_meet, signed_area};

/// The most corners of a face.
const MAX_CORNERS: usize = 32;

/// How much the corners of a face may differ in height.
const LEVEL: f64 = 0.0001;

impl Graph {
    /// Drops all faces and finds them again: every clockwise walk that always takes the next edge.
    ///
    /// With `check_crossings` a walk may not take an edge that crosses an earlier one.
    pub fn make_faces(&mut self, check_crossings: bool) {
        self.clear_faces();
        let crossed = if check_crossings { self.crossed_edges() } else { vec![] };
        for start in 0..self.vertices.len() as u32 {
            for first in 0..self.vertices[start as usize].edges.len() {
                if let Some(walk) = self.walk_face(start, first, &crossed) {
                    let points: Vec<Point> = walk.iter().map(|&v| self.point(v)).collect();
                    if signed_area(&points) < 0.0 {
                        self.find_or_add_face(&walk);
                    }
                }
            }
        }
    }

    /// Drops all faces.
    pub fn clear_faces(&mut self) {
        self.faces.clear();
        for vertex in &mut self.vertices {
            vertex.faces.clear();
        }
        for edge in &mut self.edges {
            edge.left = None;
            edge.right = None;
        }
    }

    /// The face with these corners, added when there is none; none when two corners in turn are not joined.
    pub fn find_or_add_face(&mut self, corners: &[u32]) -> Option<u32> {
        let n = corners.len();
        if n > self.vertices.len() || corners.iter().any(|&v| v as usize >= self.vertices.len()) {
            return None;
        }
        let first = *corners.first()?;
        let edges: Vec<u32> = (0..n)
            .map(|i| self.find_edge(corners[i], corners[(i + 1) % n]))
            .collect::<Option<_>>()?;
        let known = self.vertices[first as usize].faces.iter().copied();
        if let Some(face) =
            known.into_iter().find(|&f| same_ring(&self.faces[f as usize].vertices, corners))
        {
            return Some(face);
        }
        let id = self.faces.len() as u32;
        for (&corner, &edge) in corners.iter().zip(&edges) {
            self.vertices[corner as usize].faces.push(id);
            let edge = &mut self.edges[edge as usize];
            if edge.a == corner {
                edge.right = Some(id);
            } else {
                edge.left = Some(id);
            }
        }
        let centre = self.mean(corners);
        self.faces.push(Face { vertices: corners.to_vec(), edges, centre, basis: None });
        Some(id)
    }

    /// Walks from a vertex, always taking the next edge, until it is reached again.
    fn walk_face(&self, start: u32, first: usize, crossed: &[bool]) -> Option<Vec<u32>> {
        let level = self.point(start).z;
        let mut walk = vec![start];
        let mut at = start;
        let mut edge = self.vertices[start as usize].edges[first];
        loop {
            let around = &self.vertices[at as usize].edges;
            let (u, v) = (self.edges[edge as usize].a, self.edges[edge as usize].b);
            let position = around.iter().position(|&e| self.edges[e as usize].joins(u, v))?;
            let next =
                (1..around.len()).map(|k| around[(position + k) % around.len()]).find(|&e| {
                    let far = self.edges[e as usize].other(at);
                    (self.point(far).z - level).abs() < LEVEL
                })?;
            if crossed.get(next as usize).copied().unwrap_or(false) {
                return None;
            }
            at = self.edges[next as usize].other(at);
            edge = next;
            if at == start {
                return (walk.len() >= 3).then_some(walk);
            }
            if walk.len() >= MAX_CORNERS || walk.contains(&at) {
                return None;
            }
            walk.push(at);
        }
    }

    /// For each edge whether it crosses one that comes before it in the list.
    fn crossed_edges(&self) -> Vec<bool> {
        let ends: Vec<(Point, Point)> =
            self.edges.iter().map(|e| (self.point(e.a), self.point(e.b))).collect();
        // Only edges whose stretches of x overlap can cross: go through them from west to east.
        let mut from_west: Vec<u32> = (0..self.edges.len() as u32).collect();
        let west = |e: u32| ends[e as usize].0.x.min(ends[e as usize].1.x);
        let east = |e: u32| ends[e as usize].0.x.max(ends[e as usize].1.x);
        from_west.sort_by(|&e, &f| west(e).total_cmp(&west(f)));
        let mut crossed = vec![false; self.edges.len()];
        let mut open: Vec<u32> = vec![];
        for &edge in &from_west {
            open.retain(|&other| east(other) >= west(edge) - super::SAME);
            for &other in &open {
                let (first, later) = (edge.min(other), edge.max(other));
                if !crossed[later as usize] && crosses(ends[later as usize], ends[first as usize]) {
                    // The test sees only what comes before the first edge with the same ends.
                    let (u, v) = (self.edges[later as usize].a, self.edges[later as usize].b);
                    let own = self.find_edge(u, v).unwrap_or(later);
                    crossed[later as usize] = first < own;
                }
            }
            open.push(edge);
        }
        crossed
    }
}

/// Whether two stretches meet elsewhere than in a common end.
pub(crate) fn crosses(e: (Point, Point), f: (Point, Point)) -> bool {
    let shared =
        [e.0, e.1].iter().any(|p| p.coincides(f.0, super::SAME) || p.coincides(f.1, super::SAME));
    !shared && segments_meet(e.0, e.1, f.0, f.1)
}

/// Whether two rings visit the same vertices in the same or in reverse order.
fn same_ring(a: &[u32], b: &[u32]) -> bool {
    let n = a.len();
    if n != b.len() {
        return false;
    }
    let Some(offset) = b.iter().position(|&v| v == a[0]) else {
        return false;
    };
    (0..n).all(|i| a[i] == b[(offset + i) % n]) || (0..n).all(|i| a[i] == b[(offset + n - i) % n])
}
