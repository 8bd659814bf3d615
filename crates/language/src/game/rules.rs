//! The rules of a game.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::end::End;
use crate::game::Phase;
use crate::meta::Meta;
use crate::moves::Moves;
use crate::start::Start;

/// The rules of a game without phases.
///
/// Example: `(rules (play (forEach Piece)) (end (if (no Moves Mover) (result Mover Loss))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct SimpleRules {
    /// The node it stands at.
    pub id: NodeId,
    /// Rules about the rules.
    pub meta: Option<Meta>,
    /// How the game is set up.
    pub start: Option<Start>,
    /// What players may do.
    pub play: Play,
    /// When the game ends.
    pub end: End,
}

/// The rules of a game with phases.
///
/// Example: `(rules phases:{(phase "Play" (play (forEach Piece)))} (end (if (no Moves Mover) (result Mover Loss))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rules")]
pub struct PhasedRules {
    /// The node it stands at.
    pub id: NodeId,
    /// Rules about the rules.
    pub meta: Option<Meta>,
    /// How the game is set up.
    pub start: Option<Start>,
    /// Moves that are possible in every phase, after the phase's own.
    pub play: Option<Play>,
    /// The phases; the game begins in the first.
    #[ludeme(named)]
    pub phases: Vec<Phase>,
    /// When the game ends.
    pub end: Option<End>,
}

/// What a player may do in a turn.
///
/// Example: `(play (move Add (to (sites Empty))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("play")]
pub struct Play {
    /// The node it stands at.
    pub id: NodeId,
    /// The moves.
    pub moves: Moves,
}
