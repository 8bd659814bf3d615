//! Notes and triggers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::NoteMessage;
use crate::moves::Then;
use crate::refs::{IndexOrRole, PlayerRef};

/// `(note …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("note")]
pub struct Note {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    #[ludeme(named)]
    pub player: Option<IndexOrRole>,
    /// The message.
    pub message: NoteMessage,
    /// The player 2.
    #[ludeme(named = "to")]
    pub player_2: Option<PlayerRef>,
}

/// `(trigger …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trigger")]
pub struct Trigger {
    /// The node it stands at.
    pub id: NodeId,
    /// The event.
    #[ludeme(declares = Event)]
    pub event: Box<str>,
    /// The player.
    pub player: IndexOrRole,
    /// What follows from the move.
    pub then: Option<Then>,
}
