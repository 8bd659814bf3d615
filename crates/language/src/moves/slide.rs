//! Slides.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::Between;
use crate::moves::From;
use crate::moves::Then;
use crate::moves::To;

/// `(slide …)`
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
    /// The track.
    #[ludeme(refers = Track)]
    pub track: Option<Box<str>>,
    /// The directions.
    pub directions: Option<Direction>,
    /// What must lie between.
    pub between: Option<Between>,
    /// Where to.
    pub to: Option<To>,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}
