//! The sides of a board: the stretches of border between corners.

use super::border::Border;
use super::compass::sector;
use super::corners::Corners;
use super::regions::SIDES;
use crate::direction::Direction;
use crate::geometry::Point;
use crate::graph::Graph;

/// A bit for each of [`SIDES`].
pub(super) type SideSet = u8;

/// The sides of each vertex, edge and cell.
#[derive(Debug, Clone)]
pub(super) struct Sides {
    pub vertices: Vec<SideSet>,
    pub edges: Vec<SideSet>,
    pub cells: Vec<SideSet>,
}

impl Sides {
    pub fn of(graph: &Graph, border: &Border, corners: &Corners) -> Self {
        let mut vertices = vec![0; graph.vertices.len()];
        let middle = mean(graph.vertices.iter().map(|v| v.point));
        for outline in &border.outlines {
            let n = outline.len();
            for start in (0..n).filter(|&i| corners.is_corner(outline[i])) {
                let length =
                    (1..=n).find(|k| corners.is_corner(outline[(start + k) % n])).unwrap_or(n);
                let run: Vec<u32> = (0..=length).map(|k| outline[(start + k) % n]).collect();
                let side = bearing(middle, mean(run.iter().map(|&v| graph.point(v))));
                for v in run {
                    vertices[v as usize] |= side;
                }
            }
        }
        let union = |corners: &[u32]| corners.iter().fold(0, |set, &v| set | vertices[v as usize]);
        let edges = graph.edges.iter().map(|e| union(&[e.a, e.b])).collect();
        let cells = graph.faces.iter().map(|f| union(&f.vertices)).collect();
        Self { vertices, edges, cells }
    }
}

fn mean(points: impl Iterator<Item = Point>) -> Point {
    let (sum, n) = points.fold((Point::default(), 0), |(sum, n), p| (sum + p, n + 1));
    if n == 0 { sum } else { sum * (1.0 / f64::from(n)) }
}

/// The side that lies in the direction from the middle to a point.
fn bearing(middle: Point, point: Point) -> SideSet {
    let direction = match sector(middle, point, 16) {
        0 => Direction::E,
        4 => Direction::N,
        8 => Direction::W,
        12 => Direction::S,
        1..=3 => Direction::NE,
        5..=7 => Direction::NW,
        9..=11 => Direction::SW,
        _ => Direction::SE,
    };
    SIDES.iter().position(|&d| d == direction).map_or(0, |i| 1 << i)
}
