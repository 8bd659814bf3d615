//! What was overwritten, so that it can be put back.

use super::State;
use super::history::Amendment;
use super::stack::Level;

/// One overwritten thing.
#[derive(Debug, Clone)]
pub(crate) enum Undo {
    Word { at: u32, old: i32 },
    Bits { at: u32, old: u64 },
    Hash { old: u64 },
    Level { slot: u32, level: u32, old: Level },
    ListSet { list: u32, at: u32, old: i32 },
    ListPush { list: u32 },
    ListRemove { list: u32, at: u32, old: i32 },
    ListReplace { list: u32, old: Box<[i32]> },
    Played,
    Amended { old: Amendment },
    Header { from: i32, to: i32 },
    Stored,
    StoredReplace { old: Box<[u64]> },
}

/// A moment to which a state can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment(usize);

impl State {
    /// Starts to keep what is overwritten, and names this moment.
    ///
    /// Each call must be answered by one call of [`State::rewind`] or [`State::keep`].
    pub fn begin(&mut self) -> Moment {
        self.keeping += 1;
        Moment(self.journal.len())
    }

    /// Takes back everything that was written since a moment.
    pub fn rewind(&mut self, moment: Moment) {
        self.stamp.advance();
        while self.journal.len() > moment.0 {
            match self.journal.pop() {
                Some(undo) => self.restore(undo),
                None => break,
            }
        }
        self.keeping -= 1;
    }

    /// Lets everything stand that was written since a moment.
    pub fn keep(&mut self, moment: Moment) {
        self.keeping -= 1;
        if self.keeping == 0 {
            self.journal.truncate(moment.0);
        }
    }

    #[inline]
    pub(crate) fn note(&mut self, undo: Undo) {
        self.stamp.advance();
        if self.keeping > 0 {
            self.journal.push(undo);
        }
    }

    fn restore(&mut self, undo: Undo) {
        match undo {
            Undo::Word { at, old } => self.words[at as usize] = old,
            Undo::Bits { at, old } => self.bits[at as usize] = old,
            Undo::Hash { old } => self.hash = old,
            Undo::Level { slot, level, old } => self.stacks[slot as usize][level as usize] = old,
            Undo::ListSet { list, at, old } => self.lists[list as usize][at as usize] = old,
            Undo::ListPush { list } => {
                self.lists[list as usize].pop();
            }
            Undo::ListRemove { list, at, old } => {
                self.lists[list as usize].insert(at as usize, old)
            }
            Undo::ListReplace { list, old } => self.lists[list as usize] = old.into_vec(),
            Undo::Played => {
                self.history.pop();
            }
            Undo::Amended { old } => {
                if let Some(last) = self.history.last_mut() {
                    last.amend(old);
                    last.touched.clear();
                }
            }
            Undo::Header { from, to } => {
                if let Some(last) = self.history.last_mut() {
                    (last.from, last.to) = (from, to);
                }
            }
            Undo::Stored => self.unstore(),
            Undo::StoredReplace { old } => self.restore_positions(old.into_vec()),
        }
    }
}
