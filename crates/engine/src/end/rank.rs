//! Results and the ranking of players. Ranks are kept doubled: ties share halves.

use language::words::ResultType;

use super::{Outcome, Whose};
use crate::state::Scalar;
use crate::world::World;

impl<'p> World<'p> {
    /// Brings about an outcome, unless it concerns nobody who is still in the game.
    pub(super) fn apply_outcome(&mut self, outcome: &'p Outcome) {
        match outcome {
            Outcome::ByScore(scores, misere) => self.rank_by_score(scores, misere),
            Outcome::Payoffs(payoffs) => self.rank_by_payoff(payoffs),
            Outcome::Result(whose, result) => self.apply_result(whose, *result),
        }
    }

    fn apply_result(&mut self, whose: &'p Whose, result: ResultType) {
        let player = match whose {
            Whose::One(player) => player.eval(self),
            Whose::All => self.program.shared(),
            Whose::Team(players) => {
                let members = players.eval(self);
                self.team_result(members, result);
                return;
            }
        };
        if player != self.program.shared() && !self.is_active(player) && self.program.players > 0 {
            return;
        }
        let everybody = player == self.program.shared();
        match result {
            ResultType::Win if everybody => self.all_get(2),
            // A lone player who loses keeps the rank 0.
            ResultType::Loss if everybody && self.program.players == 1 => self.all_get(0),
            ResultType::Loss if everybody => self.all_get(2 * self.program.players as i32),
            ResultType::Win => self.win(player),
            ResultType::Loss => self.lose(player),
            ResultType::Draw => self.draw(),
            ResultType::Tie => self.finish(self.program.shared()),
            ResultType::Abandon | ResultType::Crash => self.finish(-1),
        }
    }

    pub(crate) fn rank(&self, player: i32) -> i32 {
        self.seat(self.program.layout.ranking, player).map_or(0, |at| self.state.word(at))
    }

    pub(super) fn set_rank(&mut self, player: i32, doubled: i32) {
        if let Some(at) = self.seat(self.program.layout.ranking, player) {
            self.state.set_word(at, doubled);
        }
    }

    pub(super) fn count(&self, list: usize) -> i32 {
        self.state.list(list).len() as i32
    }

    fn active_count(&self) -> i32 {
        (self.state.get(Scalar::Active) as u32).count_ones() as i32
    }

    fn first_active(&self) -> i32 {
        (self.state.get(Scalar::Active) as u32).trailing_zeros() as i32
    }

    fn deactivate(&mut self, player: i32) {
        let bits = self.state.get(Scalar::Active) & !(1 << player);
        self.state.set(Scalar::Active, bits);
    }

    /// The game is over.
    pub(super) fn finish(&mut self, status: i32) {
        self.state.set(Scalar::Active, 0);
        self.state.set(Scalar::Over, 1);
        self.state.set(Scalar::Winner, status);
    }

    /// The lowest player with rank 1, or nobody.
    pub(super) fn leader(&self) -> i32 {
        (1..=self.program.players as i32).find(|&p| self.rank(p) == 2).unwrap_or(0)
    }

    fn all_get(&mut self, doubled: i32) {
        for p in 1..=self.program.players as i32 {
            if self.rank(p) == 0 {
                self.set_rank(p, doubled);
            }
        }
        self.finish(0);
    }

    fn win(&mut self, player: i32) {
        let layout = &self.program.layout;
        let rank = 2 * (self.count(layout.winners) + 1);
        self.deactivate(player);
        self.set_rank(player, rank);
        self.state.list_push(layout.winners, player);
        match self.active_count() {
            0 => {
                let leader = self.leader();
                self.finish(leader);
            }
            1 => {
                let last = self.first_active();
                self.set_rank(last, rank + 2);
                self.state.list_push(layout.losers, last);
                let leader = self.leader();
                self.finish(leader);
            }
            _ => {}
        }
    }

    /// A player loses.
    pub(crate) fn lose(&mut self, player: i32) {
        let layout = &self.program.layout;
        let n = self.program.players as i32;
        if n <= 1 {
            self.deactivate(player.max(0));
            self.finish(0);
            return;
        }
        self.deactivate(player);
        if self.state.get(Scalar::Next) == player {
            let next = self.following(player);
            self.state.set(Scalar::Next, next);
        }
        let together = self.state.get(Scalar::Losses);
        let rank = 2 * (n - self.count(layout.losers)) + together;
        for p in 1..=n {
            if self.rank(p) == rank + 1 {
                self.set_rank(p, rank);
            }
        }
        self.set_rank(player, rank);
        self.state.set(Scalar::Losses, together + 1);
        self.state.list_push(layout.losers, player);
        match self.active_count() {
            0 => {
                let leader = self.leader();
                self.finish(leader);
            }
            1 => {
                let last = self.first_active();
                let rank = 2 * (self.count(layout.winners) + 1);
                self.set_rank(last, rank);
                let best = (1..=n).min_by_key(|&p| (self.rank(p), p)).unwrap_or(0);
                self.state.list_push(layout.winners, best);
                self.finish(best);
            }
            _ => {}
        }
    }

    /// All who are left draw.
    pub(crate) fn draw(&mut self) {
        let layout = &self.program.layout;
        let n = self.program.players as i32;
        if n > 1 {
            let rank = self.active_count() + 1 + 2 * self.count(layout.winners);
            for p in 1..=n {
                if self.rank(p) == 0 {
                    self.set_rank(p, rank);
                }
            }
        }
        let leader = self.leader();
        self.finish(leader);
    }

    /// Only winning has a meaning for teams.
    fn team_result(&mut self, members: u32, result: ResultType) {
        let layout = &self.program.layout;
        let n = self.program.players as i32;
        if result != ResultType::Win {
            return;
        }
        let players: Vec<i32> = (1..=n).filter(|p| members >> p & 1 == 1).collect();
        if players.is_empty() || !players.iter().any(|&p| self.is_active(p)) {
            return;
        }
        let free = (1..=n).find(|r| (1..=n).all(|p| self.rank(p) != 2 * r)).unwrap_or(n);
        for &p in &players {
            self.deactivate(p);
            self.set_rank(p, 2 * free);
            self.state.list_push(layout.winners, p);
        }
        let team = |p: i32| self.state.word(layout.team + p as usize);
        let mut left = (1..=n).filter(|&p| self.is_active(p)).map(team);
        let first = left.next();
        if left.all(|other| Some(other) == first) {
            let rank = 2 * (free + players.len() as i32);
            // Members of the last team who were out already share its rank.
            let members: Vec<i32> = (1..=n).filter(|&p| Some(team(p)) == first).collect();
            for p in members {
                self.set_rank(p, rank);
                self.state.list_push(layout.losers, p);
            }
            // The members of the other team stay active: the turn is passed on to them as if the game went on.
            let (leader, active) = (self.leader(), self.state.get(Scalar::Active));
            self.finish(leader);
            self.state.set(Scalar::Active, active);
        }
    }
}
