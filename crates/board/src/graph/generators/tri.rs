//! Boards of triangles.

use super::hex::in_rectangle;
use super::{HALF_ROOT_3, in_hexagon, in_star};
use crate::error::Result;
use crate::geometry::Point;
use crate::graph::limits;
use crate::graph::polygon::Polygon;
use crate::graph::vertex_list::VertexList;
use crate::graph::{Basis, Graph};
use crate::site::SiteType;

/// The outline of a board of triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TriShape {
    /// A triangle.
    Triangle,
    /// A rectangle; every second row is one shorter.
    Rectangle,
    /// A rhombus on its corner.
    Diamond,
    /// A hexagon with a long axis.
    Prism,
    /// A six-pointed star.
    Star,
    /// A hexagon; with two sizes its sides alternate.
    Hexagon,
    /// A hexagon with sides `n` and `n + 1` in turn.
    Limping,
}

/// A board of triangles; sizes count sites along a side.
pub fn tri(shape: TriShape, n: i64, other: Option<i64>, site_type: SiteType) -> Result<Graph> {
    let extra = usize::from(site_type == SiteType::Cell);
    let plain = limits::size("the size", n)?;
    let size = plain + extra;
    let columns = other.map_or(Ok(plain), |m| limits::size("the second size", m))? + extra;
    limits::area(size, columns)?;
    let mut list = VertexList::new();
    let mut fill = |rows: usize, columns: usize, keep: &dyn Fn(usize, usize) -> bool| {
        for (r, c) in grid(rows, columns).filter(|&(r, c)| keep(r, c)) {
            let point = frame(r as f64, c as f64);
            list.push(point.x, point.y);
        }
    };
    match shape {
        TriShape::Hexagon => match other {
            None => return hexagon(size),
            Some(m) => return tri_sides(&[n, m], 2),
        },
        TriShape::Limping => return tri_sides(&[n, n + 1], n),
        TriShape::Triangle => fill(size, size, &|r, c| r <= c),
        TriShape::Rectangle => {
            fill(size, columns + size / 2, &|r, c| in_rectangle(columns, r, c));
        }
        TriShape::Star => {
            limits::area(4 * plain + 1, 4 * plain + 1)?;
            fill(4 * plain + 1, 4 * plain + 1, &|r, c| in_star(plain, r, c));
        }
        TriShape::Diamond => {
            for (r, c) in grid(size, size) {
                let point = diamond_frame(r as f64, c as f64);
                list.push(point.x, point.y);
            }
        }
        TriShape::Prism => {
            let span = size + columns - 1;
            limits::area(span, span)?;
            for (r, c) in grid(span, span).filter(|&(r, c)| r.abs_diff(c) < size) {
                let point = diamond_frame(r as f64, c as f64);
                list.push(point.x, point.y);
            }
        }
    }
    finish(list)
}

/// The triangles inside an outline; `margin` widens the search for its vertices.
pub fn tri_polygon(outline: &Polygon, margin: i64) -> Result<Graph> {
    let outline = outline.inflated();
    let mut list = VertexList::new();
    for (row, column) in outline.candidates(margin)?.iter() {
        let point = frame(row, column);
        if outline.contains(point) {
            list.push(point.x, point.y);
        }
    }
    finish(list)
}

/// The triangles inside the outline with sides of these lengths.
pub fn tri_sides(sides: &[i64], margin: i64) -> Result<Graph> {
    tri_polygon(&Polygon::from_lattice_sides(sides, frame)?, margin)
}

pub(super) fn frame(row: f64, column: f64) -> Point {
    Point::flat(column - row / 2.0, row * HALF_ROOT_3)
}

fn diamond_frame(row: f64, column: f64) -> Point {
    Point::flat(HALF_ROOT_3 * (column - row), (row + column) / 2.0)
}

fn grid(rows: usize, columns: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..rows).flat_map(move |r| (0..columns).map(move |c| (r, c)))
}

fn finish(list: VertexList) -> Result<Graph> {
    let mut graph = list.build(Basis::Triangular)?;
    graph.reorder();
    Ok(graph)
}

/// The regular hexagon with `n` vertices along a side.
fn hexagon(n: usize) -> Result<Graph> {
    let span = 2 * n - 1;
    limits::area(span, span)?;
    let mut graph = Graph::default();
    let mut ids = vec![None; span * span];
    for (r, c) in grid(span, span).filter(|&(r, c)| in_hexagon(n, r, c)) {
        ids[r * span + c] = Some(graph.add_vertex(frame(r as f64, c as f64)));
    }
    let at = |r: usize, c: usize| if c < span { ids[r * span + c] } else { None };
    let mut join = |a: Option<u32>, b: Option<u32>| {
        if let (Some(a), Some(b)) = (a, b) {
            graph.add_edge(a, b);
        }
    };
    for (r, c) in grid(span, span) {
        join(at(r, c), at(r, c + 1));
    }
    for (r, c) in grid(n - 1, span) {
        join(at(r, c), at(r + 1, c));
        join(at(r, c), at(r + 1, c + 1));
    }
    for (r, c) in grid(span, span).filter(|&(r, _)| r >= n) {
        join(at(r, c), at(r - 1, c.wrapping_sub(1)));
        join(at(r, c), at(r - 1, c));
    }
    graph.make_faces(false);
    graph.reorder();
    Ok(graph)
}
