//! Phases of play.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::end::End;
use crate::game::{Mode, Play};
use crate::ludeme::OneOrMany;
use crate::refs::PlayerRef;
use crate::words::Role;

/// When a player goes on to another phase.
///
/// Example: `(nextPhase Mover (is Empty (handSite Mover)) "Movement")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("nextPhase")]
pub struct NextPhase {
    /// The node it stands at.
    pub id: NodeId,
    /// Who; everybody by default.
    pub player: Option<PlayerRef>,
    /// When; at once by default.
    pub condition: Option<Boolean>,
    /// The phase; the next one by default.
    #[ludeme(refers = Phase)]
    pub phase: Option<Box<str>>,
}

/// A phase of the game, with rules of its own.
///
/// Example: `(phase "Opening" (play (move Add (to (sites Empty)))) (nextPhase "Main"))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("phase")]
pub struct Phase {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Phase)]
    pub name: Box<str>,
    /// Whose phase it is; everybody's by default.
    pub role: Option<Role>,
    /// How turns are taken.
    pub mode: Option<Mode>,
    /// The moves of this phase.
    pub play: Play,
    /// The ways the game can end in this phase.
    pub end: Option<End>,
    /// When it gives way to others.
    pub next_phases: Option<OneOrMany<NextPhase>>,
}
