//! Phases of play.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::end::End;
use crate::game::Mode;
use crate::game::Play;
use crate::ludeme::OneOrMany;
use crate::refs::PlayerRef;
use crate::words::Role;

/// `(nextPhase …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("nextPhase")]
pub struct NextPhase {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Option<PlayerRef>,
    /// The condition.
    pub condition: Option<Boolean>,
    /// The phase.
    #[ludeme(refers = Phase)]
    pub phase: Option<Box<str>>,
}

/// `(phase …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("phase")]
pub struct Phase {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Phase)]
    pub name: Box<str>,
    /// The role.
    pub role: Option<Role>,
    /// The mode.
    pub mode: Option<Mode>,
    /// The play.
    pub play: Play,
    /// The end.
    pub end: Option<End>,
    /// The next phases.
    pub next_phases: Option<OneOrMany<NextPhase>>,
}
