//! Goals: what a description provides for and play has to show.

use engine::booleans::Bool;
use engine::end::{Each, EndRule};
use engine::state::Scalar;
use engine::{Program, World};
use rustc_hash::FxHashSet;
use syntax::NodeId;

use crate::distance::{asks_mobility, distance};

/// The alternatives of a test are sought one by one if there are so few of them.
const MOST_ALTERNATIVES: usize = 4;

/// What is to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// A game that ends by this rule, and by this alternative of its test if it has several.
    End(NodeId, Option<usize>),
    /// A phase of the game.
    Phase(usize),
}

/// A target with the tests that must hold for it.
#[derive(Debug)]
pub(crate) struct Goal<'p> {
    /// Its place among all goals.
    pub number: usize,
    pub target: Target,
    tests: Vec<&'p Bool>,
    each: Each,
    /// The phase in which the tests are made; none for all.
    phase: Option<usize>,
    /// Whether the tests ask how many moves the next player has.
    mobility: bool,
}

impl<'p> Goal<'p> {
    /// All goals of a game.
    pub fn all(program: &'p Program) -> Vec<Self> {
        let mut goals = Vec::new();
        for rule in &program.end {
            Self::endings(rule, None, &mut vec![], rule.each, &mut goals);
        }
        for (index, phase) in program.phases.iter().enumerate() {
            for rule in &phase.end {
                Self::endings(rule, Some(index), &mut vec![], rule.each, &mut goals);
            }
            for next in &phase.next {
                let to = next.to.unwrap_or((index + 1) % program.phases.len());
                let target = Target::Phase(to);
                let (tests, each) = (vec![&next.condition], Each::Once);
                goals.push(Self::new(target, tests, each, Some(index)));
            }
        }
        for (number, goal) in goals.iter_mut().enumerate() {
            goal.number = number;
        }
        goals
    }

    fn new(target: Target, tests: Vec<&'p Bool>, each: Each, phase: Option<usize>) -> Self {
        let mobility = tests.iter().any(|test| asks_mobility(test));
        Self { number: 0, target, tests, each, phase, mobility }
    }

    fn endings(
        rule: &'p EndRule,
        phase: Option<usize>,
        tests: &mut Vec<&'p Bool>,
        each: Each,
        goals: &mut Vec<Self>,
    ) {
        tests.push(&rule.condition);
        for inner in &rule.nested {
            Self::endings(inner, phase, tests, each, goals);
        }
        if rule.outcome.is_some() {
            let mut add = |alternative, tests| {
                goals.push(Self::new(Target::End(rule.id, alternative), tests, each, phase));
            };
            match &rule.condition {
                Bool::Or(parts) if parts.len() <= MOST_ALTERNATIVES => {
                    for (number, part) in parts.iter().enumerate() {
                        let before = tests[..tests.len() - 1].iter().copied();
                        add(Some(number), before.chain([part]).collect());
                    }
                }
                _ => add(None, tests.clone()),
            }
        }
        tests.pop();
    }

    /// Whether a position that a move led to is the goal.
    pub fn is_met(&self, world: &World<'p>) -> bool {
        match self.target {
            Target::End(rule, alternative) => world.ending.as_ref().is_some_and(|ending| {
                ending.rule == Some(rule)
                    && (alternative.is_none() || ending.alternative == alternative)
            }),
            Target::Phase(phase) => {
                (1..=world.program.players).any(|player| world.phase(player) == phase as i32)
            }
        }
    }

    /// What it costs to measure a distance, in moves that are weighed.
    pub fn cost(&self) -> usize {
        if self.mobility { 3 } else { 1 }
    }

    /// How far a position is from the goal, just after a move that did not end the game.
    ///
    /// The position is changed on the way: this is only for looking ahead.
    pub fn distance(&self, world: &mut World<'p>) -> f64 {
        let mobility = if self.mobility { world.count_moves() } else { 0 };
        // The tests are made by the player who has just moved.
        let (next, mover) = (world.mover(), world.state.get(Scalar::Previous));
        world.state.set(Scalar::Mover, mover);
        world.state.set(Scalar::Next, next);
        let elsewhere =
            self.phase.is_some_and(|phase| world.phase(mover.max(0) as usize) != phase as i32);
        let whom: Vec<i32> = match self.each {
            Each::Once | Each::Track => vec![world.regs.player],
            Each::Player => (1..=world.program.players as i32).collect(),
            Each::NonMover => {
                (1..=world.program.players as i32).filter(|player| *player != mover).collect()
            }
        };
        let nearest = whom.into_iter().map(|player| {
            world.regs.player = player;
            self.tests.iter().map(|test| distance(test, world, mobility)).sum::<f64>()
        });
        nearest.fold(f64::INFINITY, f64::min) + f64::from(u8::from(elsewhere))
    }
}

/// What was reached so far.
#[derive(Debug, Default)]
pub(crate) struct Reached {
    /// End rules with the alternatives that held.
    pub endings: FxHashSet<(NodeId, Option<usize>)>,
    pub phases: FxHashSet<usize>,
}

impl Reached {
    pub fn has(&self, target: Target) -> bool {
        match target {
            Target::End(rule, Some(part)) => self.endings.contains(&(rule, Some(part))),
            Target::End(rule, None) => self.endings.iter().any(|(known, _)| *known == rule),
            Target::Phase(phase) => self.phases.contains(&phase),
        }
    }
}
