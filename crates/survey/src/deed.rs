//! What a move does, as a reader would say it: the actions without the bookkeeping.

use engine::Program;
use engine::action::{Act, Action};
use engine::arena::Move;
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
    /// Another piece than the one that the move is about is moved along with it.
    Displace(Whose),
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
    /// What an action of a move does to the position before the move; nothing for bookkeeping.
    pub fn of(action: &Action, mv: &Move, program: &Program, before: &Things) -> Option<Self> {
        let whose = |what: usize| {
            let owner = program.components.get(what).map_or(0, |thing| thing.owner);
            match owner {
                owner if owner == mv.mover => Whose::Own,
                owner if owner == 0 || owner > program.players as i32 => Whose::Neutral,
                _ => Whose::Enemy,
            }
        };
        Some(match action.act {
            Act::Add { .. } | Act::Insert { .. } => Self::Place,
            Act::Move(shift) if !action.decision && shift.from != mv.from => {
                match before.at(program, shift.from, shift.from_kind) {
                    // A piece that came there in the same move goes on.
                    0 => Self::Move,
                    what => Self::Displace(whose(what)),
                }
            }
            Act::Move(shift) if shift.stack => Self::MoveStack,
            Act::Move(_) | Act::Copy(_) => Self::Move,
            Act::StackMove { .. } => Self::MoveStack,
            Act::MoveCount { .. } => Self::Sow,
            Act::Remove { kind, to, .. } => Self::Remove(match before.at(program, to, kind) {
                // What came there in the same move is taken away again.
                0 if to == mv.to => whose(before.at(program, mv.from, kind)),
                what => whose(what),
            }),
            Act::Promote { what, .. } => Self::Promote(first_of_its_name(program, what)),
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

impl Deed {
    /// Whether this is only how turns and dice are kept: told where a move does nothing else.
    pub fn is_upkeep(self) -> bool {
        matches!(self, Self::Roll | Self::UseDie | Self::Again | Self::Note)
    }
}

/// The first component with the name of another: what the pieces of all players share.
fn first_of_its_name(program: &Program, what: i32) -> u16 {
    let base = usize::try_from(what).ok().and_then(|at| program.components.get(at));
    let first = base.and_then(|one| program.components.iter().position(|it| it.base == one.base));
    first.unwrap_or(0) as u16
}
