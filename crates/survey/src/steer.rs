//! Steering: which moves promise something that was seldom seen.

use engine::action::Action;
use engine::arena::{Arena, Move, Part};
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};

/// How often moves of each promise were made so far.
///
/// A promise is what one sees of a move before it is made: its rule, its piece, and the actions that it consists of.
#[derive(Debug, Default)]
pub(crate) struct Novelty {
    times: FxHashMap<u64, u32>,
}

impl Novelty {
    /// How often moves of a promise were made in the rounds before.
    pub fn times(&self, promise: u64) -> u32 {
        self.times.get(&promise).copied().unwrap_or(0)
    }

    /// Adds what a playout did.
    pub fn merge(&mut self, promises: &FxHashMap<u64, u32>) {
        // Sums do not depend on the order in which they are made.
        for (promise, times) in promises {
            *self.times.entry(*promise).or_default() += times;
        }
    }
}

/// The promise of a move.
pub(crate) fn promise(arena: &Arena, mv: &Move, piece: usize, taken: usize) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    (mv.origin.0, piece, taken, mv.then.len).hash(&mut hasher);
    parts(arena, mv, &mut hasher, 0);
    hasher.finish()
}

fn parts(arena: &Arena, mv: &Move, hasher: &mut rustc_hash::FxHasher, depth: usize) {
    // Long moves of many equal actions differ only in a count.
    for part in arena.parts[mv.parts.range()].iter().take(4) {
        match part {
            Part::Action(Action { act, decision }) => {
                std::mem::discriminant(act).hash(hasher);
                decision.hash(hasher);
            }
            Part::Nested(inner) if depth < 2 => {
                parts(arena, &arena.nested[*inner as usize], hasher, depth + 1)
            }
            Part::Nested(_) => {}
        }
    }
}
