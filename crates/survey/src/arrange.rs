//! Positions constructed for a goal that play does not reach.
//!
//! Pieces of a position that was played are taken away or put elsewhere, one after another, as long as that brings some legal
//! move closer to the goal, until a legal move reaches it. Where it takes several moves (everybody has to pass, a turn goes on), the
//! first of them is made as soon as it is possible, and the position after it is changed further. Of the changes, those stay that
//! are needed.

use engine::action::{Act, Shift};
use engine::state::Scalar;
use engine::{Program, World};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::cost::weighed;
use crate::distance::gap;
use crate::goal::Goal;
use crate::pool::Place;
use crate::propose::Proposer;
use crate::suggest::taken;

/// How many moves of a position are compared.
const COMPARED: usize = 8;
/// How many are looked at close to the goal, and to see whether a change was needed.
const CHECKED: usize = 40;
/// So far from the goal, it is close: a number that lacks one.
const NEAR: f64 = 0.5;
/// Of so many changes that make nothing better or worse, one is made.
const IDLE: usize = 3;
/// Of so many changes that lead away from the goal, one is made: what is nearest by the numbers may be a dead end.
const AWAY: usize = 30;
/// Of so many changes one lets the dice fall otherwise, where there are dice.
const THROWN: usize = 6;
/// A position with more changes than this shows more of the construction than of the game: then it is begun anew.
const MOST_CHANGES: usize = 120;
/// How many changes are tried that bring the tests themselves closer.
const SERVED: usize = 300;
/// After so many changes that brought nothing closer it is begun anew, too.
const MOST_VAIN: usize = 400;
/// How many moves may lead to the one that reaches the goal.
const MOST_MOVES: usize = 8;
/// After how many moves it is looked at what the next one may be, where a rule of play is sought.
const AFTER: usize = 4;
/// How much farther a goal counts that a move has still to lead to.
const AHEAD: f64 = 0.01;

/// What an attempt may take.
#[derive(Clone, Copy)]
pub(crate) struct Means<'a> {
    /// How many moves may be weighed.
    pub most: usize,
    /// Whether it is looked at what moves lead to in any case, not only where that is asked for.
    pub thorough: bool,
    /// Whether each component may ever be in play: others are not put there.
    pub appearing: &'a [bool],
}

/// What came of an attempt.
pub(crate) struct Attempt<'p> {
    /// The constructed position and which of its legal moves reaches the goal, if one does.
    pub found: Option<(Place<'p>, usize)>,
    /// How many moves were weighed.
    pub weighed: usize,
}

/// Tries to change a position so that one of its legal moves reaches a goal, as far as the means permit.
///
/// The move itself must bring about what ends the game: a position in which that holds already is none that play could lead to.
pub(crate) fn construct<'p>(
    base: &Place<'p>,
    goal: &Goal<'p>,
    seed: u64,
    means: Means<'_>,
) -> Attempt<'p> {
    let most = means.most;
    let mut builder = Builder {
        goal,
        base,
        proposer: Proposer::new(goal, base.world.program, means.appearing, !seed),
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        weighed: 0,
        thorough: means.thorough || goal.is_in_turn || goal.asks_who_is_stuck,
        serves: seed.is_multiple_of(2),
    };
    let mut found = None;
    let mut before = None;
    // Who has come nowhere begins anew.
    while found.is_none() && builder.weighed < most && before != Some(builder.weighed) {
        before = Some(builder.weighed);
        found = builder.climb(most);
    }
    Attempt { found, weighed: builder.weighed }
}

struct Builder<'a, 'p> {
    goal: &'a Goal<'p>,
    base: &'a Place<'p>,
    proposer: Proposer<'a, 'p>,
    rng: Xoshiro256PlusPlus,
    weighed: usize,
    /// Whether it is looked at what a move leads to.
    thorough: bool,
    /// Whether the tests are served before anything else is tried.
    serves: bool,
}

/// How close a position is to the goal.
#[derive(Clone, Copy)]
enum Close {
    /// This legal move reaches it.
    Met(usize),
    /// This legal move is one of several that reach it together.
    Leads(usize),
    /// The best of its moves comes so close.
    By(f64),
}

/// A position that is being changed.
struct Stage<'p> {
    /// As it was before the changes.
    base: Place<'p>,
    world: World<'p>,
    changes: Vec<Act>,
    /// How chance goes on from here, if not as it did before.
    chance: Option<u64>,
}

impl<'p> Stage<'p> {
    /// Whether nothing was changed.
    fn is_as_played(&self) -> bool {
        self.changes.is_empty() && self.chance.is_none()
    }

    fn new(base: Place<'p>) -> Self {
        Self { world: base.world.clone(), base, changes: vec![], chance: None }
    }
}

impl<'p> Builder<'_, 'p> {
    /// Makes changes that bring the goal closer.
    fn climb(&mut self, most: usize) -> Option<(Place<'p>, usize)> {
        let mut stage = Stage::new(self.base.clone());
        // Among few pieces some things are seen that many would hinder, and others where there is hardly any room.
        let fills = self.goal.asks_for_room() && self.proposer.may_fill(&stage.world);
        let hunts = !self.goal.threats.is_empty();
        if hunts && !self.proposer.may_mate(&mut stage.world) {
            return None;
        }
        stage.changes = match self.below(4) {
            0..=2 if hunts => self.proposer.sweep(&mut stage.world),
            _ if std::mem::take(&mut self.serves) => self.serve(stage.world.clone()),
            0 | 1 if fills => self.proposer.fill(&stage.world),
            0 | 1 => self.proposer.sweep(&mut stage.world),
            2 if fills => self.proposer.sweep(&mut stage.world),
            _ => vec![],
        };
        stage.world.arrange(&stage.changes);
        let mut close = self.assess(&mut stage.world, COMPARED);
        let mut swept = stage.changes.len();
        let mut moves = 0;
        loop {
            let mut nearest = match close {
                Close::Met(index) if stage.is_as_played() => return Some((stage.base, index)),
                Close::Met(_) => {
                    return self.reduced(&stage, most).map(|(place, index, _)| (place, index));
                }
                Close::Leads(_) if moves >= MOST_MOVES => return None,
                Close::Leads(index) => {
                    moves += 1;
                    let (place, index) = match stage.is_as_played() {
                        true => (stage.base, index),
                        false => {
                            let (place, index, met) = self.reduced(&stage, most)?;
                            if met {
                                return Some((place, index));
                            }
                            (place, index)
                        }
                    };
                    stage = Stage::new(place.follow(index));
                    swept = 0;
                    close = self.assess(&mut stage.world, CHECKED);
                    continue;
                }
                Close::By(distance) => distance,
            };
            // Changes, until something comes of them.
            let (mut best, mut vain) = (nearest, 0);
            loop {
                if self.weighed >= most
                    || stage.changes.len() >= swept + MOST_CHANGES
                    || vain >= MOST_VAIN
                {
                    return None;
                }
                vain += 1;
                let effort = stage.world.effort;
                let chance = self.other_chance(stage.world.program);
                let proposed = match chance {
                    Some(_) => vec![],
                    None => self.proposer.changes(&mut stage.world),
                };
                self.weighed += weighed(1, stage.world.effort - effort);
                let mut other = stage.world.clone();
                chance.into_iter().for_each(|seed| other.chance.reseed(seed));
                other.arrange(&proposed);
                // Close to the goal, the move that reaches it may be one of many.
                let compared = if nearest <= NEAR { CHECKED } else { COMPARED };
                let found = self.assess(&mut other, compared);
                if let Close::By(distance) = found {
                    let idle = distance == nearest && self.below(IDLE) == 0;
                    let away = distance.is_finite() && self.below(AWAY) == 0;
                    if !(distance < nearest || idle || away) {
                        continue;
                    }
                    nearest = distance;
                    if nearest < best {
                        (best, vain) = (nearest, 0);
                    }
                }
                stage.world = other;
                stage.chance = chance.or(stage.chance);
                proposed.into_iter().for_each(|change| add(&mut stage.changes, change));
                if !matches!(found, Close::By(_)) {
                    close = found;
                    break;
                }
            }
        }
    }

    /// Changes that bring the tests themselves closer to being true, whatever moves there are: where many pieces have to be in their
    /// places, that is found much sooner than by what single moves lead to.
    fn serve(&mut self, mut world: World<'p>) -> Vec<Act> {
        let mover = world.mover();
        let mut nearest = self.distance_now(&mut world, mover);
        let mut made = Vec::new();
        for _ in 0..SERVED {
            if nearest <= 0.0 {
                break;
            }
            let effort = world.effort;
            let asked = self.goal.suggestions(&mut world);
            let Some(&change) = asked.get(self.below(asked.len())) else { break };
            let mut other = world.clone();
            other.arrange(&[change]);
            let distance = self.distance_now(&mut other, mover);
            self.weighed += weighed(1, other.effort - effort);
            if distance < nearest {
                (world, nearest) = (other, distance);
                made.push(change);
            }
        }
        if nearest <= 0.0 {
            made.extend(self.step_back(&mut world));
        }
        made
    }

    /// Where the tests hold already, the move that brings that about is still to come: a piece steps out by one of its moves, if
    /// another brings it back in.
    fn step_back(&mut self, world: &mut World<'p>) -> Option<Act> {
        let kind = world.program.default_type();
        let count = world.legal_moves().len().min(CHECKED);
        let moves = world.arena.moves.iter().take(count);
        let ways: Vec<(i32, i32)> = moves.map(|mv| (mv.from, mv.to)).collect();
        ways.into_iter().filter(|(from, to)| from.min(to) >= &0 && from != to).find_map(
            |(from, to)| {
                let out = Act::Move(Shift::simple(kind, from, to));
                let mut other = world.clone();
                other.arrange(&[out]);
                matches!(self.assess(&mut other, CHECKED), Close::Met(_)).then_some(out)
            },
        )
    }

    /// Another way in which chance may go on, now and then, where there is any.
    fn other_chance(&mut self, program: &Program) -> Option<u64> {
        (program.stochastic && self.below(THROWN) == 0).then(|| self.rng.next_u64())
    }

    /// Leaves out the changes that are not needed, as far as another budget permits. Gives the move that reaches the goal, or leads to
    /// it, and says which of both.
    fn reduced(&mut self, stage: &Stage<'p>, most: usize) -> Option<(Place<'p>, usize, bool)> {
        let mut changes = stage.changes.clone();
        let mut best = self.arranged(stage, &changes, usize::MAX)?;
        let until = self.weighed + most;
        for at in (0..changes.len()).rev() {
            if self.weighed >= until {
                break;
            }
            let mut fewer = changes.clone();
            fewer.remove(at);
            if let Some(found) = self.arranged(stage, &fewer, CHECKED)
                && (found.2 || !best.2)
            {
                (best, changes) = (found, fewer);
            }
        }
        Some(best)
    }

    /// A position with some changes, the move that reaches the goal or leads to it, if there is one, and which of both.
    fn arranged(
        &mut self,
        stage: &Stage<'p>,
        changes: &[Act],
        compared: usize,
    ) -> Option<(Place<'p>, usize, bool)> {
        let as_played = changes.is_empty() && stage.chance.is_none();
        let place = stage.base.clone();
        let place = if as_played { place } else { place.arranged(changes, stage.chance) };
        match self.assess(&mut place.world.clone(), compared) {
            Close::Met(index) => Some((place, index, true)),
            Close::Leads(index) => Some((place, index, false)),
            Close::By(_) => None,
        }
    }

    /// How close some legal move of a position comes to the goal.
    fn assess(&mut self, world: &mut World<'p>, compared: usize) -> Close {
        let (effort, before) = (world.effort, self.weighed);
        // To look at a position must not change how the dice will fall in it.
        let chance = world.chance.clone();
        let close = self.look(world, compared);
        world.chance = chance;
        self.weighed = before + weighed(self.weighed - before, world.effort - effort);
        close
    }

    fn look(&mut self, world: &mut World<'p>, compared: usize) -> Close {
        if world.is_over() || world.fault.is_some() {
            return Close::By(f64::INFINITY);
        }
        let count = world.legal_moves().len().min(usize::from(u16::MAX));
        self.weighed += count.min(compared);
        // That somebody had to pass is known only after it.
        let stuck = self.goal.asks_who_is_stuck
            && count == 1
            && world
                .arena
                .is_only(&world.arena.moves[0], |act| matches!(act, Act::Pass { forced: true }));
        if self.goal.is_rule() {
            let by_rule = (0..count).find(|index| self.goal.permits(&world.arena.moves[*index]));
            return match by_rule {
                Some(index) => Close::Met(index),
                None if stuck => Close::Leads(0),
                None if self.thorough => self.look_after(world, count, compared),
                None => Close::By(self.distance_now(world, 0)),
            };
        }
        if count == 0 {
            return Close::By(f64::INFINITY);
        }
        // To pass may be one of many moves.
        let compared = if self.goal.asks_to_pass { usize::MAX } else { compared };
        let (saved, chance) = (world.regs, world.chance.clone());
        let to_pass = self.goal.distance_to_pass(world, count);
        (world.regs, world.chance) = (saved, chance);
        let mut pass = None;
        let (first, apart) = (self.below(count), count.div_ceil(compared));
        let mut nearest = f64::INFINITY;
        for step in 0..count.min(compared) {
            let index = (first + step * apart) % count;
            let goal = self.goal;
            let distance = world.peek(index, |after| match (goal.is_met(after), after.is_over()) {
                (true, _) => None,
                (false, true) => Some(f64::INFINITY),
                (false, false) => Some(goal.distance(after, 0)),
            });
            self.weighed += goal.cost(count) - 1;
            match distance {
                None if !goal.lenient && self.holds(world) => return Close::By(f64::INFINITY),
                None => return Close::Met(index),
                Some(distance) => {
                    let is_pass = || world.arena.is_pass(&world.arena.moves[index]);
                    if goal.asks_to_pass && distance.is_finite() && is_pass() {
                        pass = Some(index);
                    }
                    nearest = nearest.min(distance);
                }
            }
        }
        // Who may pass does so, and then it is the others' turn to.
        match pass {
            Some(index) => Close::Leads(index),
            None if stuck && nearest.is_finite() => Close::Leads(0),
            // Fewer moves are closer to none.
            _ if self.goal.asks_who_is_stuck => Close::By(nearest + gap(count as f64) / 2.0),
            _ => Close::By(nearest + to_pass),
        }
    }

    /// How close a position without a move by the rule that is sought is to one: some of its moves may lead to such a move.
    fn look_after(&mut self, world: &mut World<'p>, count: usize, compared: usize) -> Close {
        let mut nearest = self.distance_now(world, 0);
        let goal = self.goal;
        let compared = if goal.is_in_turn { compared } else { compared.min(AFTER) };
        let (first, apart) = (self.below(count.max(1)), count.div_ceil(compared).max(1));
        for step in 0..count.min(compared) {
            let index = (first + step * apart) % count;
            let after = world.peek(index, |after| match after.is_over() {
                true => Some(f64::INFINITY),
                false if after.has_move(|mv| goal.permits(mv)) => None,
                false => Some(goal.distance(after, 0)),
            });
            self.weighed += goal.cost(count);
            match after {
                None => return Close::Leads(index),
                // A move away from it is not yet there.
                Some(distance) => nearest = nearest.min(distance + AHEAD),
            }
        }
        Close::By(nearest)
    }

    /// Whether the tests of the goal held already when they were made last, for the player who moved last or the one who is to move.
    fn holds(&self, world: &mut World<'p>) -> bool {
        let (mover, counter) = (world.mover(), world.state.get(Scalar::Counter));
        // The counter of moves goes on after the tests were made.
        world.state.set(Scalar::Counter, counter.saturating_sub(1));
        // Who had to pass is known before the next move, which ends the game.
        let held = self.distance_now(world, 0) <= 0.0
            || !self.goal.asks_who_is_stuck && self.distance_now(world, mover) <= 0.0;
        world.state.set(Scalar::Counter, counter);
        held
    }

    /// How far the tests of the goal are from being true before the next move.
    fn distance_now(&self, world: &mut World<'p>, helped: i32) -> f64 {
        let (mover, next) = (world.mover(), world.state.get(Scalar::Next));
        let (regs, chance) = (world.regs, world.chance.clone());
        let distance = self.goal.distance(world, helped);
        world.chance = chance;
        world.state.set(Scalar::Mover, mover);
        world.state.set(Scalar::Next, next);
        world.regs = regs;
        distance
    }

    fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * count as u128) >> 64) as usize
    }
}

/// Adds a change; a piece that was put elsewhere just before goes to its last place, or away, at once.
fn add(changes: &mut Vec<Act>, change: Act) {
    match (changes.last_mut(), change) {
        (Some(Act::Move(last)), Act::Move(next))
            if (last.to, last.to_kind) == (next.from, next.from_kind) =>
        {
            (last.to, last.to_kind) = (next.to, next.to_kind);
        }
        (Some(last), Act::Remove { kind, to, .. })
            if let Act::Move(moved) = *last
                && (moved.to, moved.to_kind) == (to, kind) =>
        {
            *last = taken(moved.from_kind, moved.from);
        }
        _ => changes.push(change),
    }
}
