//! Counting moves without building them.
//!
//! Random play needs one move of many. The rules that move pieces find each candidate by the same conditions as ever, but
//! they build its actions only if it passes the sieve: none while candidates are counted, then the one that was drawn.

use crate::moves::{Kind, Moves};
use crate::world::World;

/// Which of the candidates that rules find are built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sieve {
    /// All.
    Open,
    /// None.
    Closed,
    /// None; they are counted.
    Counting(u32),
    /// All after a number of others.
    After(u32),
    /// The one after a number of others.
    Only(u32),
    /// The one that is being built, by a rule at this depth, is the last one.
    Last(u32),
    /// None; it is noted whether one of them ends at a site.
    Seeking(i32, bool),
}

impl World<'_> {
    /// Whether the candidate that a rule has found, which ends at a site, is to be built.
    #[inline]
    pub(crate) fn builds(&mut self, to: i32) -> bool {
        match &mut self.sieve {
            Sieve::Open | Sieve::Last(_) => true,
            Sieve::Closed => false,
            Sieve::Counting(found) => {
                *found += 1;
                false
            }
            Sieve::After(0) => {
                self.sieve = Sieve::Open;
                true
            }
            Sieve::Only(0) => {
                self.sieve = Sieve::Last(self.depth);
                true
            }
            Sieve::After(left) | Sieve::Only(left) => {
                *left -= 1;
                false
            }
            Sieve::Seeking(site, found) => {
                *found |= to == *site;
                false
            }
        }
    }

    /// Notes that a candidate was built. Its effects may have come from rules of their own, which lie deeper.
    #[inline]
    pub(crate) fn built(&mut self) {
        if self.sieve == Sieve::Last(self.depth) {
            self.sieve = Sieve::Closed;
        }
    }
}

impl Moves {
    /// Whether one of the moves that a rule finds ends at a site; all that it finds must go through the sieve.
    pub(crate) fn seeks<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        let sieve = std::mem::replace(&mut w.sieve, Sieve::Seeking(site, false));
        self.generate(w);
        matches!(std::mem::replace(&mut w.sieve, sieve), Sieve::Seeking(_, true))
    }

    /// Whether all that the rule finds goes through the sieve.
    pub(crate) fn is_countable(&self) -> bool {
        match &self.kind {
            Kind::All(list) => list.iter().all(Moves::is_countable),
            Kind::If(parts) => {
                parts.1.is_countable() && parts.2.as_ref().is_none_or(Moves::is_countable)
            }
            Kind::ForEachNumber(parts) => parts.2.is_countable(),
            Kind::ForEachValue(parts) => parts.1.is_countable(),
            Kind::Step(_) | Kind::Slide(_) | Kind::Hop(_) | Kind::Leap(_) => true,
            _ => false,
        }
    }
}
