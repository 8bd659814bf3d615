//! Making a graph from the corners of its cells.

use super::limits;
use super::{Basis, Graph, Locator};
use crate::error::Result;
use crate::geometry::Point;

/// Two corners nearer than this are one.
const SAME_CORNER: f64 = 0.1;

/// The corners of cells, each once: corners one unit apart become joined.
#[derive(Debug)]
pub(super) struct VertexList {
    points: Vec<Point>,
    net: Locator,
}

impl VertexList {
    pub fn new() -> Self {
        Self { points: vec![], net: Locator::new(SAME_CORNER) }
    }

    /// Adds a corner unless there is one.
    pub fn push(&mut self, x: f64, y: f64) {
        let point = Point::flat(x, y);
        let known = self
            .net
            .near(point)
            .any(|i| self.points[i as usize].flat_distance(point) < SAME_CORNER);
        if !known {
            self.net.insert(point, self.points.len() as u32);
            self.points.push(point);
        }
    }

    /// Adds the corners of a cell around its centre.
    pub fn push_cell(&mut self, centre: Point, corners: &[(f64, f64)]) {
        for &(dx, dy) in corners {
            self.push(centre.x + dx, centre.y + dy);
        }
    }

    /// Joins corners and finds the faces; numbers stay in the order of the list.
    pub fn build(self, basis: Basis) -> Result<Graph> {
        limits::total(self.points.len())?;
        let pairs = unit_pairs(&self.points, 0.01);
        let points: Vec<Point> = self.points.iter().map(|p| p.single()).collect();
        let mut graph = Graph::from_lists(&points, pairs);
        graph.basis = Some(basis);
        Ok(graph)
    }
}

/// All pairs of points about one unit apart: for each first point in order, the second ones in order.
pub(super) fn unit_pairs(points: &[Point], tolerance: f64) -> Vec<(u32, u32)> {
    let net = Locator::over(points.iter().copied(), 1.0 + tolerance);
    let mut pairs = vec![];
    for (a, &point) in points.iter().enumerate() {
        let mut partners: Vec<u32> = (net.near(point))
            .filter(|&b| b > a as u32)
            .filter(|&b| (point.distance(points[b as usize]) - 1.0).abs() < tolerance)
            .collect();
        partners.sort_unstable();
        pairs.extend(partners.into_iter().map(|b| (a as u32, b)));
    }
    pairs
}
