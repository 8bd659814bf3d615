//! The game as a whole.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Equipment;
use crate::game::{Mode, Players, Rules};

/// A game: its players, equipment and rules.
///
/// Example: `(game "Tiny" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("game")]
pub struct Game {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Title)]
    pub name: Box<str>,
    /// The players.
    pub players: Players,
    /// How turns are taken.
    pub mode: Option<Mode>,
    /// What it is played with.
    pub equipment: Equipment,
    /// The rules.
    pub rules: Rules,
}
