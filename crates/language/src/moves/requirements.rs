//! Moves under requirements.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::PairOrList;
use crate::moves::Moves;
use crate::moves::Then;
use crate::words::{MaxMovesKind, Role};

/// `(avoidStoredState …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("avoidStoredState")]
pub struct AvoidStoredState {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(do …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("do")]
pub struct Do {
    /// The node it stands at.
    pub id: NodeId,
    /// The prior.
    pub prior: Moves,
    /// The next.
    #[ludeme(named)]
    pub next: Option<Moves>,
    /// The if afterwards.
    #[ludeme(named)]
    pub if_afterwards: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(firstMoveOnTrack …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("firstMoveOnTrack")]
pub struct FirstMoveOnTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// The track name.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// The owner.
    pub owner: Option<Role>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(priority …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("priority")]
pub struct Priority {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: PairOrList<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(while …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("while")]
pub struct While {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    pub condition: Boolean,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(max …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct MaxMoves {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: MaxMovesKind,
    /// The with value.
    #[ludeme(named)]
    pub with_value: Option<Boolean>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(max Distance …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max Distance")]
pub struct MaxDistance {
    /// The node it stands at.
    pub id: NodeId,
    /// The track name.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// The owner.
    pub owner: Option<Role>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}
