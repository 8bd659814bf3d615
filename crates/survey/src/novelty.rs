//! What a move promises before it is made, and which promises are new.

use std::hash::{Hash, Hasher};

use engine::action::Action;
use engine::arena::{Arena, Move, Part};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

/// What one sees of a move before it is made: its rule, its piece, and the actions that it consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Promise(u64);

impl Promise {
    /// The promise of a move of a piece, to where something else may stand.
    pub fn of(arena: &Arena, mv: &Move, piece: usize, taken: usize) -> Self {
        let mut hasher = FxHasher::default();
        (mv.origin.0, piece, taken, mv.then.len).hash(&mut hasher);
        parts(arena, mv, &mut hasher, 0);
        Self(hasher.finish())
    }
}

fn parts(arena: &Arena, mv: &Move, hasher: &mut FxHasher, depth: usize) {
    // Long moves of many equal actions differ only in a count.
    for part in arena.parts[mv.parts.range()].iter().take(4) {
        match part {
            Part::Action(Action { act, decision }) => {
                std::mem::discriminant(act).hash(hasher);
                decision.hash(hasher);
            }
            Part::Nested(inner) if depth < 2 => {
                parts(arena, &arena.nested[*inner as usize], hasher, depth + 1);
            }
            Part::Nested(_) => {}
        }
    }
}

/// What all playouts so far know of promises.
#[derive(Debug, Default)]
pub(crate) struct Novelty {
    tried: FxHashMap<Promise, u32>,
    possible: FxHashMap<Promise, usize>,
}

impl Novelty {
    /// How often moves of a promise were made or looked at.
    pub fn tried(&self, promise: Promise) -> u32 {
        self.tried.get(&promise).copied().unwrap_or(0)
    }

    /// In how many plain playouts a move of a promise was possible.
    pub fn possible(&self, promise: Promise) -> usize {
        self.possible.get(&promise).copied().unwrap_or(0)
    }

    /// Adds what a playout tried, and what was possible in it if it was a plain one.
    pub fn merge(&mut self, tried: &FxHashMap<Promise, u32>, possible: &FxHashSet<Promise>) {
        // Sums do not depend on the order in which they are made.
        for (promise, times) in tried {
            *self.tried.entry(*promise).or_default() += times;
        }
        for promise in possible {
            *self.possible.entry(*promise).or_default() += 1;
        }
    }
}
