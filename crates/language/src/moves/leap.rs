//! Leaps.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::moves::From;
use crate::moves::Then;
use crate::moves::To;
use crate::words::WalkStep;

/// `(leap …)`
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
    /// The walk.
    pub walk: Vec<Vec<WalkStep>>,
    /// The forward.
    #[ludeme(named)]
    pub forward: Option<Boolean>,
    /// The rotations.
    #[ludeme(named)]
    pub rotations: Option<Boolean>,
    /// Where to.
    pub to: To,
    /// What follows from the move.
    pub then: Option<Then>,
}
