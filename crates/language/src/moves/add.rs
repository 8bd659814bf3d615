//! Placing and claiming.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::moves::{PieceRef, Then, To};

/// Puts a piece on a site.
///
/// Example: `(add (piece "Disc1") (to (sites Empty)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("add")]
#[ludeme(decision = "move Add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The piece; the mover's own by default.
    pub what: Option<PieceRef>,
    /// Where to.
    pub to: To,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Puts a piece on a site to claim it.
///
/// Example: `(claim (to Edge (sites Empty)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("claim")]
#[ludeme(decision = "move Claim")]
pub struct Claim {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The piece; the mover's own by default.
    pub what: Option<PieceRef>,
    /// Where to.
    pub to: To,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}
