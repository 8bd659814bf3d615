//! Boards of hexagons.

use super::{HALF_ROOT_3 as H, ROOT_3, in_hexagon, in_star};
use crate::error::Result;
use crate::geometry::Point;
use crate::graph::limits;
use crate::graph::polygon::Polygon;
use crate::graph::vertex_list::VertexList;
use crate::graph::{Basis, Graph};

/// The corners of a hexagon that stands on a corner, clockwise from the top.
pub(super) const POINTY: [(f64, f64); 6] =
    [(0.0, 1.0), (H, 0.5), (H, -0.5), (0.0, -1.0), (-H, -0.5), (-H, 0.5)];

/// The outline of a board of hexagons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HexShape {
    /// A hexagon; with two sizes its sides alternate.
    Hexagon,
    /// A triangle.
    Triangle,
    /// A rectangle; every second row is one shorter.
    Rectangle,
    /// A six-pointed star.
    Star,
    /// A rhombus on its corner.
    Diamond,
    /// A hexagon with a long axis.
    Prism,
    /// A hexagon with sides `n` and `n + 1` in turn.
    Limping,
}

/// A board of hexagons; sizes count cells along a side.
pub fn hex(shape: HexShape, n: i64, other: Option<i64>) -> Result<Graph> {
    let size = limits::size("the size", n)?;
    let second = other.map(|m| limits::size("the second size", m)).transpose()?;
    limits::area(size, second.unwrap_or(size))?;
    let columns = second.unwrap_or(size);
    let mut list = VertexList::new();
    match shape {
        HexShape::Hexagon => match other {
            None => return hexagon(size),
            Some(m) => return hex_sides(&[n, m]),
        },
        HexShape::Limping => return hex_sides(&[n, n + 1]),
        HexShape::Triangle => fill(&mut list, size, size, |r, c| r <= c),
        HexShape::Rectangle => {
            fill(&mut list, size, columns + size / 2, |r, c| in_rectangle(columns, r, c));
        }
        HexShape::Star => {
            limits::area(4 * size + 1, 4 * size + 1)?;
            fill(&mut list, 4 * size + 1, 4 * size + 1, |r, c| in_star(size, r, c));
        }
        HexShape::Diamond => {
            for (r, c) in grid(size, size) {
                list.push_cell(diamond_frame(r as f64, c as f64), &FLAT);
            }
        }
        HexShape::Prism => {
            let span = size + columns - 1;
            limits::area(span, span)?;
            for (r, c) in grid(span, span).filter(|&(r, c)| r.abs_diff(c) < size) {
                list.push_cell(diamond_frame(r as f64, c as f64), &FLAT);
            }
        }
    }
    finish(list)
}

/// The hexagons whose centres lie inside an outline.
pub fn hex_polygon(outline: &Polygon) -> Result<Graph> {
    let outline = outline.inflated();
    let mut list = VertexList::new();
    for (row, column) in outline.candidates(3)?.iter() {
        let centre = pointy_frame(row, column);
        if outline.contains(centre) {
            list.push_cell(centre, &POINTY);
        }
    }
    finish(list)
}

/// The hexagons inside the outline with sides of these lengths.
pub fn hex_sides(sides: &[i64]) -> Result<Graph> {
    hex_polygon(&Polygon::from_lattice_sides(sides, pointy_frame)?)
}

/// The corners of [`POINTY`] with x and y swapped.
pub(super) const FLAT: [(f64, f64); 6] =
    [(1.0, 0.0), (0.5, H), (-0.5, H), (-1.0, 0.0), (-0.5, -H), (0.5, -H)];

fn pointy_frame(row: f64, column: f64) -> Point {
    Point::flat(ROOT_3 * (column - row / 2.0), 1.5 * row)
}

fn diamond_frame(row: f64, column: f64) -> Point {
    Point::flat(1.5 * (column - row), ROOT_3 * (row + column) / 2.0)
}

/// Whether a cell lies in the rectangle with that many columns in its even rows.
pub(super) fn in_rectangle(columns: usize, row: usize, column: usize) -> bool {
    column >= row.div_ceil(2) && column < columns + row / 2
}

fn grid(rows: usize, columns: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..rows).flat_map(move |r| (0..columns).map(move |c| (r, c)))
}

fn fill(list: &mut VertexList, rows: usize, columns: usize, keep: impl Fn(usize, usize) -> bool) {
    for (r, c) in grid(rows, columns).filter(|&(r, c)| keep(r, c)) {
        list.push_cell(pointy_frame(r as f64, c as f64), &POINTY);
    }
}

fn finish(list: VertexList) -> Result<Graph> {
    let mut graph = list.build(Basis::Hexagonal)?;
    graph.reorder();
    Ok(graph)
}

/// The regular hexagon: zigzag chains from left to right, then the upright links between them.
fn hexagon(n: usize) -> Result<Graph> {
    limits::area(2 * n, 4 * n + 2)?;
    let mut graph = Graph::default();
    let mut chains: Vec<Vec<u32>> = vec![];
    let mut add_chain = |row: usize, left: usize, tip: usize, right: usize| {
        let cells: Vec<usize> = (0..2 * n - 1).filter(|&c| in_hexagon(n, row, c)).collect();
        let mut chain = vec![];
        let mut corner = |column: usize, corner: usize| {
            let (dx, dy) = POINTY[corner];
            let centre = pointy_frame(row as f64, column as f64);
            chain.push(graph.add_vertex(Point::flat(centre.x + dx, centre.y + dy)));
        };
        for &column in &cells {
            corner(column, left);
            corner(column, tip);
        }
        if let Some(&last) = cells.last() {
            corner(last, right);
        }
        chains.push(chain);
    };
    for row in 0..n {
        add_chain(row, 4, 3, 2);
    }
    for row in n - 1..2 * n - 1 {
        add_chain(row, 5, 0, 1);
    }
    for chain in &chains {
        for pair in chain.windows(2) {
            graph.add_edge(pair[0], pair[1]);
        }
    }
    // Below the middle the notches of a chain carry the tips of the next one; above it is the other way round.
    for (k, pair) in chains.windows(2).enumerate() {
        let lower = pair[0].iter().skip(usize::from(k + 1 > n)).step_by(2);
        let upper = pair[1].iter().skip(usize::from(k + 1 < n)).step_by(2);
        for (&a, &b) in lower.zip(upper) {
            graph.add_edge(a, b);
        }
    }
    graph.make_faces(false);
    graph.reorder();
    Ok(graph)
}
