//! Slides.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::{Between, From, Then, To};

/// A piece slides along a line.
///
/// Example: `(slide Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("slide")]
#[ludeme(decision = "move Slide")]
pub struct Slide {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: Option<From>,
    /// The track to slide along, in place of directions.
    #[ludeme(refers = Track)]
    pub track: Option<Box<str>>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// What it may pass; empty sites by default.
    pub between: Option<Between>,
    /// Where it may end.
    pub to: Option<To>,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}
