//! Positions that are set up by hand instead of played.

use crate::action::{Act, Action};
use crate::world::World;

impl World<'_> {
    /// Carries out changes that are no move: no rule is asked, and nothing of them is noted in the history of the game. Play goes on
    /// from the new position by the rules.
    pub fn arrange(&mut self, changes: &[Act]) {
        let applied = std::mem::take(&mut self.applied);
        for act in changes {
            self.execute(Action::effect(*act));
        }
        self.applied = applied;
        self.legal = None;
    }

    /// Puts all players into a phase of the game, whether or not its time has come.
    pub fn enter_phase(&mut self, phase: usize) {
        let table = self.program.layout.phase;
        for player in 1..=self.program.players {
            self.state.set_word(table + player, phase as i32);
        }
        self.legal = None;
    }
}
