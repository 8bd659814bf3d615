//! Deduction puzzles.

use crate::booleans::Bool;
use crate::world::World;

impl World<'_> {
    /// The value of a variable; 0 while it is not resolved.
    pub(crate) fn puzzle_value(&self, slot: usize) -> i32 {
        let candidates = self.state.candidates(slot);
        if candidates.count_ones() == 1 { candidates.trailing_zeros() as i32 } else { 0 }
    }
}

impl<'p> World<'p> {
    /// Offers the moves of a puzzle.
    pub(crate) fn satisfy(&mut self, _constraints: &'p [Bool]) {}
}
