//! A number for all that the rest of a turn can depend on.

use super::{State, zobrist};

impl State {
    /// A number that is the same for states from which a turn goes on in the same way: everything that rules can see,
    /// but of the history only the last move and where the turn began, and of lists only what they hold.
    ///
    /// Turns that take the same pieces in another order thus come to the same number.
    pub(crate) fn digest(&self) -> u64 {
        let mut digest = Digest(0);
        digest.all(0, self.words.iter().copied());
        let halves = |&bits: &u64| [bits as i32, (bits >> 32) as i32];
        digest.all(1, self.bits.iter().flat_map(halves));
        for (slot, stack) in self.stacks.iter().enumerate() {
            let numbers = |l: &super::Level| [l.who, l.what, l.state, l.rotation, l.value];
            digest.all(2 + slot as u64, stack.iter().flat_map(numbers));
        }
        let after_stacks = 2 + self.stacks.len() as u64;
        if let Some(last) = self.history.last() {
            let run = self.history.iter().rev().take_while(|played| played.mover == last.mover);
            let header = [
                run.last().map_or(-1, |first| first.from),
                last.from,
                last.to,
                last.level_from,
                last.level_to,
                last.last_action_from,
                last.last_action_to,
                i32::from(last.is_pass) + 2 * i32::from(last.is_swap),
            ];
            digest.all(after_stacks, header.into_iter());
            digest.all(after_stacks + 1, last.between.iter().copied());
            digest.all(after_stacks + 2, last.touched.iter().copied());
        }
        for (list, numbers) in self.lists.iter().enumerate() {
            // Zero is a number here, and not nothing.
            numbers
                .iter()
                .for_each(|&number| digest.add(after_stacks + 3, list, number ^ i32::MIN));
        }
        digest.0
    }

    /// A number that is the same for states from which the game goes on in the same way, unless positions must not come back: everything
    /// that rules can see, and who made the last moves, so many of them, and who moved before the player of the last one.
    pub fn whole(&self, moves: usize) -> u64 {
        let mut digest = Digest(self.digest());
        let part = u64::from(u32::MAX);
        let last = self.history.iter().rev().take(moves);
        digest
            .all(part, last.map(|played| 2 * i32::from(played.mover) + i32::from(played.is_pass)));
        let mover = self.history.last().map_or(0, |last| last.mover);
        let other = self.history.iter().rev().find(|played| played.mover != mover);
        digest.add(part - 1, 0, other.map_or(0, |other| i32::from(other.mover)));
        digest.0
    }
}

/// Numbers at places, added up.
struct Digest(u64);

impl Digest {
    fn add(&mut self, part: u64, at: usize, number: i32) {
        self.0 = self.0.wrapping_add(zobrist(part << 32 | at as u64, number));
    }

    fn all(&mut self, part: u64, numbers: impl Iterator<Item = i32>) {
        numbers.enumerate().for_each(|(at, number)| self.add(part, at, number));
    }
}
