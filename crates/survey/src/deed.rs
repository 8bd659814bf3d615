//! What a move does, as a reader would say it: the actions without the bookkeeping.

use engine::Program;
use engine::action::{Act, Action};
use serde::Serialize;

use crate::things::Things;

/// Whose piece something happens to, as the mover sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// The mover's own.
    Own,
    /// An opponent's.
    Enemy,
    /// Nobody's.
    Neutral,
}

/// One thing that a move does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A piece comes onto the board, or a seed into a pit.
    Place,
    /// A piece changes its place.
    Move,
    /// Several pieces change their place together.
    MoveStack,
    /// Some of the pieces at a place go to another: sowing.
    Sow,
    /// A piece leaves the board.
    Remove(Whose),
    /// A piece becomes another: its component.
    Promote(u16),
    /// A piece is turned over or changes its state.
    Turn,
    /// A piece is turned round.
    Rotate,
    /// The value of a piece changes.
    Value,
    /// The number of pieces at a place changes.
    Count,
    /// The player chooses something.
    Choose,
    /// The player passes.
    Pass,
    /// The player must pass.
    ForcedPass,
    /// The players swap sides.
    Swap,
    /// Somebody scores.
    Score,
    /// Somebody moves again, or somebody else than usual does.
    Again,
    /// Dice are rolled.
    Roll,
    /// A die is used up.
    UseDie,
    /// Something is hidden or shown.
    Reveal,
    /// A bid, a bet or money changes hands.
    Bet,
    /// The player proposes or votes.
    Vote,
    /// A message is sent.
    Note,
    /// Somebody gives up or leaves the game.
    Resign,
    /// A puzzle gets a value.
    Solve,
    /// The trump suit is chosen.
    Trump,
}

impl Deed {
    /// What an action does to the position before the move; nothing for bookkeeping.
    pub fn of(action: &Action, mover: i32, program: &Program, before: &Things) -> Option<Self> {
        Some(match action.act {
            Act::Add { .. } | Act::Insert { .. } => Self::Place,
            Act::Move(shift) if shift.stack => Self::MoveStack,
            Act::Move(_) | Act::Copy(_) => Self::Move,
            Act::StackMove { .. } => Self::MoveStack,
            Act::MoveCount { .. } => Self::Sow,
            Act::Remove { kind, to, .. } => {
                let owner = program
                    .components
                    .get(before.at(program, to, kind))
                    .map_or(0, |thing| thing.owner);
                Self::Remove(match owner {
                    owner if owner == mover => Whose::Own,
                    owner if owner == 0 || owner > program.players as i32 => Whose::Neutral,
                    _ => Whose::Enemy,
                })
            }
            Act::Promote { what, .. } => Self::Promote(what.clamp(0, i32::from(u16::MAX)) as u16),
            Act::SetState { .. } => Self::Turn,
            Act::SetRotation { .. } => Self::Rotate,
            Act::SetValue { .. } | Act::SetValueOfPlayer { .. } => Self::Value,
            Act::SetCount { .. } => Self::Count,
            Act::Select { .. } => Self::Choose,
            Act::Pass { forced } => {
                if forced {
                    Self::ForcedPass
                } else {
                    Self::Pass
                }
            }
            Act::Swap { .. } => Self::Swap,
            Act::SetScore { .. } => Self::Score,
            Act::SetNextPlayer { .. } => Self::Again,
            Act::SetDie { .. } => Self::Roll,
            Act::UseDie { .. } => Self::UseDie,
            Act::SetHidden { .. } => Self::Reveal,
            Act::Bet { .. } | Act::SetAmount { .. } | Act::SetPot { .. } => Self::Bet,
            Act::Propose { .. } | Act::Vote { .. } => Self::Vote,
            Act::Note { .. } => Self::Note,
            Act::Forfeit { .. } => Self::Resign,
            Act::PuzzleSet { .. } | Act::PuzzleToggle { .. } | Act::PuzzleReset { .. } => {
                Self::Solve
            }
            Act::SetTrump { .. } => Self::Trump,
            Act::NextInstance
            | Act::SetDiceEqual { .. }
            | Act::SetCost { .. }
            | Act::SetPhase { .. }
            | Act::SetCounter { .. }
            | Act::SetPending { .. }
            | Act::SetTemp { .. }
            | Act::SetVar { .. }
            | Act::Remember { .. }
            | Act::Forget { .. }
            | Act::AddToTeam { .. }
            | Act::StoreState
            | Act::Trigger { .. } => return None,
        })
    }
}
