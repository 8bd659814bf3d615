//! End rules, and the ways between phases.

use language::words::ResultType;

use super::{Compiler, Made, Scope, no};
use crate::end::{Each, EndRule, Outcome as Result_, Whose};
use crate::kernel::code::{End, NextPhase, Num, Outcome};
use crate::program::Phase;

impl<'p> Compiler<'p> {
    /// End rules, those for every player written out.
    pub fn ends(&mut self, rules: &'p [EndRule]) -> Made<Vec<End>> {
        let mut ends = Vec::new();
        for rule in rules {
            match rule.each {
                Each::Once => ends.push(self.end(rule, false)?),
                Each::Track => return no("ends for every track"),
                Each::Player | Each::NonMover => {
                    for player in 1..=self.code.players {
                        if rule.each == Each::NonMover && player == self.mover {
                            continue;
                        }
                        self.player = Some(player);
                        let end = self.end(rule, true);
                        self.player = None;
                        ends.push(end?);
                    }
                }
            }
        }
        Ok(ends)
    }

    fn end(&mut self, rule: &'p EndRule, while_open: bool) -> Made<End> {
        let test = self.within(Scope::default(), |c| c.test(&rule.condition))?;
        let nested = rule.nested.iter().map(|r| self.end(r, false)).collect::<Made<Vec<_>>>()?;
        let outcome = rule.outcome.as_ref().map(|o| self.outcome(o)).transpose()?;
        // Once the game is over most results concern nobody any more; tests may still note who is stuck.
        let late = |outcome: &Outcome| matches!(outcome, Outcome::ByScore(..) | Outcome::All(_));
        let open = nested.is_empty() && outcome.as_ref().is_none_or(|o| !late(o));
        Ok(End { while_open: while_open || open, test, nested, outcome })
    }

    fn outcome(&mut self, outcome: &'p Result_) -> Made<Outcome> {
        Ok(match outcome {
            Result_::ByScore(scores, misere) => {
                let Some(misere) = misere.constant() else { return no("results that change") };
                let scores = scores
                    .iter()
                    .map(|(player, score)| Ok((self.num(player)?, self.num(score)?)))
                    .collect::<Made<Vec<_>>>()?;
                Outcome::ByScore(scores.into(), misere)
            }
            Result_::Payoffs(_) => return no("payoffs"),
            Result_::Result(whose, result) => {
                let player = match whose {
                    Whose::One(player) => self.num(player)?,
                    Whose::All => Num::Const(self.program.shared()),
                    Whose::Team(_) => return no("teams"),
                };
                let all = player == Num::Const(self.program.shared());
                match result {
                    ResultType::Win | ResultType::Loss if all => Outcome::All(0),
                    ResultType::Draw if all => Outcome::DrawAll,
                    ResultType::Win => Outcome::Win(player),
                    ResultType::Loss => Outcome::Loss(player),
                    ResultType::Draw => Outcome::Draw(player),
                    _ => return no("ties and abandoned games"),
                }
            }
        })
    }

    /// The ways from a phase to others.
    pub fn next_phases(&mut self, phase: &'p Phase) -> Made<Vec<NextPhase>> {
        let mut ways = Vec::new();
        for next in &phase.next {
            let who = match self.num(&next.who)? {
                Num::Const(who) if who == self.program.shared() => None,
                who => Some(who),
            };
            let test = self.within(Scope::default(), |c| c.test(&next.condition))?;
            let to = next.to.map(|to| to as u8);
            ways.push(NextPhase { who, test, to });
        }
        Ok(ways)
    }
}
