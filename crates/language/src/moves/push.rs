//! Pushing and attracting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::From;
use crate::moves::Then;
use crate::words::AbsoluteDirection;

/// `(attract …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("attract")]
pub struct Attract {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(push …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("push")]
pub struct Push {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The directions.
    pub directions: Direction,
    /// What follows from the move.
    pub then: Option<Then>,
}
