//! Notes and triggers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::{NoteMessage, Then};
use crate::refs::{IndexOrRole, PlayerRef};

/// Sends a note to players.
///
/// Example: `(note "Check!" to:Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("note")]
pub struct Note {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose number is put before it.
    #[ludeme(named)]
    pub player: Option<IndexOrRole>,
    /// What it says.
    pub message: NoteMessage,
    /// Who gets it; everybody by default.
    #[ludeme(named = "to")]
    pub player_2: Option<PlayerRef>,
}

/// Triggers an event for a player.
///
/// Example: `(trigger "Lost" Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("trigger")]
pub struct Trigger {
    /// The node it stands at.
    pub id: NodeId,
    /// The event.
    #[ludeme(declares = Event)]
    pub event: Box<str>,
    /// Which player.
    pub player: IndexOrRole,
    /// What follows from the move.
    pub then: Option<Then>,
}
