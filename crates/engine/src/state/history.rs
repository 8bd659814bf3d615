//! The moves that were made, as far as rules may ask about them.

use super::State;
use super::journal::Undo;
use board::SiteType;

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
    pub fn amend(&mut self, change: impl FnOnce(&mut Played)) {
        if let Some(last) = self.history.last_mut() {
            if self.keeping > 0 {
                let old = Box::new(last.clone());
                change(last);
                self.journal.push(Undo::Replayed { old });
            } else {
                change(last);
            }
        }
    }

    /// The positions stored for rules about repetition.
    pub fn positions(&self) -> &[u64] {
        &self.positions
    }

    /// Stores a position.
    pub fn store_position(&mut self, hash: u64) {
        self.positions.push(hash);
        self.note(Undo::Stored);
    }

    /// Forgets all stored positions.
    pub fn forget_positions(&mut self) {
        if self.keeping > 0 {
            let old = std::mem::take(&mut self.positions).into_boxed_slice();
            self.journal.push(Undo::StoredReplace { old });
        } else {
            self.positions.clear();
        }
    }
}
