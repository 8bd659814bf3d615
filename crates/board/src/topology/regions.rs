//! The regions of a board that have names in the language.

use crate::direction::Direction;
use crate::site::Site;

/// The sides a board can have, in the order of [`Regions::sides`].
pub const SIDES: [Direction; 8] = [
    Direction::N,
    Direction::E,
    Direction::S,
    Direction::W,
    Direction::NE,
    Direction::SE,
    Direction::NW,
    Direction::SW,
];

/// The named regions of one type of site; every list is in ascending order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the language")]
pub struct Regions {
    pub corners: Vec<Site>,
    pub convex_corners: Vec<Site>,
    pub concave_corners: Vec<Site>,
    pub major: Vec<Site>,
    pub minor: Vec<Site>,
    pub outer: Vec<Site>,
    pub inner: Vec<Site>,
    pub perimeter: Vec<Site>,
    pub centre: Vec<Site>,
    pub top: Vec<Site>,
    pub bottom: Vec<Site>,
    pub left: Vec<Site>,
    pub right: Vec<Site>,
    /// One list for each of [`SIDES`].
    pub sides: [Vec<Site>; 8],
    pub rows: Vec<Vec<Site>>,
    pub columns: Vec<Vec<Site>>,
    pub layers: Vec<Vec<Site>>,
    /// One list for each colour of phase.
    pub phases: [Vec<Site>; 5],
    pub axial: Vec<Site>,
    pub horizontal: Vec<Site>,
    pub vertical: Vec<Site>,
    pub angled: Vec<Site>,
    pub slash: Vec<Site>,
    pub slosh: Vec<Site>,
}

impl Regions {
    /// The sites of a side; none for a direction that is no side.
    pub fn side(&self, direction: Direction) -> &[Site] {
        SIDES.iter().position(|&d| d == direction).map_or(&[], |i| &self.sides[i])
    }
}
