//! Telling whether a state has changed.

use std::sync::atomic::{AtomicU64, Ordering};

static ERAS: AtomicU64 = AtomicU64::new(1);

/// A number that is another one after every change of a state, and for every other state.
///
/// Changes that are taken back count as changes. A copy of a state starts an era of its own, as what happens to it from
/// then on is something else.
#[derive(PartialEq, Eq)]
pub(crate) struct Stamp {
    era: u64,
    changes: u64,
}

impl Stamp {
    pub(super) fn new() -> Self {
        Self { era: ERAS.fetch_add(1, Ordering::Relaxed), changes: 0 }
    }

    /// Notes a change.
    #[inline]
    pub(super) fn advance(&mut self) {
        self.changes += 1;
    }

    /// Its numbers.
    #[inline]
    pub(crate) fn numbers(&self) -> (u64, u64) {
        (self.era, self.changes)
    }
}

/// It is no part of what rules can see.
impl std::fmt::Debug for Stamp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stamp")
    }
}

impl Clone for Stamp {
    fn clone(&self) -> Self {
        Self::new()
    }
}
