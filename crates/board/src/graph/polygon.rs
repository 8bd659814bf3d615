//! Outlines that boards are cut from.

use super::limits;
use crate::error::{BoardError, Result};
use crate::geometry::{Point, bounds, contains, is_clockwise};

/// How far outlines are moved outwards, so that points on them count as inside.
const INFLATION: f64 = 0.1;

/// The steps of a triangular lattice as (row, column), counter-clockwise turns apart.
const TRIANGULAR_STEPS: [(i64, i64); 6] = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];

/// A closed outline.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Polygon {
    /// Its corners in turn.
    pub points: Vec<Point>,
}

impl Polygon {
    /// An outline with these corners, rounded as the language does.
    pub fn new(points: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let points = points.into_iter().map(|(x, y)| Point::flat(x, y).single()).collect();
        Self { points }
    }

    /// The outline with turned copies of it appended: `rotations` in all, the other way round when negative.
    pub fn rotated(mut self, rotations: i64) -> Result<Self> {
        let copies = limits::at_least("the number of rotations", rotations.abs(), 1)?;
        limits::area(copies, self.points.len())?;
        if rotations < 0 {
            self.points.reverse();
        }
        let base = self.points.clone();
        let turn = std::f64::consts::TAU / rotations as f64;
        let mut angle = turn;
        for _ in 1..copies {
            let (sin, cos) = angle.sin_cos();
            let turned =
                base.iter().map(|p| Point::flat(p.x * cos - p.y * sin, p.x * sin + p.y * cos));
            self.points.extend(turned);
            angle += turn;
        }
        Ok(self)
    }

    /// The outline of a triangular or hexagonal board by the lengths of its sides.
    ///
    /// `frame` places a (row, column); a negative length turns the other way.
    pub fn from_lattice_sides(sides: &[i64], frame: impl Fn(f64, f64) -> Point) -> Result<Self> {
        check_sides(sides)?;
        let (mut row, mut column, mut turn) = (0, 0, 1_i64);
        let mut points = vec![frame(0.0, 0.0)];
        for k in 0..sides.len().max(5) {
            let side = sides[k % sides.len()];
            // The turn follows the shortened length: a side of 0 becomes −1 and turns back.
            let length = if side >= 0 { side - 1 } else { side + 1 };
            turn = (turn + if length >= 0 { 1 } else { -1 }).rem_euclid(6);
            if length > 0 {
                let (dr, dc) = TRIANGULAR_STEPS[turn as usize];
                row += length * dr;
                column += length * dc;
                points.push(frame(row as f64, column as f64));
            }
        }
        Ok(Self { points })
    }

    /// The outline of a square-like board by the lengths of its sides: `steps` are its four ways as (x, y).
    pub fn from_square_sides(sides: &[i64], steps: [(f64, f64); 4], start: i64) -> Result<Self> {
        check_sides(sides)?;
        let (mut x, mut y, mut turn) = (0.0, 0.0, start);
        let mut points = vec![Point::default()];
        for &side in sides {
            turn = (turn + if side < 0 { -1 } else { 1 }).rem_euclid(4);
            let (dx, dy) = steps[turn as usize];
            x += side as f64 * dx;
            y += side as f64 * dy;
            points.push(Point::flat(x, y));
        }
        Ok(Self { points })
    }

    /// The outline moved outwards a little.
    #[must_use]
    pub fn inflated(&self) -> Self {
        let n = self.points.len();
        let points = (0..n).map(|i| {
            let (a, b, c) =
                (self.points[(i + n - 1) % n], self.points[i], self.points[(i + 1) % n]);
            let (u, w) = if is_clockwise(a, b, c) { (b - a, b - c) } else { (a - b, c - b) };
            b + (u.unit() + w.unit()) * (INFLATION * 0.5)
        });
        Self { points: points.collect() }
    }

    /// Whether a point lies inside.
    pub fn contains(&self, point: Point) -> bool {
        contains(&self.points, point)
    }

    /// The (row, column) pairs to try: the whole numbers in the bounds and `margin` more on each side.
    pub fn candidates(&self, margin: i64) -> Result<Candidates> {
        if self.points.is_empty() {
            return Err(BoardError::new("the outline has no points"));
        }
        let (low, high) = bounds(self.points.iter().copied());
        let grid = Candidates {
            rows: (low.y as i64 - margin, high.y as i64 + margin),
            columns: (low.x as i64 - margin, high.x as i64 + margin),
        };
        let span = |(from, to): (i64, i64)| (to - from + 1).max(0) as usize;
        limits::area(span(grid.rows), span(grid.columns))?;
        Ok(grid)
    }
}

/// The rows and columns that may lie in an outline, both ends included.
#[derive(Debug, Clone, Copy)]
pub struct Candidates {
    /// First and last row.
    pub rows: (i64, i64),
    /// First and last column.
    pub columns: (i64, i64),
}

impl Candidates {
    /// The (row, column) pairs, row by row.
    pub fn iter(self) -> impl Iterator<Item = (f64, f64)> {
        let Self { rows, columns } = self;
        (rows.0..=rows.1)
            .flat_map(move |r| (columns.0..=columns.1).map(move |c| (r as f64, c as f64)))
    }
}

fn check_sides(sides: &[i64]) -> Result<()> {
    if sides.is_empty() {
        return Err(BoardError::new("the list of sides is empty"));
    }
    for side in sides {
        limits::at_least("the length of a side", side.abs(), 0)?;
    }
    limits::total(sides.iter().map(|s| s.unsigned_abs() as usize).sum())
}
