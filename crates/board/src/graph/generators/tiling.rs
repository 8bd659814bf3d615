//! Tilings of several shapes, named by what meets at their vertices.

use std::f64::consts::{PI, SQRT_2};

use super::hex::FLAT;
use super::{HALF_ROOT_3 as H, ROOT_3 as Q, in_hexagon};
use crate::error::Result;
use crate::geometry::Point;
use crate::graph::operators::keep;
use crate::graph::polygon::Polygon;
use crate::graph::vertex_list::VertexList;
use crate::graph::{Basis, Graph, limits};

/// Which tiling: the name lists the polygons round a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the language")]
pub enum Tiling {
    T31212,
    T333333_33434,
    T33336,
    T33344,
    T33434,
    T3464,
    T3636,
    T4612,
    T488,
}

/// A tiling of the given size; two sizes make a parallelogram where the tiling allows it.
pub fn tiling(kind: Tiling, n: i64, other: Option<i64>) -> Result<Graph> {
    let size = limits::size("the size", n)?;
    let second = other.map(|m| limits::size("the second size", m)).transpose()?;
    let columns = second.unwrap_or(size);
    let corners = corners(kind);
    limits::total(size.saturating_mul(columns).saturating_mul(4 * corners.len()))?;
    let hexagon = |r, c| in_hexagon(size, r, c);
    let span = 2 * size - 1;
    let everywhere = |_, _| true;
    let (rows, columns, keep): (_, _, &dyn Fn(usize, usize) -> bool) = match (kind, second) {
        (Tiling::T3636, Some(b)) => (span, 2 * b - 1, &everywhere),
        (Tiling::T3464, Some(b)) => (size, b, &everywhere),
        (Tiling::T33434, _) => (size, size, &everywhere),
        (Tiling::T488 | Tiling::T33344, _) => (size, columns, &everywhere),
        _ => (span, span, &hexagon),
    };
    let mut list = VertexList::new();
    for r in 0..rows {
        for c in (0..columns).filter(|&c| keep(r, c)) {
            list.push_cell(centre(kind, r as f64, c as f64), &corners);
        }
    }
    finish(kind, list)
}

/// The cells of a tiling whose centres lie in an outline.
///
/// Some tilings ignore the outline in the language too, and have a fixed size instead.
pub fn tiling_polygon(kind: Tiling, outline: &Polygon) -> Result<Graph> {
    match kind {
        Tiling::T4612 | Tiling::T31212 | Tiling::T33336 => return tiling(kind, 3, None),
        Tiling::T333333_33434 => return tiling(kind, 2, None),
        Tiling::T33434 => return keep(&tiling(kind, 5, None)?, outline),
        Tiling::T3464 | Tiling::T3636 | Tiling::T33344 | Tiling::T488 => {}
    }
    let outline = outline.inflated();
    let corners = match kind {
        Tiling::T3464 => corners(kind).into_iter().map(|(x, y)| (y, x)).collect(),
        _ => corners(kind),
    };
    let mut list = VertexList::new();
    for (row, column) in outline.candidates(2)?.iter() {
        let centre = outline_centre(kind, row, column);
        if outline.contains(centre) {
            list.push_cell(centre, &corners);
        }
    }
    finish(kind, list)
}

/// The cells of a tiling inside the outline with sides of these lengths.
pub fn tiling_sides(kind: Tiling, sides: &[i64]) -> Result<Graph> {
    match kind {
        Tiling::T4612 | Tiling::T31212 | Tiling::T33336 | Tiling::T33434 => tiling(kind, 3, None),
        Tiling::T333333_33434 => tiling(kind, 2, None),
        Tiling::T488 => {
            let v = 1.0 + SQRT_2;
            let steps = [(v, 0.0), (0.0, v), (-v, 0.0), (0.0, -v)];
            tiling_polygon(kind, &Polygon::from_square_sides(sides, steps, 3)?)
        }
        Tiling::T3464 | Tiling::T3636 | Tiling::T33344 => {
            let outline = Polygon::from_lattice_sides(sides, |r, c| outline_centre(kind, r, c))?;
            tiling_polygon(kind, &outline)
        }
    }
}

fn finish(kind: Tiling, list: VertexList) -> Result<Graph> {
    let mut graph = list.build(Basis::Mixed)?;
    if kind != Tiling::T488 {
        graph.reorder();
    }
    Ok(graph)
}

/// The centre of the cell of a row and column.
fn centre(kind: Tiling, r: f64, c: f64) -> Point {
    match kind {
        Tiling::T3636 => Point::flat(2.0 * (c - r / 2.0), Q * r),
        Tiling::T3464 => Point::flat((3.0 + Q) / 2.0 * (c - r), (1.0 + Q) * (r + c) / 2.0),
        Tiling::T33434 => Point::flat((1.0 + Q) / 2.0 * (c - r), (1.0 + Q) / 2.0 * (r + c)),
        Tiling::T33336 => Point::flat(2.5 * c - 2.0 * r, 2.0 * H * r + H * c),
        Tiling::T488 => Point::flat((1.0 + SQRT_2) * c, (1.0 + SQRT_2) * r),
        Tiling::T4612 => Point::flat((c - r / 2.0) * (3.0 + Q), r * (3.0 + Q) * H),
        Tiling::T31212 => Point::flat((c - r / 2.0) * (2.0 + Q), r * (2.0 + Q) * H),
        Tiling::T33344 => Point::flat(c + r / 2.0, r * (1.0 + H)),
        Tiling::T333333_33434 => Point::flat((1.5 + Q) * (c - r), (2.0 + Q) * (r + c) / 2.0),
    }
}

/// The same for outlines, for which one tiling lies on its side.
fn outline_centre(kind: Tiling, r: f64, c: f64) -> Point {
    match kind {
        Tiling::T3464 => Point::flat((1.0 + Q) * (c - r / 2.0), (3.0 + Q) / 2.0 * r),
        _ => centre(kind, r, c),
    }
}

/// The corners of a cell, and of what lies round it, from its centre.
fn corners(kind: Tiling) -> Vec<(f64, f64)> {
    const HEXAGON: [(f64, f64); 6] =
        [(-0.5, H), (0.5, H), (1.0, 0.0), (0.5, -H), (-0.5, -H), (-1.0, 0.0)];
    let dodecagon = |radius: f64| {
        (0..12).map(move |k| {
            let angle = (15.0 + 30.0 * f64::from(k)) * PI / 180.0;
            (radius * angle.cos(), radius * angle.sin())
        })
    };
    match kind {
        Tiling::T3636 => FLAT.to_vec(),
        Tiling::T3464 | Tiling::T333333_33434 => {
            let radius = (1.0 + H) / (15.0 * PI / 180.0).cos();
            HEXAGON.into_iter().chain(dodecagon(radius)).collect()
        }
        Tiling::T4612 | Tiling::T31212 => dodecagon(1.0 / (2.0 - Q).sqrt()).collect(),
        Tiling::T33344 => vec![(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
        Tiling::T488 => {
            let v = (1.0 + SQRT_2) / 2.0;
            let half = [(0.5, v), (v, 0.5), (v, -0.5), (0.5, -v)];
            half.into_iter().chain(half.map(|(x, y)| (-x, -y))).collect()
        }
        Tiling::T33434 => {
            let u = 0.5;
            vec![
                (-u, -u - H),
                (u, -u - H),
                (-u - H, -H),
                (u + H, -H),
                (0.0, -u),
                (-2.0 * u - H, 0.0),
                (-H, 0.0),
                (H, 0.0),
                (2.0 * u + H, 0.0),
                (0.0, u),
                (-u - H, H),
                (u + H, H),
                (-u, u + H),
                (u, u + H),
            ]
        }
        Tiling::T33336 => {
            let ring = [
                (-1.0, 2.0 * H),
                (0.0, 2.0 * H),
                (1.0, 2.0 * H),
                (1.5, H),
                (2.0, 0.0),
                (1.5, -H),
                (1.0, -2.0 * H),
                (0.0, -2.0 * H),
                (-1.0, -2.0 * H),
                (-1.5, -H),
                (-2.0, 0.0),
                (-1.5, H),
            ];
            HEXAGON.into_iter().chain(ring).collect()
        }
    }
}
