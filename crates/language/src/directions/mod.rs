//! Directions.

mod functions;

use language_derive::Ludeme;

use crate::words::{AbsoluteDirection, RelativeDirection};
pub use functions::*;

/// One or more directions.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Direction {
    /// A direction of the compass, or a set of them.
    Absolute(AbsoluteDirection),
    /// A direction seen from the piece.
    Relative(RelativeDirection),
    /// [`Difference`]
    Difference(Box<Difference>),
    /// [`DirectionsRandom`]
    DirectionsRandom(Box<DirectionsRandom>),
    /// [`DirectionBetween`]
    DirectionBetween(Box<DirectionBetween>),
    /// [`AbsoluteDirections`]
    AbsoluteDirections(Box<AbsoluteDirections>),
    /// [`If`]
    If(Box<If>),
    /// [`Union`]
    Union(Box<Union>),
    /// [`RelativeDirections`]
    RelativeDirections(Box<RelativeDirections>),
}
