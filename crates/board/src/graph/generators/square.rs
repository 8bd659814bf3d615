//! Boards of squares.

use crate::error::Result;
use crate::geometry::Point;
use crate::graph::limits;
use crate::graph::polygon::Polygon;
use crate::graph::vertex_list::{VertexList, unit_pairs};
use crate::graph::{Basis, Graph};
use crate::site::SiteType;

/// How the squares of a board are cut by diagonals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Diagonals {
    /// Not at all.
    Implied,
    /// Every square once, each the other way than its neighbours.
    Alternating,
    /// Every square twice, with a vertex at the crossing.
    Solid,
    /// Every square twice, without a vertex at the crossing.
    SolidNoSplit,
    /// Every square once, so that the lines go round the middle.
    Concentric,
    /// Only along the two long diagonals through the middle.
    Radiating,
}

/// A board of `rows` × `columns` sites.
pub fn rectangle(
    rows: i64,
    columns: i64,
    site_type: SiteType,
    diagonals: Diagonals,
    pyramidal: bool,
) -> Result<Graph> {
    let extra = usize::from(site_type == SiteType::Cell);
    let rows = limits::size("the number of rows", rows)? + extra;
    let columns = limits::size("the number of columns", columns)? + extra;
    limits::area(rows, columns)?;
    let mut graph = Graph::default();
    for row in 0..rows {
        for column in 0..columns {
            graph.add_vertex(Point::flat(column as f64, row as f64));
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            let id = (row * columns + column) as u32;
            if row + 1 < rows {
                graph.add_edge(id, id + columns as u32);
            }
            if column + 1 < columns {
                graph.add_edge(id, id + 1);
            }
        }
    }
    if pyramidal {
        add_pyramid(&mut graph, rows, columns)?;
    }
    add_diagonals(&mut graph, diagonals, (0, rows as i64), (0, columns as i64));
    graph.make_faces(false);
    graph.tag(Basis::Square);
    graph.reorder();
    Ok(graph)
}

/// A board of squares in a square that stands on a corner.
pub fn diamond(size: i64, diagonals: Diagonals) -> Result<Graph> {
    let d = limits::size("the size", size)?;
    limits::area(2 * d, 2 * d)?;
    let mut list = VertexList::new();
    for row in 0..2 * d {
        for column in 0..2 * d {
            let cut = row + column + 1 < d
                || column > row + d
                || row > column + d
                || row + column >= 3 * d;
            if !cut {
                list.push(column as f64, row as f64);
            }
        }
    }
    let bounds = (0, 2 * d as i64);
    finish(list, diagonals, bounds, bounds)
}

/// The squares inside an outline.
pub fn square_polygon(outline: &Polygon, diagonals: Diagonals) -> Result<Graph> {
    let outline = outline.inflated();
    let grid = outline.candidates(2)?;
    let mut list = VertexList::new();
    for (row, column) in grid.iter() {
        if outline.contains(Point::flat(column, row)) {
            list.push(column, row);
        }
    }
    finish(list, diagonals, grid.rows, grid.columns)
}

/// The squares inside the outline with sides of these lengths.
pub fn square_sides(sides: &[i64], diagonals: Diagonals) -> Result<Graph> {
    let steps = [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)];
    square_polygon(&Polygon::from_square_sides(sides, steps, 3)?, diagonals)
}

fn finish(
    list: VertexList,
    diagonals: Diagonals,
    rows: (i64, i64),
    columns: (i64, i64),
) -> Result<Graph> {
    let mut graph = list.build(Basis::Square)?;
    add_diagonals(&mut graph, diagonals, rows, columns);
    graph.make_faces(false);
    graph.reorder();
    Ok(graph)
}

/// Stacks ever smaller layers on the ground, each vertex over the middle of a square.
fn add_pyramid(graph: &mut Graph, rows: usize, columns: usize) -> Result<()> {
    let height = rows.min(columns);
    limits::total(rows.saturating_mul(columns).saturating_mul(height) / 2)?;
    for layer in 1..height {
        let offset = layer as f64 * 0.5;
        for row in 0..rows - layer {
            for column in 0..columns - layer {
                let z = layer as f64 * std::f64::consts::FRAC_1_SQRT_2;
                graph.add_vertex(Point::new(offset + column as f64, offset + row as f64, z));
            }
        }
    }
    join_neighbours(graph);
    graph.check_size()
}

/// Joins all vertices that lie about one unit apart.
pub(super) fn join_neighbours(graph: &mut Graph) {
    let points: Vec<Point> = graph.vertices.iter().map(|v| v.point).collect();
    for (a, b) in unit_pairs(&points, 0.05) {
        graph.find_or_add_edge(a, b);
    }
}

fn add_diagonals(graph: &mut Graph, kind: Diagonals, rows: (i64, i64), columns: (i64, i64)) {
    match kind {
        Diagonals::Implied => {}
        Diagonals::Radiating => add_radiating(graph, rows, columns),
        _ => add_diagonals_in_squares(graph, kind, rows, columns),
    }
}

fn add_diagonals_in_squares(
    graph: &mut Graph,
    kind: Diagonals,
    rows: (i64, i64),
    columns: (i64, i64),
) {
    let mut locator = graph.locator();
    let middle = ((rows.0 + rows.1) / 2, (columns.0 + columns.1) / 2);
    for row in rows.0..=rows.1 {
        for column in columns.0..=columns.1 {
            let (x, y) = (column as f64, row as f64);
            let at = |dx: f64, dy: f64| graph.find_vertex(&locator, Point::flat(x + dx, y + dy));
            let (Some(a), Some(b), Some(c), Some(d)) =
                (at(0., 0.), at(0., 1.), at(1., 1.), at(1., 0.))
            else {
                continue;
            };
            let (rising, falling) = ((a, c), (b, d));
            match kind {
                Diagonals::Alternating => {
                    let (from, to) = if (row + column) % 2 == 0 { rising } else { falling };
                    graph.find_or_add_edge(from, to);
                }
                Diagonals::Concentric => {
                    let same_half = (row < middle.0) == (column < middle.1);
                    let (from, to) = if same_half { falling } else { rising };
                    graph.find_or_add_edge(from, to);
                }
                Diagonals::SolidNoSplit => {
                    graph.find_or_add_edge(a, c);
                    graph.find_or_add_edge(b, d);
                }
                Diagonals::Solid => {
                    let centre = Point::flat(x + 0.5, y + 0.5);
                    let centre = graph.find_or_add_vertex(&mut locator, centre);
                    for corner in [a, b, c, d] {
                        graph.find_or_add_edge(corner, centre);
                    }
                }
                Diagonals::Implied | Diagonals::Radiating => {}
            }
        }
    }
}

/// Draws the long diagonals from the middle outwards; the language takes the row for x here.
fn add_radiating(graph: &mut Graph, rows: (i64, i64), columns: (i64, i64)) {
    let locator = graph.locator();
    let middle = ((rows.0 + rows.1) / 2, (columns.0 + columns.1) / 2);
    let reach = ((rows.1 - rows.0) / 2).max((columns.1 - columns.0) / 2);
    for n in 0..=reach {
        for (dx, dy) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
            let at = |n: i64| {
                let point = Point::flat((middle.0 + n * dx) as f64, (middle.1 + n * dy) as f64);
                graph.find_vertex(&locator, point)
            };
            if let (Some(from), Some(to)) = (at(n), at(n + 1)) {
                graph.find_or_add_edge(from, to);
            }
        }
    }
}
