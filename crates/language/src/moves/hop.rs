//! Hops.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::moves::{Between, From, Then, To};

/// A piece hops over others.
///
/// Example: `(hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hop")]
#[ludeme(decision = "move Hop")]
pub struct Hop {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: Option<From>,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// What is hopped over, and what happens to it.
    pub between: Option<Between>,
    /// Where to.
    pub to: To,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// What follows from the move.
    pub then: Option<Then>,
}
