//! Shots.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::Between;
use crate::moves::From;
use crate::moves::PieceRef;
use crate::moves::Then;
use crate::moves::To;
use crate::words::AbsoluteDirection;

/// `(shoot …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("shoot")]
#[ludeme(decision = "move Shoot")]
pub struct Shoot {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The piece.
    pub what: PieceRef,
    /// Where from.
    pub from: Option<From>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// What must lie between.
    pub between: Option<Between>,
    /// Where to.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}
