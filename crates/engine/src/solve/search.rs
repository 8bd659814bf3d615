//! Finding the solutions.

use super::formula::{Rule, rules};
use super::store::{Cause, Store};
use super::truth::{Truth, values};
use crate::program::Program;
use crate::world::World;

/// How far a search goes.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How many solutions are wanted at most.
    pub solutions: usize,
    /// How many positions are looked at.
    pub positions: u64,
}

impl Default for Limits {
    /// Enough to tell whether a solution is the only one.
    fn default() -> Self {
        Self { solutions: 2, positions: 200_000 }
    }
}

/// A solution: the value of every site that the constraints speak of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Sites of the board's own type and their values, by site.
    pub values: Vec<(i32, i32)>,
}

impl Solution {
    /// The value of a site.
    pub fn value(&self, site: i32) -> Option<i32> {
        let at = self.values.binary_search_by_key(&site, |v| v.0).ok()?;
        Some(self.values[at].1)
    }
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solutions {
    /// The solutions in the order in which they were found.
    pub found: Vec<Solution>,
    /// Whether there are no others.
    pub complete: bool,
    /// How many positions were looked at.
    pub positions: u64,
}

impl Solutions {
    /// The solution, if it is the only one.
    pub fn unique(&self) -> Option<&Solution> {
        match &self.found[..] {
            [only] if self.complete => Some(only),
            _ => None,
        }
    }
}

/// Looks for the solutions of a deduction puzzle; none if the game is not one.
pub fn solve(program: &Program, limits: Limits) -> Option<Solutions> {
    let mut solver = Solver::new(program)?;
    let mut solutions = Solutions { found: Vec::new(), complete: true, positions: 0 };
    if solver.store.propagate(&solver.rules).is_ok() {
        solver.search(limits, &mut solutions);
    }
    Some(solutions)
}

/// A puzzle being solved.
pub(super) struct Solver<'p> {
    pub store: Store<'p>,
    pub rules: Vec<Rule<'p>>,
}

impl<'p> Solver<'p> {
    /// The puzzle with its givens; none if the game is not a puzzle.
    pub(super) fn new(program: &'p Program) -> Option<Self> {
        program.puzzle.as_ref()?;
        let mut world = World::begin(program, 0);
        let rules = rules(&mut world);
        let store = Store::new(program, world, &rules);
        Some(Self { store, rules })
    }

    /// The variable with the fewest candidates, and among those the one with the most rules.
    pub(super) fn hardest(&self) -> Option<usize> {
        let store = &self.store;
        self.variables().filter(|&slot| store.domain(slot).count_ones() > 1).min_by_key(|&slot| {
            (store.domain(slot).count_ones(), std::cmp::Reverse(store.watchers(slot)), slot)
        })
    }

    /// The variables that the rules speak of.
    pub(super) fn variables(&self) -> impl Iterator<Item = usize> + '_ {
        let layout = &self.store.world.program.layout;
        let n = layout.elements[layout.default as usize];
        (0..n).filter(|&slot| self.store.watchers(slot) > 0)
    }

    /// Goes through all ways to fill in what is open; false if a limit was reached.
    fn search(&mut self, limits: Limits, solutions: &mut Solutions) -> bool {
        solutions.positions += 1;
        if solutions.positions > limits.positions {
            solutions.complete = false;
            return false;
        }
        let Some(slot) = self.hardest() else {
            if let Some(solution) = self.solution() {
                solutions.found.push(solution);
            }
            if solutions.found.len() < limits.solutions {
                return true;
            }
            // Whether there are others is not known.
            solutions.complete = false;
            return false;
        };
        for value in values(self.store.domain(slot)) {
            let mark = self.store.trail.len();
            let fits = self
                .store
                .keep(slot, 1 << value, Cause::Guess)
                .and_then(|()| self.store.propagate(&self.rules));
            let go_on = fits.is_err() || self.search(limits, solutions);
            self.store.undo(mark);
            if !go_on {
                return false;
            }
        }
        true
    }

    /// The values, if every rule holds.
    pub(super) fn solution(&mut self) -> Option<Solution> {
        for (i, rule) in self.rules.iter().enumerate() {
            if self.store.truth(i as u32, &rule.formula) != Truth::True {
                return None;
            }
        }
        let values =
            self.variables().filter_map(|slot| Some((slot as i32, self.store.value(slot)?)));
        Some(Solution { values: values.collect() })
    }
}
