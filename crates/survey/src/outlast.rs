//! Games that nobody ends: what comes when the board is full, nobody can move or a limit is reached is seen only if no other rule has ended
//! the game before.

use crate::goal::Target;
use crate::playout::Manner;
use crate::pool::Place;
use crate::work::Work;

/// How many rounds there are at most.
const ROUNDS: usize = 2;

impl Work<'_> {
    /// Plays on and on where endings were not found, without the known ones.
    pub fn outlast_endings(&mut self) {
        if self.program.puzzle.is_some() || self.program.players < 2 {
            return;
        }
        for _ in 0..ROUNDS {
            let is_open = self
                .goals
                .iter()
                .any(|goal| matches!(goal.target, Target::End(..)) && !self.reached.has(goal));
            if !is_open || self.is_over() {
                return;
            }
            let longest = self.settings.longest;
            self.round(|work, seed| {
                (Place::start(work.program, seed), Manner::Lasting(&work.reached), longest)
            });
        }
    }
}
