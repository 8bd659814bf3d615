//! Rows of pits between two stores.

use super::rectangle;
use super::square::Diagonals;
use crate::error::{BoardError, Result};
use crate::geometry::Point;
use crate::graph::operators::union;
use crate::graph::{Graph, limits};
use crate::site::SiteType;

/// Where the stores of a mancala board are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Store {
    /// Nowhere.
    None,
    /// At both ends.
    Outer,
    /// Among the pits.
    Inner,
}

/// A board of `rows` rows of `columns` pits.
pub fn mancala(rows: i64, columns: i64, store: Store, stores: i64) -> Result<Graph> {
    let plain =
        |rows, columns| rectangle(rows, columns, SiteType::Vertex, Diagonals::Implied, false);
    if store == Store::Inner || stores != 2 {
        return plain(rows, rows);
    }
    if !(2..=6).contains(&rows) {
        return Err(BoardError::new(format!(
            "a mancala board has 2 to 6 rows, but this has {rows}"
        )));
    }
    limits::size("the number of columns", columns)?;
    let middle = (rows - 1) as f64 / 2.0;
    let gap = match rows {
        2 => 0.85_f32,
        4 | 6 => 0.9,
        _ => 1.0,
    };
    let last = columns as f32 - 1.0;
    let mut parts = vec![];
    if store == Store::Outer {
        parts.push(single(Point::flat(f64::from(-gap), middle)));
    }
    for row in 0..rows {
        let mut part = plain(1, columns)?;
        for vertex in &mut part.vertices {
            vertex.point.y += row as f64;
        }
        parts.push(part);
    }
    if store == Store::Outer {
        parts.push(single(Point::flat(f64::from(last + gap), middle)));
    }
    union(parts, true)
}

fn single(point: Point) -> Graph {
    let mut graph = Graph::default();
    graph.add_vertex(point);
    graph
}
