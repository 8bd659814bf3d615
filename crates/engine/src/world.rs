//! A game being played: program, state, registers and buffers.

use crate::action::Action;
use crate::arena::{Arena, Move};
use crate::bits::Bits;
use crate::chance::Chance;
pub use crate::fault::Fault;
use crate::moves::Counted;
use crate::pick::Lot;
use crate::program::Program;
use crate::sieve::Sieve;
use crate::state::{Played, Scalar, State};

/// The values that iterating ludemes set for the ludemes inside them; `-1` if none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the ludemes that read them")]
pub struct Registers {
    pub from: i32,
    pub to: i32,
    pub between: i32,
    pub level: i32,
    pub site: i32,
    pub value: i32,
    pub player: i32,
    pub track: i32,
    pub pips: i32,
    pub hint: i32,
    pub edge: i32,
    pub team: i32,
    /// A region: its number in `World::held`.
    pub region: i32,
    /// The sites of a hint: its number in `World::held`.
    pub hint_region: i32,
}

impl Registers {
    /// All registers empty.
    pub const EMPTY: Self = Self {
        from: -1,
        to: -1,
        between: -1,
        level: -1,
        site: -1,
        value: -1,
        player: -1,
        track: -1,
        pips: -1,
        hint: -1,
        edge: -1,
        team: -1,
        region: -1,
        hint_region: -1,
    };
}

/// How a game that is over came to its end.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ending {
    /// The end rule; none when a limit was reached or all players passed.
    pub rule: Option<syntax::NodeId>,
    /// Which alternative of its test held, if it has several and [`World::explains`].
    pub alternative: Option<usize>,
    /// The sites that made it true.
    pub evidence: Vec<i32>,
}

/// An end rule that gave a result, as records list them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The phase; -1 for the end rules of the game.
    pub phase: i32,
    /// The place in its list.
    pub index: usize,
    /// The rule.
    pub id: syntax::NodeId,
    /// Which alternative of its test held, if it has several and [`World::explains`].
    pub alternative: Option<usize>,
    /// Whether a player left the game by it, and the others play on.
    pub departs: bool,
}

impl Verdict {
    /// The verdict of an end rule of a match.
    pub(crate) fn of_match(index: usize, id: syntax::NodeId) -> Self {
        Self { phase: -2, index, id, alternative: None, departs: false }
    }
}

/// A game being played.
#[derive(Debug, Clone)]
pub struct World<'p> {
    /// The rules.
    pub program: &'p Program,
    /// What play has changed.
    pub state: State,
    /// The registers.
    pub regs: Registers,
    /// The moves that are being generated; the legal moves come first.
    pub arena: Arena,
    /// Where random numbers come from.
    pub chance: Chance,
    /// The actions that were carried out since the last move began.
    pub applied: Vec<Action>,
    /// What went wrong, if anything.
    pub fault: Option<Fault>,
    /// The innermost rule in which it went wrong, if it is known.
    pub fault_at: Option<syntax::NodeId>,
    /// The end rules that gave a result in the last move.
    pub verdicts: Vec<Verdict>,
    /// The sites that made the last true test true.
    pub evidence: Vec<i32>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Where each component stood after the start.
    pub start_sites: Vec<Bits>,
    /// The placements of the start, with the actions carried out.
    pub placements: Vec<(Move, Vec<Action>)>,
    /// Whether only the plain paths are taken: the reference for the fast ones.
    pub plain: bool,
    /// Whether it is worked out why a game ends: which alternative of a rule held, and what shows it.
    pub explains: bool,
    /// How much was worked out: tests, regions, rules that listed moves, and moves that were tried out, in tests. Unlike a time it is
    /// the same on every machine.
    pub effort: u64,
    /// Whether the game is still being set up.
    pub(crate) setting_up: bool,
    /// Regions held by the region registers.
    pub(crate) held: Vec<Bits>,
    /// Costs set by rules, for each site type.
    pub(crate) costs: [Vec<i32>; 3],
    /// Phases of sites set by rules, for each site type.
    pub(crate) phases: [Vec<i32>; 3],
    /// Whether a test for threats is being made.
    pub(crate) in_threat: bool,
    /// Whether the test for moves of the next player is being made.
    pub(crate) in_no_moves: bool,
    /// Whether a pass that the rules offer is tried out, to see whether it loses.
    pub(crate) in_pass: bool,
    /// How many look-aheads are inside each other.
    pub(crate) ahead: u32,
    /// How many moves were tried out to find the legal moves of this position.
    pub(crate) tried: u32,
    /// How many legal moves there are; none when they were not generated.
    pub(crate) legal: Option<usize>,
    /// Texts made while playing, for notes.
    pub(crate) texts: Vec<Box<str>>,
    /// How the match stands that this game is part of.
    pub standing: Option<Box<crate::series::Standing>>,
    /// Regions that were worked out before.
    pub(crate) memory: crate::regions::Memory,
    /// Which variables of a puzzle are read.
    pub(crate) reads: crate::puzzle::Reads,
    /// How many questions about other positions are being answered.
    pub(crate) aside: u32,
    /// Which candidates are built.
    pub(crate) sieve: Sieve,
    /// The lots of random play, and the pieces whose moves were counted for them.
    pub(crate) lots: Vec<Lot<'p>>,
    pub(crate) counted: Vec<Counted>,
    /// How turns that are looked into go on.
    pub(crate) turns: crate::moves::Turns,
    pool: Vec<Bits>,
    int_pool: Vec<Vec<i32>>,
    pub(crate) depth: u32,
}

/// A region: one that is fixed in the program, or one worked out just now.
#[derive(Debug)]
pub enum Sites<'p> {
    /// Fixed.
    Fixed(&'p Bits),
    /// Worked out.
    Worked(Bits),
}

impl std::ops::Deref for Sites<'_> {
    type Target = Bits;
    fn deref(&self) -> &Bits {
        match self {
            Self::Fixed(bits) => bits,
            Self::Worked(bits) => bits,
        }
    }
}

impl<'p> World<'p> {
    /// A world before the start.
    pub fn new(program: &'p Program, chance: Chance) -> Self {
        Self {
            state: State::new(program.layout.clone()),
            program,
            regs: Registers::EMPTY,
            arena: Arena::default(),
            chance,
            applied: Vec::new(),
            fault: None,
            fault_at: None,
            verdicts: Vec::new(),
            evidence: Vec::new(),
            ending: None,
            start_sites: vec![Bits::default(); program.components.len()],
            placements: Vec::new(),
            plain: false,
            explains: false,
            effort: 0,
            setting_up: false,
            held: Vec::new(),
            costs: Default::default(),
            phases: Default::default(),
            in_threat: false,
            in_no_moves: false,
            in_pass: false,
            ahead: 0,
            tried: 0,
            legal: None,
            texts: Vec::new(),
            standing: None,
            memory: crate::regions::Memory::with_room(program.remembered),
            reads: Default::default(),
            aside: 0,
            sieve: Sieve::Open,
            lots: Vec::new(),
            counted: Vec::new(),
            turns: Default::default(),
            pool: Vec::new(),
            int_pool: Vec::new(),
            depth: 0,
        }
    }

    /// Becomes a copy of a world of the same program in the memory that it has, with a seed of its own.
    pub(crate) fn restart(&mut self, begun: &Self, seed: u64) {
        // All fields are named, so that none is forgotten; what is not copied holds buffers.
        let Self {
            program: _,
            state,
            regs,
            arena: _,
            chance: _,
            applied,
            fault,
            fault_at,
            verdicts,
            evidence,
            ending,
            start_sites,
            placements,
            plain,
            explains,
            effort,
            setting_up,
            held,
            costs,
            phases,
            in_threat,
            in_no_moves,
            in_pass,
            ahead,
            tried,
            legal: _,
            texts,
            memory: _,
            reads,
            standing,
            aside,
            sieve,
            lots: _,
            counted: _,
            turns: _,
            pool: _,
            int_pool: _,
            depth,
        } = begun;
        self.state.copy_from(state);
        self.regs = *regs;
        self.clear_arena();
        self.chance.reseed(seed);
        self.applied.clone_from(applied);
        self.fault.clone_from(fault);
        self.fault_at = *fault_at;
        self.verdicts.clone_from(verdicts);
        self.evidence.clone_from(evidence);
        self.ending.clone_from(ending);
        // Set once by the start, which both have behind them.
        debug_assert_eq!(&self.start_sites, start_sites);
        debug_assert_eq!(self.placements.len(), placements.len());
        self.plain = *plain;
        self.explains = *explains;
        self.effort = *effort;
        self.setting_up = *setting_up;
        self.held.clone_from(held);
        self.costs.clone_from(costs);
        self.phases.clone_from(phases);
        self.in_threat = *in_threat;
        self.in_no_moves = *in_no_moves;
        self.in_pass = *in_pass;
        self.ahead = *ahead;
        self.tried = *tried;
        self.legal = None;
        self.texts.clone_from(texts);
        self.reads.clone_from(reads);
        self.standing.clone_from(standing);
        self.aside = *aside;
        self.sieve = *sieve;
        self.depth = *depth;
    }

    /// Who is to move.
    #[inline]
    pub fn mover(&self) -> i32 {
        self.state.get(Scalar::Mover)
    }

    /// The score of a player.
    pub fn score(&self, player: usize) -> i32 {
        self.state.word(self.program.layout.score + player)
    }

    /// What the sites of a type cost; a site beyond the list costs nothing.
    pub fn costs(&self, kind: board::SiteType) -> &[i32] {
        &self.costs[kind as usize]
    }

    /// The phase of a player.
    pub fn phase(&self, player: usize) -> i32 {
        self.state.word(self.program.layout.phase + player)
    }

    /// The rank of a player; 0 while it is open.
    pub fn ranking(&self, player: usize) -> f64 {
        f64::from(self.state.word(self.program.layout.ranking + player)) / 2.0
    }

    /// All texts that actions name, those made while playing included.
    pub fn names(&self) -> Vec<Box<str>> {
        self.program.names.iter().chain(&self.texts).cloned().collect()
    }

    /// The last move, for rules that ask about it.
    #[inline]
    pub(crate) fn last_played(&self) -> Option<&Played> {
        self.reads.note_play();
        self.state.last_played()
    }

    /// The moves made, for rules that ask about them.
    pub(crate) fn history(&self) -> &[Played] {
        self.reads.note_play();
        self.state.history()
    }

    /// How many moves were made, for rules that ask about it.
    #[inline]
    pub(crate) fn moves_made(&self) -> i32 {
        self.reads.note_play();
        self.state.get(Scalar::Moves)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.get(Scalar::Over) != 0
    }

    /// Notes the sites that make a test true, unless the test is about a position that is only thought of.
    pub(crate) fn show_evidence(&mut self, sites: &[i32]) {
        if self.aside == 0 {
            self.evidence.clear();
            self.evidence.extend_from_slice(sites);
        }
    }

    /// Generates moves that somebody asks for in between, whatever is going on: all of them are built.
    pub(crate) fn generate_aside<R>(&mut self, generate: impl FnOnce(&mut Self) -> R) -> R {
        let sieve = std::mem::replace(&mut self.sieve, Sieve::Open);
        let result = generate(self);
        self.sieve = sieve;
        result
    }

    /// Whether tests may stop generating moves as soon as they know the answer.
    ///
    /// Where chance plays a part they may not: each random number must be drawn as often as ever.
    #[inline]
    pub(crate) fn shortcuts(&self) -> bool {
        !self.plain && !self.program.stochastic
    }

    /// An empty set from the pool.
    pub(crate) fn take_bits(&mut self) -> Bits {
        self.pool.pop().unwrap_or_default()
    }

    /// Gives a set back to the pool.
    pub(crate) fn give(&mut self, sites: Sites<'p>) {
        if let Sites::Worked(bits) = sites {
            self.give_bits(bits);
        }
    }

    /// Gives a set back to the pool.
    pub(crate) fn give_bits(&mut self, mut bits: Bits) {
        bits.clear();
        self.pool.push(bits);
    }

    /// An empty list from the pool.
    pub(crate) fn take_ints(&mut self) -> Vec<i32> {
        self.int_pool.pop().unwrap_or_default()
    }

    /// Gives a list back to the pool.
    pub(crate) fn give_ints(&mut self, mut ints: Vec<i32>) {
        ints.clear();
        self.int_pool.push(ints);
    }

    /// A random number below `n`.
    pub(crate) fn random(&mut self, n: i32) -> i32 {
        let ahead = self.ahead > 0;
        self.chance.below(n, ahead)
    }
}
