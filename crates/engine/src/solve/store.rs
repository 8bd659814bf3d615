//! The candidates of all variables while a puzzle is being solved.

use std::collections::VecDeque;

use super::formula::{Formula, Rule};
use crate::program::Program;
use crate::state::Played;
use crate::world::World;

/// Why a candidate was ruled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    /// A rule does not allow it.
    Rule(u32),
    /// The value has no other place in the list of a rule.
    OnlyPlace(u32),
    /// Trying it broke a rule.
    Refuted(u32),
    /// It was tried.
    Guess,
}

/// A rule that cannot hold any more.
#[derive(Debug, Clone, Copy)]
pub(super) struct Conflict(pub u32);

/// A change of candidates.
#[derive(Debug, Clone, Copy)]
pub(super) struct Change {
    pub slot: usize,
    pub old: u128,
    pub new: u128,
    pub cause: Cause,
}

/// The candidates, kept in the state of a world so that any test can be made on them.
pub(super) struct Store<'p> {
    pub world: World<'p>,
    /// All changes that are in force.
    pub trail: Vec<Change>,
    queue: VecDeque<u32>,
    queued: Vec<bool>,
    /// The rules that read each slot.
    watch: Vec<Vec<u32>>,
}

impl<'p> Store<'p> {
    /// The givens, and for all other variables the whole range.
    pub(super) fn new(program: &'p Program, world: World<'p>, rules: &[Rule<'p>]) -> Self {
        let mut store = Self {
            trail: Vec::new(),
            queue: (0..rules.len() as u32).collect(),
            queued: vec![true; rules.len()],
            watch: vec![Vec::new(); program.layout.slots],
            world,
        };
        let (min, max) = program.ranges[program.layout.default as usize];
        let range = u128::MAX >> (127 - max.clamp(0, 127)) & u128::MAX << min.clamp(0, 127);
        for slot in 0..program.layout.slots {
            let open = store.domain(slot).count_ones() != 1;
            let board = slot < program.layout.elements[program.layout.default as usize];
            if open {
                // Only sites of the board's own type can be filled in.
                store.world.state.set_candidates(slot, if board { range } else { 1 });
            }
        }
        store.world.state.record(Played::default());
        for (i, rule) in rules.iter().enumerate() {
            store.watch_formula(i as u32, &rule.formula);
        }
        store
    }

    fn watch_formula(&mut self, rule: u32, formula: &Formula<'_>) {
        match formula {
            Formula::All(list) | Formula::Any(list) => {
                list.iter().for_each(|f| self.watch_formula(rule, f));
            }
            Formula::Not(inner) => self.watch_formula(rule, inner),
            Formula::Different { slots, .. }
            | Formula::Count { slots, .. }
            | Formula::Sum { slots, .. } => slots.iter().for_each(|&s| self.watch(rule, s)),
            Formula::Unlike(a, b) => a.iter().chain(b).for_each(|&s| self.watch(rule, s)),
            Formula::Below { low, high, .. } => {
                self.watch(rule, *low);
                self.watch(rule, *high);
            }
            Formula::FewGroups { groups, .. } => {
                let layout = &self.world.program.layout;
                let first = layout.base[groups.kind as usize];
                for slot in first..first + layout.elements[groups.kind as usize] {
                    self.watch(rule, slot);
                }
            }
            // What a test reads is found when it is made.
            Formula::Const(_) | Formula::Test { .. } => {}
        }
    }

    /// Has a rule looked at again whenever a slot changes.
    pub(super) fn watch(&mut self, rule: u32, slot: usize) {
        if !self.watch[slot].contains(&rule) {
            self.watch[slot].push(rule);
        }
    }

    /// The rules that read a slot.
    pub(super) fn watchers(&self, slot: usize) -> usize {
        self.watch[slot].len()
    }

    /// The slots that a rule reads, as far as is known.
    pub(super) fn scope(&self, rule: u32) -> Vec<usize> {
        (0..self.watch.len()).filter(|&slot| self.watch[slot].contains(&rule)).collect()
    }

    /// The candidates of a variable.
    pub(super) fn domain(&self, slot: usize) -> u128 {
        self.world.state.candidates(slot)
    }

    /// The value of a variable that has only one candidate.
    pub(super) fn value(&self, slot: usize) -> Option<i32> {
        let domain = self.domain(slot);
        (domain.count_ones() == 1).then(|| domain.trailing_zeros() as i32)
    }

    /// Sets candidates for a moment, to see what would be.
    pub(super) fn suppose(&mut self, slot: usize, domain: u128) {
        self.world.state.set_candidates(slot, domain);
    }

    /// Keeps only some candidates of a variable.
    pub(super) fn keep(&mut self, slot: usize, values: u128, cause: Cause) -> Result<(), Conflict> {
        let old = self.domain(slot);
        let new = old & values;
        if new == old {
            return Ok(());
        }
        self.trail.push(Change { slot, old, new, cause });
        self.world.state.set_candidates(slot, new);
        for &rule in &self.watch[slot] {
            if !self.queued[rule as usize] {
                self.queued[rule as usize] = true;
                self.queue.push_back(rule);
            }
        }
        match (new, cause) {
            (0, Cause::Rule(rule) | Cause::OnlyPlace(rule) | Cause::Refuted(rule)) => {
                Err(Conflict(rule))
            }
            (0, Cause::Guess) => Err(Conflict(0)),
            _ => Ok(()),
        }
    }

    /// The next rule to look at.
    pub(super) fn next_rule(&mut self) -> Option<u32> {
        let rule = self.queue.pop_front()?;
        self.queued[rule as usize] = false;
        Some(rule)
    }

    /// Takes back all changes after a point of the trail.
    pub(super) fn undo(&mut self, mark: usize) {
        while self.trail.len() > mark {
            if let Some(change) = self.trail.pop() {
                self.world.state.set_candidates(change.slot, change.old);
            }
        }
        self.queue.clear();
        self.queued.fill(false);
    }
}
