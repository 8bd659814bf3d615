//! A solution step by step.

use syntax::NodeId;

use super::search::{Limits, Solution, Solver, solve};
use super::store::{Cause, Change};
use super::truth::values;
use crate::program::Program;

/// How a puzzle is solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// What is filled in, in order; givens are not among it.
    pub steps: Vec<Step>,
    /// Where the steps lead.
    pub solution: Solution,
    /// Whether it is the only solution.
    pub unique: bool,
}

/// A value that is filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The site.
    pub site: i32,
    /// Its value.
    pub value: i32,
    /// How it is found.
    pub reason: Reason,
    /// The constraints that it follows from.
    pub because: Vec<Because>,
}

/// How a value is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// The constraints leave no other value for the site.
    OnlyValue,
    /// The constraint leaves no other site for the value.
    OnlyPlace,
    /// Every other value leads to a contradiction, sooner or later.
    Contradiction,
    /// It does not follow: it is a guess that turns out right.
    Guess,
}

/// A constraint where it holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Because {
    /// The ludeme.
    pub constraint: NodeId,
    /// The sites that it is about here.
    pub sites: Vec<i32>,
}

/// Solves a puzzle so that each step follows from those before it, as far as that is possible.
///
/// None if the game is not a deduction puzzle or has no solution.
pub fn explain(program: &Program) -> Option<Explanation> {
    let solutions = solve(program, Limits::default())?;
    let solution = solutions.found.first()?.clone();
    let mut solver = Solver::new(program)?;
    let mut steps = Vec::new();
    let mut told = 0;
    solver.store.propagate(&solver.rules).ok()?;
    loop {
        solver.tell(&mut told, &mut steps);
        let Some(slot) = solver.hardest() else { break };
        if !solver.refute() {
            let value = solution.value(slot as i32)?;
            solver.store.keep(slot, 1 << value, Cause::Guess).ok()?;
        }
        solver.store.propagate(&solver.rules).ok()?;
    }
    Some(Explanation { steps, unique: solutions.unique().is_some(), solution })
}

impl Solver<'_> {
    /// Tells the variables that were settled since.
    fn tell(&self, told: &mut usize, steps: &mut Vec<Step>) {
        let layout = &self.store.world.program.layout;
        let board = layout.elements[layout.default as usize];
        for (at, change) in self.store.trail.iter().enumerate().skip(*told) {
            if change.new.count_ones() == 1 && change.slot < board {
                steps.push(self.step(at, change));
            }
        }
        *told = self.store.trail.len();
    }

    fn step(&self, at: usize, change: &Change) -> Step {
        let earlier = self.store.trail[..=at].iter().filter(|c| c.slot == change.slot);
        let refuted = earlier.clone().any(|c| matches!(c.cause, Cause::Refuted(_)));
        let (reason, causes): (Reason, Vec<u32>) = match change.cause {
            Cause::Guess => (Reason::Guess, Vec::new()),
            Cause::OnlyPlace(rule) => (Reason::OnlyPlace, vec![rule]),
            Cause::Rule(_) | Cause::Refuted(_) => {
                let reason = if refuted { Reason::Contradiction } else { Reason::OnlyValue };
                let rules = earlier.filter_map(|c| match c.cause {
                    Cause::Rule(rule) | Cause::Refuted(rule) | Cause::OnlyPlace(rule) => Some(rule),
                    Cause::Guess => None,
                });
                (reason, rules.collect())
            }
        };
        let mut because: Vec<Because> = Vec::new();
        for rule in causes {
            let entry = self.because(rule);
            if !because.contains(&entry) {
                because.push(entry);
            }
        }
        let value = change.new.trailing_zeros() as i32;
        Step { site: change.slot as i32, value, reason, because }
    }

    fn because(&self, rule: u32) -> Because {
        let layout = &self.store.world.program.layout;
        let board = layout.elements[layout.default as usize];
        let scope = self.store.scope(rule);
        Because {
            constraint: self.rules[rule as usize].constraint,
            sites: scope.into_iter().filter(|&s| s < board).map(|s| s as i32).collect(),
        }
    }

    /// Rules out a candidate by trying it; false if all that is tried goes well.
    fn refute(&mut self) -> bool {
        let mut open: Vec<usize> =
            self.variables().filter(|&s| self.store.domain(s).count_ones() > 1).collect();
        open.sort_by_key(|&slot| self.store.domain(slot).count_ones());
        for slot in open {
            let domain = self.store.domain(slot);
            for value in values(domain) {
                let mark = self.store.trail.len();
                let tried = self
                    .store
                    .keep(slot, 1 << value, Cause::Guess)
                    .and_then(|()| self.store.propagate(&self.rules));
                self.store.undo(mark);
                if let Err(conflict) = tried {
                    let without = domain & !(1 << value);
                    return self.store.keep(slot, without, Cause::Refuted(conflict.0)).is_ok();
                }
            }
        }
        false
    }
}
