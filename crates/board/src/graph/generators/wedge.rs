//! A wedge: a triangle of widening rows, as at the ends of many hunt boards.

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::{Graph, limits};

/// A wedge of `rows` rows from its tip down, all but the first with `columns` vertices; it has no faces.
pub fn wedge(rows: i64, columns: i64) -> Result<Graph> {
    let rows = limits::size("the number of rows", rows)?;
    let columns = limits::size("the number of columns", columns)?;
    limits::area(rows, columns)?;
    let middle = (rows - 1) as f64;
    let mut graph = Graph::default();
    graph.add_vertex(Point::flat(middle, middle));
    for row in 1..rows {
        let reach = row as f64;
        for column in 0..columns {
            let t = if columns == 1 { 0.5 } else { column as f64 / (columns - 1) as f64 };
            graph.add_vertex(Point::flat(middle - reach + 2.0 * reach * t, middle - reach));
        }
    }
    let id = |row: usize, column: usize| (1 + (row - 1) * columns + column) as u32;
    for row in 0..rows {
        if row == 0 {
            for column in (0..columns).filter(|_| rows > 1) {
                graph.add_edge(0, id(1, column));
            }
            continue;
        }
        for column in 1..columns {
            graph.add_edge(id(row, column - 1), id(row, column));
        }
        for column in (0..columns).filter(|_| row + 1 < rows) {
            graph.add_edge(id(row, column), id(row + 1, column));
        }
    }
    Ok(graph)
}
