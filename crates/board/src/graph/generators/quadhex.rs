//! A hexagon of quadrilaterals, as for chess with three players.

use super::HALF_ROOT_3;
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::{Basis, Graph, limits};

/// A hexagon in six parts of `n` × `n` quadrilaterals each.
pub fn quadhex(n: i64, thirds: bool) -> Result<Graph> {
    if thirds {
        return Err(BoardError::new("boards of three parts (thirds:True) are not supported"));
    }
    let layers = limits::size("the size", n)?;
    limits::area(6 * layers, layers)?;
    let size = layers as f64;
    let (a, b, c) = (
        Point::default(),
        Point::flat(0.0, size * HALF_ROOT_3),
        Point::flat(size / 2.0, size * HALF_ROOT_3),
    );
    let d = c.midpoint(Point::flat(size, 0.0));
    let mut graph = Graph::default();
    let mut locator = graph.locator();
    for part in 0..6 {
        let (sin, cos) = (std::f64::consts::FRAC_PI_3 * f64::from(part)).sin_cos();
        let turn = |p: Point| Point::flat(p.x * cos - p.y * sin, p.x * sin + p.y * cos);
        let [a, b, c, d] = [a, b, c, d].map(turn);
        // Rows go along the lines a–d and b–c, columns from the one to the other.
        let at = |row: usize, column: usize| {
            let t = row as f64 / size;
            let (left, right) = (a + (d - a) * t, b + (c - b) * t);
            left + (right - left) * (column as f64 / size)
        };
        for row in 0..layers {
            for column in 0..layers {
                let corners =
                    [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
                        .map(|(r, c)| graph.find_or_add_vertex(&mut locator, at(r, c)));
                graph.find_or_add_edge(corners[0], corners[1]);
                graph.find_or_add_edge(corners[1], corners[2]);
                if row + 1 == layers {
                    graph.find_or_add_edge(corners[2], corners[3]);
                }
            }
        }
    }
    graph.make_faces(true);
    graph.tag(Basis::Mixed);
    graph.reorder();
    Ok(graph)
}
