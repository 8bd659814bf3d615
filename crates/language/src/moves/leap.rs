//! Leaps.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::moves::{From, Then, To};
use crate::words::WalkStep;

/// A piece leaps along walks over the board, whatever lies between.
///
/// Example: `(leap {{F F R F} {F F L F}} (to if:(is Empty (to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("leap")]
#[ludeme(decision = "move Leap")]
pub struct Leap {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: Option<From>,
    /// The walks, of which the last site counts.
    pub walk: Vec<Vec<WalkStep>>,
    /// Whether it may leap forward only.
    #[ludeme(named)]
    pub forward: Option<Boolean>,
    /// Whether the walks may start in any direction; they may by default.
    #[ludeme(named)]
    pub rotations: Option<Boolean>,
    /// Where to.
    pub to: To,
    /// What follows from the move.
    pub then: Option<Then>,
}
