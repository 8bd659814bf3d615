//! Moves under requirements.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ludeme::PairOrList;
use crate::moves::{Moves, Then};
use crate::words::{MaxMovesKind, Role};

/// Those of the moves that do not lead to the position that was remembered.
///
/// Example: `(avoidStoredState (forEach Piece))`
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

/// Moves after something else has been done first, or only those that leave a condition true.
///
/// Example: `(do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("do")]
pub struct Do {
    /// The node it stands at.
    pub id: NodeId,
    /// What is done first, or the moves themselves where nothing else is given.
    pub prior: Moves,
    /// The moves that follow.
    #[ludeme(named)]
    pub next: Option<Moves>,
    /// What must hold after the move.
    #[ludeme(named)]
    pub if_afterwards: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// The first of the moves along a track that is legal.
///
/// Example: `(firstMoveOnTrack "Track1" Mover (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("firstMoveOnTrack")]
pub struct FirstMoveOnTrack {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the track; any by default.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// Whose track.
    pub owner: Option<Role>,
    /// The moves; `(site)` is each site of the track in turn.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// The moves of the first kind that has any.
///
/// Example: `(priority {(forEach Piece "King") (forEach Piece)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("priority")]
pub struct Priority {
    /// The node it stands at.
    pub id: NodeId,
    /// The kinds, the most important first.
    pub moves: PairOrList<Moves>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Does something again and again, as long as a condition holds.
///
/// Example: `(while (!= (var "Left") 0) (set Var "Left" (- (var "Left") 1)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("while")]
pub struct While {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Those of the moves that capture most, or go on longest.
///
/// Example: `(max Moves (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct MaxMoves {
    /// The node it stands at.
    pub id: NodeId,
    /// What is counted.
    pub kind: MaxMovesKind,
    /// Whether the values of the captured pieces are added up in place of their number.
    #[ludeme(named)]
    pub with_value: Option<Boolean>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Those of the moves that go furthest along a track.
///
/// Example: `(max Distance "Track1" Mover (forEach Piece))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max Distance")]
pub struct MaxDistance {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the track; any by default.
    #[ludeme(refers = Track)]
    pub track_name: Option<Box<str>>,
    /// Whose track.
    pub owner: Option<Role>,
    /// The moves.
    pub moves: Moves,
    /// What follows from the move.
    pub then: Option<Then>,
}
