//! The rules of a game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::end::End;
use crate::game::Phase;
use crate::meta::Meta;
use crate::moves::Moves;
use crate::start::Start;

/// `(rules …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct SimpleRules {
    /// The node it stands at.
    pub id: NodeId,
    /// The meta.
    pub meta: Option<Meta>,
    /// The start.
    pub start: Option<Start>,
    /// The play.
    pub play: Play,
    /// The end.
    pub end: End,
}

/// `(rules …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct PhasedRules {
    /// The node it stands at.
    pub id: NodeId,
    /// The meta.
    pub meta: Option<Meta>,
    /// The start.
    pub start: Option<Start>,
    /// The play.
    pub play: Option<Play>,
    /// The phases.
    #[ludeme(named)]
    pub phases: Vec<Phase>,
    /// The end.
    pub end: Option<End>,
}

/// `(play …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("play")]
pub struct Play {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
}
