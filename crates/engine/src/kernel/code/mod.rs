//! The code of a kernel: rules, tests and numbers, with the mover and everything static worked in.

mod effects;
mod rules;
mod values;

pub(in crate::kernel) use effects::*;
pub(in crate::kernel) use rules::*;
pub(in crate::kernel) use values::*;

use super::chains::ChainRule;

/// What the moves of a rule do.
#[derive(Debug)]
pub(in crate::kernel) struct Leaf {
    /// The action itself.
    pub action: Action,
    /// What happens before: at what was hopped over.
    pub between: Effect,
    /// What happens before: where the move ends.
    pub to: Effect,
    /// What follows.
    pub thens: Thens,
}

/// The action of a move.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Action {
    Pass,
    Swap,
    Nothing,
    /// A component, and its local state or -1.
    Add(u8, i16),
    Drop(u8),
    Move,
    Promote,
    Remove,
}

/// An end rule.
#[derive(Debug)]
pub(in crate::kernel) struct End {
    /// Whether it is tested only while the game goes on.
    pub while_open: bool,
    /// When.
    pub test: Test,
    /// Finer rules, of which the first that applies counts.
    pub nested: Vec<End>,
    /// What it brings.
    pub outcome: Option<Outcome>,
}

/// What an end rule brings.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Outcome {
    Win(Num),
    Loss(Num),
    Draw(Num),
    /// The game ends with this winner, whatever was before.
    All(i32),
    DrawAll,
    ByScore(Box<[(Num, Num)]>, bool),
}

/// A piece of one kind is placed, and nothing else happens.
#[derive(Debug, Clone, Copy)]
pub(in crate::kernel) struct Placing {
    /// What the moves do.
    pub leaf: u16,
    /// The component.
    pub what: u8,
    /// Whether it has to come to rest; otherwise any empty site will do.
    pub rests: bool,
}

/// A phase for one mover.
#[derive(Debug)]
pub(in crate::kernel) struct Phase {
    /// The moves.
    pub play: Rule,
    /// What is placed, if all that is done is to place a piece of one kind somewhere.
    pub placing: Option<Placing>,
    /// Whether a list of all its moves is wanted anyway, and holds until the next move is made.
    pub lists: bool,
    /// The end rules of the phase, if it has some.
    pub ends: Option<Vec<End>>,
    /// What leads to other phases.
    pub next: Vec<NextPhase>,
}

/// A way from a phase to another.
#[derive(Debug)]
pub(in crate::kernel) struct NextPhase {
    /// Whom it concerns; all if none.
    pub who: Option<Num>,
    /// When.
    pub test: Test,
    /// The phase; the one after that of the mover or of the player if none.
    pub to: Option<u8>,
}

/// A game made ready for the kernel.
#[derive(Debug, Default)]
pub(in crate::kernel) struct Code {
    /// How many players there are.
    pub players: i32,
    /// The owner of each component.
    pub owners: Vec<u8>,
    /// What moves do.
    pub leaves: Vec<Leaf>,
    /// Consequences.
    pub thens: Vec<Effect>,
    /// The phases, for each mover from 0 on.
    pub phases: Vec<Vec<Phase>>,
    /// The end rules of the game, for each mover from 0 on.
    pub ends: Vec<Vec<End>>,
    /// Chains that only grow.
    pub chains: Vec<ChainRule>,
    /// The leaf of a forced pass.
    pub pass: u16,
    /// The leaf of the swap, if the second player may swap.
    pub swap: Option<u16>,
    /// Whether a position may not come about again.
    pub no_repeat: bool,
    /// Whether positions are kept.
    pub records: bool,
    /// Whether it matters if a player who passes could have moved.
    pub reads_stuck: bool,
    /// Whether sites become pending.
    pub sets_pending: bool,
    /// Whether several pieces of a kind may be at a site.
    pub counts: bool,
    /// Whether phases change.
    pub phases_change: bool,
    /// Whether passes of all players end the game.
    pub all_pass_ends: bool,
    /// How many turns there are at most.
    pub max_turns: i32,
    /// How many moves there are at most.
    pub max_moves: i32,
}
