//! Walls of bricks.

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::{Basis, Graph, limits};

/// A wall of bricks two units wide; `trim` cuts the ends of the rows even with half bricks.
pub fn brick(rows: i64, columns: i64, trim: bool) -> Result<Graph> {
    let rows = limits::size("the number of rows", rows)?;
    let columns = limits::size("the number of columns", columns)?;
    limits::area(rows.saturating_mul(2), columns.saturating_mul(3))?;
    let mut graph = Graph::default();
    let mut locator = graph.locator();
    let width = 2 * columns;
    for row in 0..rows {
        let mut add = |corners: &[(usize, usize)]| {
            let ids: Vec<u32> = corners
                .iter()
                .map(|&(x, y)| {
                    graph.find_or_add_vertex(&mut locator, Point::flat(x as f64, y as f64))
                })
                .collect();
            for i in 0..ids.len() {
                graph.find_or_add_edge(ids[i], ids[(i + 1) % ids.len()]);
            }
            graph.find_or_add_face(&ids);
        };
        let (below, above) = (row, row + 1);
        for x in (row % 2..=width).step_by(2) {
            let half = trim && row % 2 == 1;
            if half && x == 1 {
                add(&[(1, below), (1, above), (2, above), (2, below)]);
            } else if half && x + 1 >= width {
                add(&[(x, below), (x, above), (x + 1, above), (x + 1, below)]);
            } else {
                add(&[
                    (x, below),
                    (x, above),
                    (x + 1, above),
                    (x + 2, above),
                    (x + 2, below),
                    (x + 1, below),
                ]);
            }
        }
    }
    graph.tag(Basis::Mixed);
    graph.reorder();
    Ok(graph)
}
