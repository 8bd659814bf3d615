//! The moves that were made, as far as rules may ask about them.

use super::State;
use super::journal::Undo;
use board::SiteType;
use rustc_hash::FxHashMap;

/// What is remembered of a move that was made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Played {
    /// The player who made it; 0 for the placements of the start.
    pub mover: u8,
    /// The site it began at, from its header.
    pub from: i32,
    /// The site it ended at, from its header.
    pub to: i32,
    /// The level the decision began at.
    pub level_from: i32,
    /// The level the decision ended at.
    pub level_to: i32,
    /// The site type of the start of the decision.
    pub type_from: Option<SiteType>,
    /// The site type of the end of the decision.
    pub type_to: Option<SiteType>,
    /// Whether every decision in it is a pass.
    pub is_pass: bool,
    /// Whether every decision in it is a swap.
    pub is_swap: bool,
    /// The from of the last action that has one.
    pub last_action_from: i32,
    /// The to of the last action that has one.
    pub last_action_to: i32,
    /// The sites between.
    pub between: Vec<i32>,
    /// The sites written by its actions, in order.
    pub touched: Vec<i32>,
}

/// How often each stored position is stored.
#[derive(Clone, Default)]
pub(super) struct Known(FxHashMap<u64, u32>);

impl Known {
    fn add(&mut self, hash: u64) {
        *self.0.entry(hash).or_default() += 1;
    }

    fn remove(&mut self, hash: u64) {
        if let Some(times) = self.0.get_mut(&hash) {
            *times -= 1;
            if *times == 0 {
                self.0.remove(&hash);
            }
        }
    }
}

/// The order of the map is no part of a state: only its size is shown.
impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} positions", self.0.len())
    }
}

/// What is known of a move only once its consequences are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Amendment {
    /// The from of the last action that has one.
    pub from: i32,
    /// The to of the last action that has one.
    pub to: i32,
    /// Whether every decision in it is a pass.
    pub is_pass: bool,
    /// Whether every decision in it is a swap.
    pub is_swap: bool,
}

impl Played {
    /// Takes over what is known now, and gives back what was known before.
    pub(super) fn amend(&mut self, new: Amendment) -> Amendment {
        let old = Amendment {
            from: self.last_action_from,
            to: self.last_action_to,
            is_pass: self.is_pass,
            is_swap: self.is_swap,
        };
        (self.last_action_from, self.last_action_to) = (new.from, new.to);
        (self.is_pass, self.is_swap) = (new.is_pass, new.is_swap);
        old
    }
}

impl State {
    /// The moves made so far, the placements of the start included.
    pub fn history(&self) -> &[Played] {
        &self.history
    }

    /// The last move.
    #[inline]
    pub fn last_played(&self) -> Option<&Played> {
        self.history.last()
    }

    /// Adds a move to the history.
    pub fn record(&mut self, played: Played) {
        self.history.push(played);
        self.note(Undo::Played);
    }

    /// Completes the last move of the history once its consequences are known.
    pub fn amend(&mut self, new: Amendment, touched: Vec<i32>) {
        if let Some(last) = self.history.last_mut() {
            let old = last.amend(new);
            last.touched = touched;
            self.note(Undo::Amended { old });
        }
    }

    /// Lets the last move of the history begin and end elsewhere.
    pub fn suppose_last(&mut self, from: i32, to: i32) {
        if let Some(last) = self.history.last_mut() {
            let undo = Undo::Header { from: last.from, to: last.to };
            (last.from, last.to) = (from, to);
            self.note(undo);
        }
    }

    /// The positions stored for rules about repetition.
    pub fn positions(&self) -> &[u64] {
        &self.positions
    }

    /// Stores a position.
    pub fn store_position(&mut self, hash: u64) {
        self.positions.push(hash);
        self.known.add(hash);
        self.note(Undo::Stored);
    }

    /// Whether a position is among those stored.
    pub fn is_stored(&self, hash: u64) -> bool {
        self.known.0.contains_key(&hash)
    }

    /// Takes the last stored position back.
    pub(super) fn unstore(&mut self) {
        if let Some(hash) = self.positions.pop() {
            self.known.remove(hash);
        }
    }

    /// Puts other stored positions in place of those that are there.
    pub(super) fn restore_positions(&mut self, positions: Vec<u64>) {
        self.known.0.clear();
        positions.iter().for_each(|&hash| self.known.add(hash));
        self.positions = positions;
    }

    /// Forgets all stored positions.
    pub fn forget_positions(&mut self) {
        if self.keeping > 0 {
            let old = std::mem::take(&mut self.positions).into_boxed_slice();
            self.journal.push(Undo::StoredReplace { old });
        } else {
            self.positions.clear();
        }
        self.stamp.advance();
        self.known.0.clear();
    }
}
