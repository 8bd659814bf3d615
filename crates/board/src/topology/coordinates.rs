//! Rows, columns, layers and the labels made of them.
//!
//! Rows need not be level: several slants are tried, and the one with the tidiest rows is taken.

use std::ops::Range;

use crate::geometry::{Point, bounds, distance_to_line};
use crate::site::Site;

/// Heights or distances nearer than this are one row or column.
const SAME: f64 = 0.001;

/// The rows, columns, layers and labels of one type of site.
#[derive(Debug, Clone, Default)]
pub(super) struct Coordinates {
    pub rows: Vec<u32>,
    pub columns: Vec<u32>,
    pub layers: Vec<u32>,
    pub labels: Vec<Box<str>>,
}

/// The slants of rows and columns, in degrees.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Slant {
    row: f64,
    column: f64,
}

impl Coordinates {
    /// Sorts sites into rows and columns; with no slant given it is found.
    pub fn of(points: &[Point], slant: Option<Slant>) -> (Self, Slant) {
        if points.is_empty() {
            return (Self::default(), slant.unwrap_or_default());
        }
        let frame = Frame::around(points);
        let slant = slant.unwrap_or_else(|| {
            let row = frame.tidiest(points, Axis::Row, &[0.0, 15.0, 30.0, 45.0, 60.0]);
            let column =
                frame.tidiest(points, Axis::Column, &[row + 90.0, row + 105.0, row + 120.0]);
            Slant { row, column }
        });
        let (rows, _) = frame.cluster(&frame.scores(points, Axis::Row, slant.row));
        let (columns, _) = frame.cluster(&frame.scores(points, Axis::Column, slant.column));
        let heights: Vec<f64> = points.iter().map(|p| p.z).collect();
        let (layers, _) = frame.cluster(&heights);
        let layered = layers.windows(2).any(|pair| pair[0] != pair[1]);
        let mut coordinates = Self { rows, columns, layers, labels: vec![] };
        coordinates.label(layered);
        (coordinates, slant)
    }

    /// Whether two sites have the same label.
    pub fn has_duplicates(&self) -> bool {
        let mut labels: Vec<&str> = self.labels.iter().map(|l| &**l).collect();
        labels.sort_unstable();
        labels.windows(2).any(|pair| pair[0] == pair[1])
    }

    /// Makes a row of every height and a column of every distance to the right, as far as the ground layer has
    /// them, and lists the rows and columns; a site above the ground may lie in none.
    pub fn separate(&mut self, points: &[Point]) -> (Vec<Vec<Site>>, Vec<Vec<Site>>) {
        let ground = |p: &&Point| p.z == 0.0;
        let ys = distinct(points.iter().filter(ground).map(|p| p.y));
        let xs = distinct(points.iter().filter(ground).map(|p| p.x));
        let (mut rows, mut columns) = (vec![vec![]; ys.len()], vec![vec![]; xs.len()]);
        for (i, p) in points.iter().enumerate() {
            // A site between two rows that are very near belongs to both.
            for row in places(&ys, p.y) {
                self.rows[i] = row as u32;
                rows[row].push(i as Site);
            }
            for column in places(&xs, p.x) {
                self.columns[i] = column as u32;
                columns[column].push(i as Site);
            }
        }
        (rows, columns)
    }

    /// Writes the labels, with the layer if wanted.
    pub fn label(&mut self, layered: bool) {
        self.labels = (0..self.rows.len())
            .map(|i| {
                let mut label = format!("{}{}", letters(self.columns[i]), self.rows[i] + 1);
                if layered {
                    label.push_str(&format!("/{}", self.layers[i]));
                }
                label.into_boxed_str()
            })
            .collect();
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Axis {
    Row,
    Column,
}

/// The bounds of the sites, and how far apart those of one row may be.
#[derive(Debug, Clone, Copy)]
struct Frame {
    low: Point,
    width: f64,
    height: f64,
    margin: f64,
}

impl Frame {
    fn around(points: &[Point]) -> Self {
        let (low, high) = bounds(points.iter().copied());
        let (width, height) = (high.x - low.x, high.y - low.y);
        let unit = (width + height) / 2.0 / (points.len() as f64).sqrt();
        Self { low, width, height, margin: 0.6 * unit }
    }

    /// The distance of each point from a line outside the board with this slant.
    fn scores(&self, points: &[Point], axis: Axis, degrees: f64) -> Vec<f64> {
        let anchor = match axis {
            Axis::Row => Point::flat(self.low.x + self.width / 2.0, self.low.y - self.height),
            Axis::Column => Point::flat(self.low.x - self.width, self.low.y + self.height / 2.0),
        };
        let (sin, cos) = degrees.to_radians().sin_cos();
        let other = Point::flat(anchor.x + self.width * cos, anchor.y + self.width * sin);
        points.iter().map(|&p| distance_to_line(p, anchor, other)).collect()
    }

    /// The first slant with the least error.
    fn tidiest(&self, points: &[Point], axis: Axis, slants: &[f64]) -> f64 {
        let mut best = (slants[0], f64::INFINITY);
        for &slant in slants {
            let (_, error) = self.cluster(&self.scores(points, axis, slant));
            if error < best.1 {
                best = (slant, error);
            }
        }
        best.0
    }

    /// The number of the bucket of each score, and how untidy the buckets are.
    fn cluster(&self, scores: &[f64]) -> (Vec<u32>, f64) {
        let mut order: Vec<usize> = (0..scores.len()).collect();
        order.sort_by(|&i, &j| scores[i].total_cmp(&scores[j]));
        let mut buckets = vec![0; scores.len()];
        let mut number = 0;
        let (mut mean, mut size, mut last) = (0.0, 0.0, 0.0);
        let mut error = 0.0;
        for i in order {
            let score = scores[i];
            if size > 0.0 && (score - mean).abs() > self.margin {
                error += squared(mean - last) / size;
                number += 1;
                (mean, size) = (0.0, 0.0);
            }
            mean = (mean * size + score) / (size + 1.0);
            size += 1.0;
            last = score;
            buckets[i] = number;
        }
        error += squared(mean - last) / size.max(1.0);
        (buckets, error + 0.01 * f64::from(number + 1))
    }
}

fn squared(x: f64) -> f64 {
    x * x
}

/// The letters of a column: A to Z, then AA and so on.
fn letters(column: u32) -> String {
    let letter = |i: u32| char::from(b'A' + (i % 26) as u8);
    let mut text = String::new();
    if column >= 26 {
        text.push(letter(column / 26 - 1));
    }
    text.push(letter(column));
    text
}

/// The values that differ from all before them, in ascending order.
fn distinct(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<f64> = vec![];
    for value in values {
        if places(&sorted, value).is_empty() {
            sorted.insert(sorted.partition_point(|&v| v < value), value);
        }
    }
    sorted
}

/// The places of the values that are taken as equal to this one.
fn places(sorted: &[f64], value: f64) -> Range<usize> {
    let near = |v: f64| (v - value).abs() < SAME;
    let from = sorted.partition_point(|&v| v < value && !near(v));
    let count = sorted[from..].iter().take_while(|&&v| near(v)).count();
    from..from + count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_have_letters() {
        let texts: Vec<String> = [0, 25, 26, 52].into_iter().map(letters).collect();
        assert_eq!(texts, ["A", "Z", "AA", "BA"]);
    }

    #[test]
    fn a_square_has_level_rows() {
        let points: Vec<Point> =
            (0..9).map(|i| Point::flat(f64::from(i % 3), f64::from(i / 3))).collect();
        let (coordinates, _) = Coordinates::of(&points, None);
        assert_eq!(coordinates.rows, [0, 0, 0, 1, 1, 1, 2, 2, 2]);
        assert_eq!(&*coordinates.labels[5], "C2");
    }
}
