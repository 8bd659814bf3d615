//! Shots.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::{Between, From, PieceRef, Then, To};
use crate::words::AbsoluteDirection;

/// A piece shoots: something is put on a site that can be reached in a straight line.
///
/// Example: `(move Shoot (piece "Arrow0"))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("shoot")]
#[ludeme(decision = "move Shoot")]
pub struct Shoot {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// What is shot.
    pub what: PieceRef,
    /// Where from; from the site of the last move by default.
    pub from: Option<From>,
    /// In which directions; adjacent ones by default.
    pub direction: Option<AbsoluteDirection>,
    /// What must lie between; empty sites by default.
    pub between: Option<Between>,
    /// Where to; an empty site by default.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}
