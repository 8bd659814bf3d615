//! Celtic knots: squares on their corners with rounded bays between them.

use std::f64::consts::{FRAC_PI_4, PI, SQRT_2};

use super::square::join_neighbours;
use crate::error::Result;
use crate::geometry::{Point, angle};
use crate::graph::perimeter::perimeters;
use crate::graph::polygon::Polygon;
use crate::graph::{Basis, Graph, limits};

/// Half the diagonal of a square.
///
/// As a quotient, which rounds differently from the constant: which of two cells lies straight across a corner hangs
/// on the last digit.
const S: f64 = 1.0 / SQRT_2;

/// A knot of `rows` × `columns` squares.
pub fn celtic(rows: i64, columns: i64) -> Result<Graph> {
    let rows = limits::size("the number of rows", rows)?;
    let columns = limits::size("the number of columns", columns)?;
    limits::area(rows.saturating_mul(2), columns.saturating_mul(2))?;
    let cells = (0..rows).flat_map(|r| (0..columns).map(move |c| (r as f64, c as f64)));
    Ok(build(cells))
}

/// A knot of the squares inside an outline.
pub fn celtic_polygon(outline: &Polygon) -> Result<Graph> {
    let outline = outline.inflated();
    let grid = outline.candidates(1)?;
    Ok(build(grid.iter().filter(|&(r, c)| outline.contains(centre(r, c)))))
}

/// A knot of the squares inside the outline with sides of these lengths.
pub fn celtic_sides(sides: &[i64]) -> Result<Graph> {
    let steps = [(0.0, SQRT_2), (SQRT_2, 0.0), (0.0, -SQRT_2), (-SQRT_2, 0.0)];
    celtic_polygon(&Polygon::from_square_sides(sides, steps, 3)?)
}

fn centre(row: f64, column: f64) -> Point {
    Point::flat(2.0 * S * column, 2.0 * S * row)
}

fn build(cells: impl Iterator<Item = (f64, f64)>) -> Graph {
    let mut graph = Graph::default();
    let mut locator = graph.locator();
    for (row, column) in cells {
        let Point { x, y, .. } = centre(row, column);
        for (dx, dy) in [(S, 0.0), (0.0, S), (-S, 0.0), (0.0, -S)] {
            graph.find_or_add_vertex(&mut locator, Point::flat(x + dx, y + dy));
        }
    }
    join_neighbours(&mut graph);
    graph.make_faces(true);
    add_bays(&mut graph);
    graph.tag(Basis::Mixed);
    graph.reorder();
    graph
}

/// Adds the rounded cells along the border.
fn add_bays(graph: &mut Graph) {
    let Some(border) = perimeters(graph).into_iter().next() else {
        return;
    };
    let n = border.len();
    let point = |graph: &Graph, i: usize| graph.point(border[i % n]);
    let turns: Vec<f64> = (0..n)
        .map(|i| turn(point(graph, i + n - 1), point(graph, i), point(graph, i + 1)))
        .collect();
    let mut flat = 0;
    let keypoints: Vec<usize> = (0..n)
        .filter(|&i| {
            if turns[i] > FRAC_PI_4 {
                flat = 0;
                true
            } else if turns[i].abs() < 0.1 * PI {
                flat += 1;
                flat % 2 == 0
            } else {
                false
            }
        })
        .collect();
    for k in keypoints {
        let (b, c, d, e) =
            (point(graph, k + n - 1), point(graph, k), point(graph, k + 1), point(graph, k + 2));
        let (at_c, at_d, at_e) = (border[k], border[(k + 1) % n], border[(k + 2) % n]);
        if turns[(k + 1) % n] < -FRAC_PI_4 {
            graph.add_curve(at_c, at_e, [(c - b).unit(), (e - point(graph, k + 3)).unit()]);
            graph.find_or_add_face(&[at_d, at_c, at_e]);
            continue;
        }
        let tangent = if turns[k].abs() < 0.1 * PI {
            let along = d - c;
            Point::flat(along.y, -along.x)
        } else {
            c - b
        };
        let tip = graph.add_vertex(c.midpoint(d) + tangent * 0.9);
        let along = (d - c).unit();
        graph.add_curve(at_c, tip, [tangent.unit(), along * -1.0]);
        graph.add_curve(tip, at_d, [along, (d - e).unit()]);
        graph.find_or_add_face(&[at_c, tip, at_d]);
    }
}

/// The signed angle by which the way a → b → c turns left.
fn turn(a: Point, b: Point, c: Point) -> f64 {
    let (u, v) = (b - a, c - b);
    angle(u.x * v.x + u.y * v.y, u.x * v.y - u.y * v.x)
}
