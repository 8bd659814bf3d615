//! How games end.

use super::code::{Code, End, Outcome};
use super::machine::Machine;

impl Machine {
    /// Tests the end rules of the mover's phase, those of the game, and the limits.
    #[inline]
    pub fn check_end(&mut self, code: &Code) {
        let mover = self.flat.course.mover as usize;
        let phase = self.flat.course.phase[mover] as usize;
        if let Some(ends) = &code.phases[mover][phase].ends {
            self.check_rules(code, ends);
        }
        let ends = &code.ends[mover];
        if !self.flat.course.over && !ends.is_empty() {
            self.check_rules(code, ends);
        }
        let course = &mut self.flat.course;
        let too_long = course.turns >= code.max_turns || course.moves >= code.max_moves;
        if !course.over && too_long {
            course.over = true;
            course.winner = 0;
        }
    }

    fn check_rules(&mut self, code: &Code, ends: &[End]) {
        for end in ends {
            if self.flat.course.over && end.while_open {
                continue;
            }
            if let Some(outcome) = end.find(code, self) {
                self.bring_about(code, outcome);
            }
        }
        if !self.flat.course.over && code.all_pass_ends && self.all_passed(code) {
            self.flat.course.over = true;
            self.flat.course.winner = 0;
        }
    }

    fn bring_about(&mut self, code: &Code, outcome: &Outcome) {
        let over = self.flat.course.over;
        let winner = match outcome {
            // Players are in the game until it is over.
            Outcome::Win(player) | Outcome::Loss(player) | Outcome::Draw(player) => {
                let player = player.eval(code, self);
                if over || player < 1 || player > code.players {
                    return;
                }
                match outcome {
                    Outcome::Win(_) => player,
                    Outcome::Loss(_) => code.players + 1 - player,
                    _ => 0,
                }
            }
            Outcome::All(winner) => *winner,
            Outcome::DrawAll if over => return,
            Outcome::DrawAll => 0,
            Outcome::ByScore(scores, misere) => {
                for (player, score) in scores {
                    let (player, score) = (player.eval(code, self), score.eval(code, self));
                    if player == code.players + 1 {
                        self.flat.course.score[1..=code.players as usize].fill(score);
                    } else if let Some(seat) = self.flat.course.score.get_mut(player as usize) {
                        *seat = score;
                    }
                }
                let [_, first, second, _] = self.flat.course.score;
                let ahead = if *misere { second.cmp(&first) } else { first.cmp(&second) };
                match ahead {
                    std::cmp::Ordering::Greater => 1,
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 0,
                }
            }
        };
        self.flat.course.over = true;
        self.flat.course.winner = winner;
    }
}

impl End {
    #[inline]
    fn find(&self, code: &Code, m: &mut Machine) -> Option<&Outcome> {
        if !self.test.holds(code, m) {
            return None;
        }
        let nested = self.nested.iter().find_map(|end| end.find(code, m));
        nested.or(self.outcome.as_ref())
    }
}
