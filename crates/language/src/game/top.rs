//! The game as a whole.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::Equipment;
use crate::game::Mode;
use crate::game::{Players, Rules};

/// `(game …)`
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
    /// The mode.
    pub mode: Option<Mode>,
    /// The equipment.
    pub equipment: Equipment,
    /// The rules.
    pub rules: Rules,
}
