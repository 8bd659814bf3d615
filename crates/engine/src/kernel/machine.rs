//! What a kernel works with: the compact state, registers, and buffers that are used again and again.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustc_hash::FxHashSet;

use super::code::{Code, Phase, Rule, Test};
use super::flat::Flat;

/// A move: what its rule does, where it begins and ends, and what lies between or what becomes of the piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mv {
    pub leaf: u16,
    pub from: i16,
    pub to: i16,
    pub aux: i16,
}

impl Mv {
    /// A move between sites.
    #[inline]
    pub fn new(leaf: u16, from: usize, to: u16, aux: i16) -> Self {
        Self { leaf, from: from as i16, to: to as i16, aux }
    }
}

/// The sites that rules speak of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Regs {
    pub from: i32,
    pub to: i32,
    pub between: i32,
    pub site: i32,
}

impl Regs {
    const EMPTY: Self = Self { from: -1, to: -1, between: -1, site: -1 };
}

/// Something that is about to happen.
#[derive(Debug, Clone, Copy)]
pub(super) enum Act {
    Remove(i16),
    PutOff(i16),
    Trigger(u8),
    Add { site: i16, what: u8, state: i16 },
    Move(i16, i16),
    Promote(i16, u8),
    State(i16, u8),
    Counter(i32),
    Var(u8, i32),
    Score { player: u8, score: i32, add: bool },
    Next(u8),
    Pending(i32),
    Then(u16),
    Leaf(Mv),
}

/// A kernel at work.
#[derive(Debug, Clone)]
pub(super) struct Machine {
    pub flat: Flat,
    pub regs: Regs,
    /// Moves that were listed.
    pub moves: Vec<Mv>,
    /// Whether these are the legal moves of the turn that begins.
    pub ready: bool,
    /// Whether the move being made says who is next.
    pub named_next: bool,
    /// Whether end rules are being tested.
    pub at_end: bool,
    /// What is about to happen.
    pub acts: Vec<Act>,
    /// The positions that were, where that matters.
    pub positions: FxHashSet<u64>,
    /// Whether a test for threats is being made.
    pub in_threat: bool,
    /// Whether the test for moves of the next player is being made.
    pub in_no_moves: bool,
    /// Something that the kernel has no room for: the game has to be played in the general way.
    pub lost: bool,
    marks: Vec<u32>,
    stamp: u32,
    pool: Vec<Vec<u16>>,
    rng: Xoshiro256PlusPlus,
}

impl Machine {
    /// A machine at a position.
    pub fn new(flat: Flat) -> Self {
        Self {
            marks: vec![0; flat.what.len()],
            flat,
            regs: Regs::EMPTY,
            moves: Vec::new(),
            ready: false,
            at_end: false,
            named_next: false,
            acts: Vec::new(),
            positions: FxHashSet::default(),
            in_threat: false,
            in_no_moves: false,
            lost: false,
            stamp: 0,
            pool: Vec::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// Goes back to the position at the start, with a seed of its own.
    pub fn restart(&mut self, begun: &Flat, seed: u64) {
        self.flat.copy_from(begun);
        self.regs = Regs::EMPTY;
        self.moves.clear();
        self.ready = false;
        self.acts.clear();
        if !self.positions.is_empty() {
            self.positions.clear();
        }
        self.in_threat = false;
        self.in_no_moves = false;
        self.lost = false;
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    /// A random number below another.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((self.rng.next_u64() >> 32).wrapping_mul(n as u64) >> 32) as usize
    }

    /// Whether a number is that of a site; what rules make of one beyond all sites only the general engine knows.
    #[inline]
    pub fn is_site(&mut self, site: i32) -> bool {
        let beyond = site >= self.flat.what.len() as i32;
        self.lost |= beyond;
        site >= 0 && !beyond
    }

    /// Begins a new set of marks, and tells its number.
    #[inline]
    pub fn unmark(&mut self) -> u32 {
        self.stamp += 1;
        if self.stamp > u32::MAX / 2 {
            self.marks.fill(0);
            self.stamp = 1;
        }
        self.stamp
    }

    /// Marks a site; false if it was marked already.
    #[inline]
    pub fn mark(&mut self, site: u16) -> bool {
        let mark = &mut self.marks[site as usize];
        let fresh = *mark != self.stamp;
        *mark = self.stamp;
        fresh
    }

    /// The number of the last set of marks that a site got one of.
    #[inline]
    pub fn marked_at(&self, site: u16) -> u32 {
        self.marks[site as usize]
    }

    /// An empty list from the pool.
    #[inline]
    pub fn take(&mut self) -> Vec<u16> {
        self.pool.pop().unwrap_or_default()
    }

    /// Gives a list back to the pool.
    #[inline]
    pub fn give(&mut self, mut list: Vec<u16>) {
        list.clear();
        self.pool.push(list);
    }

    /// The phase that a player is in.
    #[inline]
    pub fn phase<'c>(&self, code: &'c Code, player: i32) -> &'c Phase {
        let phase = self.flat.course.phase[player as usize];
        &code.phases[player as usize][phase as usize]
    }

    /// The rule that a player moves by now.
    #[inline]
    pub fn rule<'c>(&self, code: &'c Code, player: i32) -> &'c Rule {
        &self.phase(code, player).play
    }

    /// Whether something would hold after a move, as `do … ifAfterwards` sees it; nothing is changed.
    pub fn would_hold(&mut self, code: &Code, mv: Mv, test: &Test, unseen: usize) -> bool {
        let moment = self.flat.begin();
        let holds = self.holds_afterwards(code, mv, test, unseen);
        self.flat.rewind(moment);
        holds
    }

    /// Makes a move without the last few of its consequences, and tests what holds then.
    pub fn holds_afterwards(&mut self, code: &Code, mv: Mv, test: &Test, unseen: usize) -> bool {
        self.apply_partly(code, mv, unseen);
        let next = self.flat.course.next;
        if next == self.flat.course.mover {
            self.flat.course.next = self.flat.course.prev;
        }
        let holds = test.holds(code, self);
        self.flat.course.next = next;
        holds
    }

    /// Whether the rule against repetition allows a move; nothing is changed.
    pub fn is_allowed(&mut self, code: &Code, mv: Mv) -> bool {
        if !code.no_repeat || code.leaves[mv.leaf as usize].action.is_pass() {
            return true;
        }
        let moment = self.flat.begin();
        self.apply(code, mv);
        let known = self.positions.contains(&self.flat.course.hash);
        self.flat.rewind(moment);
        !known
    }
}
