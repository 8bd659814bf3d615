//! Games and matches, their players, rules and phases.

mod matches;
mod phases;
mod players;
mod rules;
mod top;

use language_derive::Ludeme;

pub use matches::*;
pub use phases::*;
pub use players::*;
pub use rules::*;
pub use top::*;

/// The players of a game.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Players {
    /// By their number.
    Count(Box<PlayerCount>),
    /// By the direction that each of them faces.
    Facing(Box<PlayersFacing>),
}

/// The rules of a game.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Rules {
    /// Without phases.
    Simple(Box<SimpleRules>),
    /// With phases.
    Phased(Box<PhasedRules>),
}
