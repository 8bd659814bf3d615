//! Tests of what players can do.

use crate::moves::Moves;
use crate::state::Scalar;
use crate::world::World;

impl<'p> World<'p> {
    /// Whether some move can be made: one that the meta rules do not forbid.
    pub(crate) fn can_move(&mut self, moves: &'p Moves) -> bool {
        if !self.descend() {
            self.ascend();
            return false;
        }
        let visits = self.program.visits;
        let last = self.state.last_played().map(|m| (m.from, m.to));
        if let (true, Some((from, to))) = (visits, last) {
            self.state.set_visited(from, true);
            self.state.set_visited(to, true);
        }
        self.aside += 1;
        let can = self.generate_aside(|w| moves.can_move(w));
        self.aside -= 1;
        if let (true, Some((from, to))) = (visits, last) {
            self.state.set_visited(from, false);
            self.state.set_visited(to, false);
        }
        self.ascend();
        can
    }

    /// Whether the next player cannot move; this is noted as that player's stalemate.
    pub(crate) fn next_cannot_move(&mut self) -> bool {
        if self.in_no_moves {
            return false;
        }
        let next = self.state.get(Scalar::Next);
        if self.is_over() {
            // An earlier end rule has ended the game: what was known before still holds.
            return self.state.get(Scalar::Stalemated) >> next.clamp(0, 31) & 1 == 1;
        }
        self.in_no_moves = true;
        let mover = self.mover();
        let previous = self.state.get(Scalar::Previous);
        self.state.set(Scalar::Previous, mover);
        self.state.set(Scalar::Mover, next);
        let following = self.following(next);
        self.state.set(Scalar::Next, following);
        let play = &self.phase_of(next).play;
        let stuck = !self.swap_applies() && !self.can_move(play);
        self.state.set(Scalar::Mover, mover);
        self.state.set(Scalar::Previous, previous);
        self.state.set(Scalar::Next, next);
        self.set_stalemated(next, stuck);
        self.in_no_moves = false;
        stuck
    }

    /// Notes whether a player cannot move.
    pub(crate) fn set_stalemated(&mut self, player: i32, stuck: bool) {
        if (0..31).contains(&player) {
            let bits = self.state.get(Scalar::Stalemated);
            let bits = if stuck { bits | 1 << player } else { bits & !(1 << player) };
            self.state.set(Scalar::Stalemated, bits);
        }
    }
}
