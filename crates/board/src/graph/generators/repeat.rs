//! A pattern of polygons, repeated.

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::polygon::Polygon;
use crate::graph::{Graph, limits};

/// Polygons repeated in `rows` and `columns`, moved by a vector for each column and one for each row.
pub fn repeat(
    rows: i64,
    columns: i64,
    column_step: Point,
    row_step: Point,
    polygons: &[Polygon],
) -> Result<Graph> {
    let rows = limits::size("the number of rows", rows)?;
    let columns = limits::size("the number of columns", columns)?;
    let corners: usize = polygons.iter().map(|p| p.points.len()).sum();
    limits::total(rows.saturating_mul(columns).saturating_mul(corners))?;
    let mut graph = Graph::default();
    let mut locator = graph.locator();
    for row in 0..rows {
        for column in 0..columns {
            let offset = column_step * column as f64 + row_step * row as f64;
            for polygon in polygons {
                let next = polygon.points.iter().cycle().skip(1);
                for (&from, &to) in polygon.points.iter().zip(next) {
                    let a = graph.find_or_add_vertex(&mut locator, from + offset);
                    let b = graph.find_or_add_vertex(&mut locator, to + offset);
                    if a != b {
                        graph.find_or_add_edge(a, b);
                    }
                }
            }
        }
    }
    graph.make_faces(false);
    graph.reorder();
    Ok(graph)
}
