//! Games that no rule ends: every game is broken off after a certain number of turns, which is how these end.

use std::time::Instant;

use crate::playout::Manner;
use crate::pool::Place;
use crate::work::Work;

/// How many times the usual budget such a game may take: it is the only ending that there is to show.
const PATIENCE: usize = 4;

impl Work<'_> {
    /// Plays one game until it is broken off, where no way to end a game is known.
    pub fn play_to_the_limit(&mut self) {
        let ends = self.survey.endings.iter().any(|seen| !seen.key.finish.goes_on());
        if ends || self.program.puzzle.is_some() || self.survey.fault.is_some() {
            return;
        }
        // What was looked for before may have taken all the time.
        self.deadline = self.deadline.max(Instant::now() + self.settings.time / 4);
        let usual = std::mem::replace(&mut self.allowance, PATIENCE * self.settings.moves);
        let longest = usize::try_from(self.program.max_moves).unwrap_or(usize::MAX);
        self.round_of(1, |work, seed| {
            (Place::start(work.program, seed), Manner::Lasting(&work.reached), longest)
        });
        self.allowance = usual;
    }
}
