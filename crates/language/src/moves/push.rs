//! Pushing and attracting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::{From, Then};
use crate::words::AbsoluteDirection;

/// Draws all pieces in a direction towards a site.
///
/// Example: `(attract (from (last To)) Diagonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("attract")]
pub struct Attract {
    /// The node it stands at.
    pub id: NodeId,
    /// Towards which site; that of the last move by default.
    pub from: Option<From>,
    /// From where; from adjacent directions by default.
    pub direction: Option<AbsoluteDirection>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Pushes the pieces in a direction one site further.
///
/// Example: `(push (from (last To)) E)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("push")]
pub struct Push {
    /// The node it stands at.
    pub id: NodeId,
    /// From where; from the site of the last move by default.
    pub from: Option<From>,
    /// Where to.
    pub directions: Direction,
    /// What follows from the move.
    pub then: Option<Then>,
}
