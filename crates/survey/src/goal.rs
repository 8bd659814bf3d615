//! Goals: what a description provides for and play has to show.

use std::sync::Arc;

use engine::action::Act;
use engine::arena::Move;
use engine::booleans::{Bool, Threat};
use engine::end::{Each, EndRule, Outcome, Whose};
use engine::ints::Int;
use engine::moves::{Kind, Moves};
use engine::state::Scalar;
use engine::{Program, World};
use language::words::ResultType;
use rustc_hash::FxHashSet;
use syntax::NodeId;

use crate::approach::Approach;
use crate::asks::{
    asks_for_prey, asks_for_turn, asks_mobility, asks_to_pass, asks_who_is_stuck, attacks,
    lists_moves,
};
use crate::consequence::Source;
use crate::distance::{Known, distance, distance_to_false, gap, mobility_of};
use crate::ending::end_rule;
use crate::inward;
use crate::late;
use crate::proof::{Proofs, name};
use crate::rules::Rule;
use crate::scope::{Asked, for_each_case};
use crate::suggest::suggest;

/// The alternatives of a test are sought one by one if there are so few of them.
const MOST_ALTERNATIVES: usize = 4;
/// To list so many moves takes as long as to weigh one.
const LISTED: usize = 4;

/// How much it counts how far somebody is from being allowed to pass who is to pass.
const PASSING: f64 = 0.5;

/// So far from being looked at, it does not count yet what a rule itself asks for.
const CLOSE: f64 = 4.0;

/// What is to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// A game that ends by this rule, and by this alternative of its test if it has several.
    End(NodeId, Option<usize>),
    /// A phase of the game.
    Phase(usize),
    /// A position in which a rule of play permits a move.
    Rule(NodeId),
}

/// A target with the tests that must hold for it.
#[derive(Debug, Clone)]
pub(crate) struct Goal<'p> {
    /// Its place among all goals.
    pub number: usize,
    pub target: Target,
    /// The tests, each with the answer that is needed.
    tests: Vec<(&'p Bool, bool)>,
    each: Each,
    /// The rule of play that is sought, if one is.
    rule: Option<&'p Moves>,
    /// Under which nodes the moves of the rule are known.
    names: Vec<NodeId>,
    /// The pieces whose rule it is, by the numbers of their components.
    pub pieces: Vec<usize>,
    /// For what the tests are made, one within the other.
    asked: Vec<Asked<'p>>,
    /// Whether the tests ask that somebody passes, or everybody.
    pub asks_to_pass: bool,
    /// If so: the rules by which one may pass.
    passes: Vec<Pass<'p>>,
    /// The phase in which the tests are made; none for all.
    phase: Option<usize>,
    /// The way to that phase, where it is known.
    approach: Option<Approach<'p>>,
    /// Whether the tests ask how many moves the next player has.
    mobility: bool,
    /// Whether moves are listed to make the tests.
    lists_moves: bool,
    /// Whether the tests ask that pieces are taken.
    pub is_hunt: bool,
    /// Whether the tests ask that a turn goes on.
    pub is_in_turn: bool,
    /// Whether the tests ask that somebody had to pass for want of a move.
    pub asks_who_is_stuck: bool,
    /// Which rules bring about what the tests ask for.
    sources: Arc<[Source<'p>]>,
    /// Whether a rule of the end may hold before the move that shows it, and may come too late: what shows it at all will do.
    pub lenient: bool,
    /// The attacks that the tests ask for.
    pub threats: Vec<&'p Threat>,
}

/// A rule by which one may pass.
#[derive(Debug, Clone)]
struct Pass<'p> {
    /// The tests that lead to it.
    guards: Vec<(&'p Bool, bool)>,
    /// Whether one may only where there is nothing else to do.
    is_last_resort: bool,
}

impl<'p> Goal<'p> {
    /// All goals of a game with such rules of play.
    pub fn all(program: &'p Program, rules: &[Rule<'p>]) -> Vec<Self> {
        let mut goals = Vec::new();
        Self::endings_in(&program.end, None, &mut goals);
        for (index, phase) in program.phases.iter().enumerate() {
            Self::endings_in(&phase.end, Some(index), &mut goals);
            for next in &phase.next {
                let to = next.to.unwrap_or((index + 1) % program.phases.len());
                let target = Target::Phase(to);
                let (tests, each) = (vec![(&next.condition, true)], Each::Once);
                goals.push(Self::new(target, tests, each, Some(index)));
            }
        }
        // A rule that is not guarded by tests is found, or not, by trying what was seldom tried.
        goals.extend(rules.iter().filter(|rule| !rule.guards.is_empty()).map(Self::of_rule));
        let passes = rules.iter().filter(|rule| matches!(rule.moves.kind, Kind::Pass { .. }));
        let passes: Vec<Pass<'p>> = passes
            .map(|rule| Pass { guards: rule.guards.clone(), is_last_resort: rule.is_last_resort })
            .collect();
        let sources: Arc<[Source<'p>]> = Source::all(program).into();
        for (number, goal) in goals.iter_mut().enumerate() {
            goal.number = number;
            goal.sources = Arc::clone(&sources);
            goal.approach = goal.phase.map(|phase| Approach::to(program, phase));
            if goal.asks_to_pass {
                goal.passes.clone_from(&passes);
                goal.lists_moves |= passes.iter().any(|pass| pass.is_last_resort);
            }
        }
        goals
    }

    /// All goals of a game with such rules of play, but for those that were proved to be out of reach.
    pub fn open(program: &'p Program, rules: &[Rule<'p>], proofs: &Proofs) -> Vec<Self> {
        let mut goals = Self::all(program, rules);
        goals.retain(|goal| match goal.target {
            Target::End(rule, part) => proofs.of_ending(rule, part).is_none(),
            Target::Rule(rule) => proofs.of_rule(rule).is_none(),
            Target::Phase(phase) => proofs.is_entered(phase),
        });
        goals.iter_mut().enumerate().for_each(|(number, goal)| goal.number = number);
        goals
    }

    /// The endings among some goals.
    pub fn endings_of(goals: &[Self]) -> Vec<(NodeId, Option<usize>)> {
        let ending = |goal: &Self| match goal.target {
            Target::End(rule, part) => Some((rule, part)),
            _ => None,
        };
        goals.iter().filter_map(ending).collect()
    }

    /// A move by a rule of play.
    pub fn of_rule(rule: &Rule<'p>) -> Self {
        let (target, tests) = (Target::Rule(rule.id), rule.guards.clone());
        let goal = Self::new(target, tests, Each::Once, rule.phase);
        let (names, pieces) = (rule.names.clone(), rule.pieces.clone());
        Self {
            rule: Some(rule.moves),
            names,
            pieces,
            asked: rule.asked.clone(),
            number: usize::MAX,
            ..goal
        }
    }

    fn new(target: Target, tests: Vec<(&'p Bool, bool)>, each: Each, phase: Option<usize>) -> Self {
        let mobility = tests.iter().any(|(test, _)| asks_mobility(test));
        let is_hunt = tests.iter().any(|(test, holds)| *holds && asks_for_prey(test));
        let lists_moves = tests.iter().any(|(test, _)| lists_moves(test));
        let is_in_turn = tests.iter().any(|(test, holds)| asks_for_turn(test, *holds));
        let asks_to_pass = tests.iter().any(|(test, holds)| *holds && asks_to_pass(test));
        let asks_who_is_stuck = tests.iter().any(|(test, holds)| *holds && asks_who_is_stuck(test));
        let mut threats = Vec::new();
        tests.iter().filter(|(_, holds)| *holds).for_each(|(test, _)| attacks(test, &mut threats));
        Self {
            number: 0,
            target,
            tests,
            each,
            rule: None,
            names: vec![],
            pieces: vec![],
            asked: vec![],
            asks_to_pass,
            passes: vec![],
            phase,
            approach: None,
            mobility,
            lists_moves,
            is_hunt,
            is_in_turn,
            asks_who_is_stuck,
            sources: Arc::default(),
            lenient: false,
            threats,
        }
    }

    /// The endings by rules of which the first that applies ends the game.
    fn endings_in(list: &'p [EndRule], phase: Option<usize>, goals: &mut Vec<Self>) {
        for (at, rule) in list.iter().enumerate() {
            let mut tests = before(&list[..at], &rule.condition);
            Self::endings(rule, phase, &mut tests, rule.each, goals);
        }
    }

    fn endings(
        rule: &'p EndRule,
        phase: Option<usize>,
        tests: &mut Vec<(&'p Bool, bool)>,
        each: Each,
        goals: &mut Vec<Self>,
    ) {
        tests.push((&rule.condition, true));
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
                        add(Some(number), before.chain([(part, true)]).collect());
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
            Target::End(rule, wanted) => {
                let is = |alternative| wanted.is_none() || alternative == wanted;
                let mut left = world.verdicts.iter().filter(|verdict| verdict.departs);
                let ending = world.ending.as_ref();
                ending.is_some_and(|it| it.rule == Some(rule) && is(it.alternative))
                    || left.any(|it| it.id == rule && is(it.alternative))
                    || self.lenient && late::holds(world, rule, wanted)
            }
            Target::Phase(phase) => {
                (1..=world.program.players).any(|player| world.phase(player) == phase as i32)
            }
            Target::Rule(_) => false,
        }
    }

    /// Whether a player who moves wants this end: it says that the mover wins, or that somebody else loses.
    pub fn serves(&self, program: &Program, player: i32) -> bool {
        let Target::End(rule, _) = self.target else { return false };
        let outcome = end_rule(program, rule).and_then(|rule| rule.outcome.as_ref());
        match outcome {
            Some(Outcome::Result(Whose::One(whose), ResultType::Win)) => match whose {
                Int::Const(winner) => *winner == player,
                Int::Mover => true,
                Int::Player => self.each == Each::Player,
                _ => false,
            },
            Some(Outcome::Result(Whose::One(whose), ResultType::Loss)) => match whose {
                Int::Const(loser) => *loser != player,
                Int::Next => true,
                Int::Player => self.each == Each::NonMover,
                _ => false,
            },
            Some(Outcome::Result(Whose::Team(_), ResultType::Win)) => true,
            _ => false,
        }
    }

    /// Whether a move by a rule of play is sought.
    pub fn is_rule(&self) -> bool {
        matches!(self.target, Target::Rule(_))
    }

    /// Whether no tests lead to it.
    pub fn is_free(&self) -> bool {
        self.tests.is_empty()
    }

    /// Whether a legal move is by the rule that is sought.
    pub fn permits(&self, mv: &Move) -> bool {
        self.names.contains(&mv.origin)
    }

    /// Whether moves by these rules show that the goal is reached.
    pub fn is_shown(&self, rules: &FxHashSet<NodeId>) -> bool {
        self.names.iter().any(|name| rules.contains(name))
    }

    /// What it costs to measure a distance in a position with so many moves, in moves that are weighed.
    pub fn cost(&self, moves: usize) -> usize {
        if self.lists_moves { 1 + moves / LISTED } else { 1 }
    }

    /// How far a position is from the goal, just after a move that did not end the game, as if a certain player had made it.
    ///
    /// The position is changed on the way: this is only for looking ahead.
    pub fn distance(&self, world: &mut World<'p>, helped: i32) -> f64 {
        let (next, moved) = (world.mover(), world.state.get(Scalar::Previous));
        let players = world.program.players as i32;
        // The tests are made by the player who has just moved.
        let (mover, next) = match helped {
            // Which rules permit moves is asked by the player who is to move.
            0 if !self.names.is_empty() => (next, moved),
            helped if helped == moved || !(1..=players).contains(&helped) => (moved, next),
            helped if next != helped => (helped, next),
            helped => (helped, helped % players + 1),
        };
        // Who is to move has to be allowed to pass, where that is asked for.
        let regs = world.regs;
        let to_pass = match self.passes.is_empty() {
            true => 0.0,
            false => {
                let counts = self.passes.iter().any(|pass| pass.is_last_resort);
                let moves = if counts { world.count_moves() } else { 0 };
                PASSING * self.distance_to_pass(world, moves)
            }
        };
        world.regs = regs;
        let mobility = if self.mobility { mobility_of(world, next) } else { 0 };
        let known = Known { mobility, aside: false, sources: &self.sources };
        world.state.set(Scalar::Mover, mover);
        world.state.set(Scalar::Next, next);
        let now = world.phase(mover.max(0) as usize);
        let elsewhere = match &self.approach {
            _ if self.phase.is_none_or(|phase| now == phase as i32) => 0.0,
            Some(approach) => approach.distance(world, now, known),
            None => 1.0,
        };
        let mut nearest = f64::INFINITY;
        for player in self.whom(world, mover) {
            world.regs.player = player;
            for_each_case(&self.asked, &self.pieces, world, mover, &mut |world, lacking| {
                let far = |(test, holds): &(&'p Bool, bool)| match holds {
                    true => distance(test, world, known),
                    false => distance_to_false(test, world, known),
                };
                let around = lacking + self.tests.iter().map(far).sum::<f64>();
                let within = match self.rule {
                    Some(rule) if around < CLOSE => inward::far(rule, world, known).min(CLOSE),
                    // What is far off in any case is not looked at more closely.
                    Some(_) => CLOSE,
                    None => 0.0,
                };
                nearest = nearest.min(around + within);
            });
        }
        let around = nearest + elsewhere;
        if around > 0.0 { around + to_pass } else { 0.0 }
    }

    /// Whether it is asked how much room is left, or how many moves.
    pub fn asks_for_room(&self) -> bool {
        self.lists_moves
            || self.asks_to_pass && self.passes.is_empty()
            || self.tests.iter().any(|(test, _)| matches!(test, Bool::Full))
    }

    /// Where all have to pass: how far the player who is to move, with so many moves, is from being allowed to, or from having to.
    pub fn distance_to_pass(&self, world: &mut World<'p>, moves: usize) -> f64 {
        if !self.asks_to_pass {
            return 0.0;
        }
        let known = Known { sources: &self.sources, ..Known::default() };
        let ways = self.passes.iter().map(|pass| {
            let room = match pass.is_last_resort {
                true => gap(moves.saturating_sub(1) as f64),
                false => 0.0,
            };
            let far = |(test, holds): &(&'p Bool, bool)| match holds {
                true => distance(test, world, known),
                false => distance_to_false(test, world, known),
            };
            room + pass.guards.iter().map(far).sum::<f64>()
        });
        ways.min_by(f64::total_cmp).unwrap_or_else(|| gap(moves as f64))
    }

    /// For whom the tests are made when somebody has moved.
    fn whom(&self, world: &World<'p>, mover: i32) -> Vec<i32> {
        let players = 1..=world.program.players as i32;
        match self.each {
            Each::Once | Each::Track => vec![world.regs.player],
            Each::Player => players.collect(),
            Each::NonMover => players.filter(|player| *player != mover).collect(),
        }
    }

    /// Changes to a position that the tests speak of.
    pub fn suggestions(&self, world: &mut World<'p>) -> Vec<Act> {
        let (saved, mover) = (world.regs, world.mover());
        let mut changes = Vec::new();
        for player in self.whom(world, mover) {
            world.regs.player = player;
            for_each_case(&self.asked, &self.pieces, world, mover, &mut |world, _| {
                self.tests.iter().for_each(|(test, _)| suggest(test, world, &mut changes));
                if let Some(rule) = self.rule {
                    inward::suggestions(rule, world, &mut changes);
                }
            });
        }
        let guards = self.passes.iter().flat_map(|pass| &pass.guards);
        guards.for_each(|(test, _)| suggest(test, world, &mut changes));
        world.regs = saved;
        changes
    }
}

/// The tests of earlier rules that ask for the same and more: these must not hold, or they end the game first.
fn before<'p>(earlier: &'p [EndRule], test: &Bool) -> Vec<(&'p Bool, bool)> {
    let name = name(test);
    let asks_more = |rule: &&EndRule| match &rule.condition {
        Bool::And(parts) => parts.iter().any(|part| self::name(part) == name),
        _ => false,
    };
    let earlier = earlier.iter().filter(|rule| rule.each == Each::Once && rule.outcome.is_some());
    earlier.filter(asks_more).map(|rule| (&rule.condition, false)).collect()
}

/// What was reached so far.
#[derive(Debug, Default)]
pub(crate) struct Reached {
    /// End rules with the alternatives that held.
    pub endings: FxHashSet<(NodeId, Option<usize>)>,
    pub phases: FxHashSet<usize>,
    /// The nodes under which moves were known.
    pub rules: FxHashSet<NodeId>,
}

impl Reached {
    pub fn has(&self, goal: &Goal<'_>) -> bool {
        match goal.target {
            Target::End(rule, Some(part)) => self.endings.contains(&(rule, Some(part))),
            Target::End(rule, None) => self.endings.iter().any(|(known, _)| *known == rule),
            Target::Phase(phase) => self.phases.contains(&phase),
            Target::Rule(_) => goal.is_shown(&self.rules),
        }
    }
}
