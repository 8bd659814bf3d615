//! How the coordinates of a board run over it.

use std::collections::HashMap;

use board::topology::Elements;

use crate::realise::coordinate;

/// Positions that differ by less than this are one.
const SAME: f64 = 0.01;

/// The coordinates of the places of a board, and the steps between them.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// Column and row of each place, counted from one.
    pub places: Vec<(u32, u32)>,
    /// Which way the letters run.
    pub letters: Course,
    /// Which way the numbers run.
    pub numbers: Course,
    /// Whether every step of a letter, and every step of a number, leads equally far in one direction.
    pub regular: bool,
}

/// A direction on the page, by the turn from "to the right" in degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Course(f64);

impl Lattice {
    /// The lattice of some places; nothing if their names are no coordinates, or follow no order that can be told.
    pub fn of(board: &Elements) -> Option<Self> {
        let places: Vec<(u32, u32)> =
            board.labels.iter().map(|label| coordinate(label)).collect::<Option<_>>()?;
        let at = |index: usize| (board.positions[index].x, board.positions[index].y);
        // One step of a letter within a row, one step of a number within a column.
        let indices: HashMap<(u32, u32), usize> =
            places.iter().enumerate().map(|(index, place)| (*place, index)).rev().collect();
        let step = |across: (u32, u32)| {
            places.iter().enumerate().find_map(|(index, (column, row))| {
                let next = (column + across.0, row + across.1);
                let other = *indices.get(&next)?;
                let ((x, y), (to_x, to_y)) = (at(index), at(other));
                Some((to_x - x, to_y - y))
            })
        };
        let (letter, number) = (step((1, 0)), step((0, 1)));
        let first = *places.first()?;
        let regular = places.iter().enumerate().all(|(index, (column, row))| {
            let ((x, y), (left, low)) = (at(index), at(0));
            let columns = f64::from(*column) - f64::from(first.0);
            let rows = f64::from(*row) - f64::from(first.1);
            let (letter, number) = (letter.unwrap_or_default(), number.unwrap_or_default());
            (left + columns * letter.0 + rows * number.0 - x).abs() < SAME
                && (low + columns * letter.1 + rows * number.1 - y).abs() < SAME
        });
        if regular {
            let letters = letter.map_or(Course::RIGHT, Course::of);
            let numbers = number.map_or(Course::UP, Course::of);
            return Some(Self { places, letters, numbers, regular });
        }
        let ordered = |key: fn(&(u32, u32)) -> u32, along: fn((f64, f64)) -> f64| {
            let mut order: Vec<usize> = (0..places.len()).collect();
            order.sort_by_key(|index| key(&places[*index]));
            let lines = order.chunk_by(|a, b| key(&places[*a]) == key(&places[*b]));
            let mut end = f64::NEG_INFINITY;
            let mut tidy = true;
            for line in lines {
                let reach = |index: &usize| along(at(*index));
                let low = line.iter().map(reach).fold(f64::INFINITY, f64::min);
                tidy &= low > end - SAME;
                end = line.iter().map(reach).fold(f64::NEG_INFINITY, f64::max);
            }
            tidy
        };
        let tidy = ordered(|place| place.0, |at| at.0) && ordered(|place| place.1, |at| at.1);
        tidy.then_some(Self { places, letters: Course::RIGHT, numbers: Course::UP, regular })
    }

    /// The last column and the last row.
    pub fn size(&self) -> (u32, u32) {
        let last = |key: fn(&(u32, u32)) -> u32| self.places.iter().map(key).max().unwrap_or(0);
        (last(|place| place.0), last(|place| place.1))
    }

    /// Whether letters run to the right and numbers upwards.
    pub fn is_upright(&self) -> bool {
        self.letters == Course::RIGHT && self.numbers == Course::UP
    }
}

impl Course {
    /// From left to right.
    pub const RIGHT: Self = Self(0.0);
    /// From bottom to top.
    pub const UP: Self = Self(90.0);

    fn of((x, y): (f64, f64)) -> Self {
        Self(y.atan2(x).to_degrees().round())
    }

    /// "from left to right".
    pub fn words(self) -> &'static str {
        match self.0 {
            a if a.abs() <= 5.0 => "from left to right",
            a if (a.abs() - 180.0).abs() <= 5.0 => "from right to left",
            a if (a - 90.0).abs() <= 5.0 => "from bottom to top",
            a if (a + 90.0).abs() <= 5.0 => "from top to bottom",
            a if a > 90.0 => "from bottom right to top left",
            a if a > 0.0 => "from bottom left to top right",
            a if a > -90.0 => "from top left to bottom right",
            _ => "from top right to bottom left",
        }
    }
}
