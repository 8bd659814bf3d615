//! Flags of sites: where may be played, what was visited, what is hidden, and what a variable may still be.

use super::layout::NONE;
use super::{State, zobrist};

impl State {
    /// Whether a cell of a boundless grid is playable.
    pub fn is_playable(&self, slot: usize) -> bool {
        slot < self.layout.slots && self.flag(self.layout.playable, slot)
    }

    /// Makes a cell of a boundless grid playable or not.
    pub fn set_playable(&mut self, slot: usize, on: bool) {
        if self.layout.playable != NONE && slot < self.layout.slots && self.is_playable(slot) != on
        {
            self.set_flag(self.layout.playable, slot, on);
            if self.layout.needs.hashes {
                self.toggle(zobrist(1 << 50 | slot as u64, 1));
            }
        }
    }

    /// Whether a site was visited in this turn.
    pub fn is_visited(&self, site: i32) -> bool {
        site >= 0
            && (site as usize) < self.layout.slots
            && self.flag(self.layout.visited, site as usize)
    }

    /// Marks a site as visited in this turn.
    pub fn set_visited(&mut self, site: i32, on: bool) {
        if site >= 0 && (site as usize) < self.layout.slots {
            self.set_flag(self.layout.visited, site as usize, on);
        }
    }

    /// Forgets the visited sites.
    pub fn clear_visited(&mut self) {
        for i in 0..self.layout.bit_words {
            self.set_bits(self.layout.visited + i, 0);
        }
    }

    /// The candidate values of a variable of a puzzle.
    pub fn candidates(&self, slot: usize) -> u128 {
        if self.layout.candidates == NONE {
            return 0;
        }
        let at = self.layout.candidates + 2 * slot;
        u128::from(self.bits[at]) | u128::from(self.bits[at + 1]) << 64
    }

    /// Writes the candidate values of a variable of a puzzle.
    pub fn set_candidates(&mut self, slot: usize, values: u128) {
        if self.layout.candidates != NONE {
            let at = self.layout.candidates + 2 * slot;
            self.set_bits(at, values as u64);
            self.set_bits(at + 1, (values >> 64) as u64);
        }
    }

    /// What is hidden of a site from a player, as bits.
    pub fn hidden(&self, player: usize, slot: usize) -> i32 {
        if self.layout.hidden == NONE {
            0
        } else {
            self.words[self.layout.hidden + player * self.layout.slots + slot]
        }
    }

    /// Writes what is hidden of a site from a player.
    pub fn set_hidden(&mut self, player: usize, slot: usize, bits: i32) {
        if self.layout.hidden != NONE && player < self.layout.players + 2 {
            self.set_word(self.layout.hidden + player * self.layout.slots + slot, bits);
        }
    }
}
