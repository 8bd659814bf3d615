//! Ranks by score and by payoff.

use crate::booleans::Bool;
use crate::floats::Float;
use crate::ints::Int;
use crate::world::World;

impl<'p> World<'p> {
    pub(super) fn rank_by_score(&mut self, scores: &'p [(Int, Int)], misere: &'p Bool) {
        let layout = &self.program.layout;
        for (player, score) in scores {
            let (player, score) = (player.eval(self), score.eval(self));
            let players = if player == self.program.shared() {
                1..=self.program.players as i32
            } else {
                player..=player
            };
            for player in players {
                if let Some(at) = self.seat(layout.score, player) {
                    self.state.set_word(at, score);
                }
            }
        }
        let misere = misere.eval(self);
        let points: Vec<f64> = (1..=self.program.players)
            .map(|p| f64::from(self.state.word(layout.score + p)) * if misere { -1.0 } else { 1.0 })
            .collect();
        self.rank_by_points(&points);
    }

    pub(super) fn rank_by_payoff(&mut self, payoffs: &'p [(Int, Float)]) {
        let mut points = vec![0.0; self.program.players];
        for (player, payoff) in payoffs {
            let player = player.eval(self);
            let payoff = f64::from(payoff.eval(self));
            if player >= 1 && player as usize <= points.len() {
                points[player as usize - 1] = payoff;
            }
        }
        if points.len() == 1 {
            let won = points[0] > 0.0;
            self.set_rank(1, if won { 2 } else { 0 });
            self.finish(i32::from(won));
            return;
        }
        self.rank_by_points(&points);
    }

    /// Players with equal points share the mean of their places.
    fn rank_by_points(&mut self, points: &[f64]) {
        for (i, &own) in points.iter().enumerate() {
            let better = points.iter().filter(|&&p| p > own).count() as i32;
            let equal = points.iter().filter(|&&p| p == own).count() as i32;
            self.set_rank(i as i32 + 1, 2 * better + equal + 1);
        }
        let winner = (1..=points.len() as i32).rev().find(|&p| self.rank(p) == 2).unwrap_or(0);
        if winner > 0 {
            self.state.list_push(self.program.layout.winners, winner);
        }
        self.finish(winner);
    }
}
