//! Corners: where the border bends.

use super::border::{Border, Marks};
use crate::geometry::{Point, distance_to_line, is_clockwise};
use crate::graph::Graph;

/// The corners of a board, by the way they bend.
#[derive(Debug, Clone)]
pub(super) struct Corners {
    pub convex: Marks,
    pub concave: Marks,
}

/// A convex corner bends at least this much, in units of length.
const CONVEX: f64 = 0.320;

/// A concave corner bends at least this much the other way.
const CONCAVE: f64 = -0.25;

/// A neighbour that bends nearly as much as a corner is one too.
const NEARLY: f64 = 0.95;

impl Corners {
    pub fn of(graph: &Graph, border: &Border) -> Self {
        let mut corners = Self { convex: Marks::none(graph), concave: Marks::none(graph) };
        for outline in &border.outlines {
            corners.find_on(graph, outline);
        }
        corners.spread(graph, border);
        corners
    }

    /// Whether a vertex is a corner.
    pub fn is_corner(&self, vertex: u32) -> bool {
        self.convex.vertices[vertex as usize] || self.concave.vertices[vertex as usize]
    }

    /// Marks the corner vertices of one outline.
    fn find_on(&mut self, graph: &Graph, outline: &[u32]) {
        let n = outline.len();
        if n < 6 {
            for &v in outline {
                self.convex.vertices[v as usize] = true;
            }
            return;
        }
        let points: Vec<Point> = outline.iter().map(|&v| graph.point(v)).collect();
        let scores = smooth(&(0..n).map(|i| bend(&points, i)).collect::<Vec<_>>());
        let around = |i: usize| [(i + n - 1) % n, (i + 1) % n];
        let mut convex: Vec<bool> = (0..n)
            .map(|i| {
                scores[i] >= CONVEX && around(i).iter().all(|&j| scores[i] >= scores[j] - 0.001)
            })
            .collect();
        for i in 0..n {
            for j in around(i) {
                if convex[i] && scores[j] >= scores[i] * NEARLY {
                    convex[j] = true;
                }
            }
        }
        for i in 0..n {
            let v = outline[i] as usize;
            self.convex.vertices[v] |= convex[i];
            self.concave.vertices[v] |=
                scores[i] <= CONCAVE && around(i).iter().all(|&j| scores[i] <= scores[j] + 0.001);
        }
    }

    /// Marks the edges and cells at corner vertices.
    fn spread(&mut self, graph: &Graph, border: &Border) {
        for v in 0..graph.vertices.len() as u32 {
            if !self.is_corner(v) {
                continue;
            }
            let concave = self.concave.vertices[v as usize];
            let vertex = &graph.vertices[v as usize];
            let ends: Vec<u32> = (vertex.edges.iter().copied())
                .filter(|&e| self.is_corner(graph.edges[e as usize].other(v)))
                .collect();
            let on_border =
                vertex.edges.iter().copied().filter(|&e| border.marks.edges[e as usize]);
            let chosen: Vec<u32> = if ends.is_empty() { on_border.collect() } else { ends.clone() };
            for e in chosen {
                let edge = &graph.edges[e as usize];
                let marks = if concave { &mut self.concave } else { &mut self.convex };
                marks.edges[e as usize] = true;
                if concave && ends.is_empty() {
                    for &f in &vertex.faces {
                        let corners = &graph.faces[f as usize].vertices;
                        let touching =
                            corners.iter().filter(|&&w| border.marks.vertices[w as usize]).count();
                        if touching == 1 {
                            marks.cells[f as usize] = true;
                        }
                    }
                } else if let Some(face) = edge.left.or(edge.right) {
                    marks.cells[face as usize] = true;
                }
            }
        }
    }
}

/// How much the outline bends at a point: the distance from the lines past it on both sides.
fn bend(points: &[Point], i: usize) -> f64 {
    let n = points.len();
    (1..=3)
        .map(|k| {
            let (a, b, c) = (points[(i + n - k) % n], points[i], points[(i + k) % n]);
            let sign = if is_clockwise(a, b, c) { -1.0 } else { 1.0 };
            sign * distance_to_line(b, a, c) / k as f64
        })
        .sum()
}

fn smooth(scores: &[f64]) -> Vec<f64> {
    let n = scores.len();
    (0..n)
        .map(|i| (4.0 * scores[i] + scores[(i + n - 1) % n] + scores[(i + 1) % n]) / 6.0)
        .collect()
}
