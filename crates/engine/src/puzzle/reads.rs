//! Which variables were read.

use std::cell::{Cell, RefCell};

/// Notes the variables that are read, while somebody wants to know.
///
/// A solver evaluates a test on a position that is filled in only in part: if no open variable was read, the answer
/// stands whatever the open ones will be.
#[derive(Debug, Clone, Default)]
pub(crate) struct Reads {
    on: Cell<bool>,
    /// The first open variable that was read.
    open: Cell<Option<usize>>,
    slots: RefCell<Vec<usize>>,
    /// Whether the moves made so far were asked for.
    play: Cell<bool>,
}

impl Reads {
    /// Notes that a variable was read.
    #[inline]
    pub(crate) fn note(&self, slot: usize, resolved: bool) {
        if self.on.get() {
            self.slots.borrow_mut().push(slot);
            if !resolved && self.open.get().is_none() {
                self.open.set(Some(slot));
            }
        }
    }

    /// Notes that the moves made so far are asked for.
    #[inline]
    pub(crate) fn note_play(&self) {
        if self.on.get() {
            self.play.set(true);
        }
    }

    /// Whether the moves made so far were asked for since the beginning.
    pub(crate) fn asked_for_play(&self) -> bool {
        self.play.get()
    }

    /// Whether somebody wants to know.
    #[inline]
    pub(crate) fn is_on(&self) -> bool {
        self.on.get()
    }

    /// Begins to take note.
    pub(crate) fn begin(&self) {
        self.play.set(false);
        self.on.set(true);
        self.open.set(None);
        self.slots.borrow_mut().clear();
    }

    /// Stops taking note; gives the first open variable that was read.
    pub(crate) fn finish(&self) -> Option<usize> {
        self.on.set(false);
        self.open.take()
    }

    /// Calls back with every variable read since the beginning.
    pub(crate) fn each(&self, mut found: impl FnMut(usize)) {
        self.slots.borrow().iter().for_each(|&slot| found(slot));
    }
}
