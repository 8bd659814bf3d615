//! Positions constructed for a goal that play does not reach.
//!
//! Pieces of a position that was played are taken away or put elsewhere, one after another, as long as that brings some legal
//! move closer to the goal, until a legal move reaches it. Of the changes, those stay that are needed.

use engine::World;
use engine::action::Act;
use engine::state::Scalar;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::cost::weighed;
use crate::example::Arranged;
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
/// A position with more changes than this shows more of the construction than of the game: then it is begun anew.
const MOST_CHANGES: usize = 120;

/// What came of an attempt.
pub(crate) struct Attempt<'p> {
    /// The constructed position and which of its legal moves reaches the goal, if one does.
    pub found: Option<(Place<'p>, usize)>,
    /// How many moves were weighed.
    pub weighed: usize,
}

/// Tries to change a position so that one of its legal moves reaches a goal, until so many moves were weighed.
///
/// The move itself must bring about what ends the game: a position in which that holds already is none that play could lead to.
pub(crate) fn construct<'p>(
    base: &Place<'p>,
    goal: &Goal<'p>,
    seed: u64,
    most: usize,
) -> Attempt<'p> {
    let mut builder = Builder {
        goal,
        base,
        proposer: Proposer::new(goal, base.world.program, !seed),
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        weighed: 0,
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
}

/// How close a position is to the goal.
enum Close {
    /// This legal move reaches it.
    Met(usize),
    /// The best of its moves comes so close.
    By(f64),
}

impl<'p> Builder<'_, 'p> {
    /// Makes changes that bring the goal closer.
    fn climb(&mut self, most: usize) -> Option<(Place<'p>, usize)> {
        let mut world = self.base.world.clone();
        // Among few pieces some things are seen that many would hinder, and others where there is hardly any room.
        let mut changes = match self.below(4) {
            0 | 1 => self.proposer.sweep(&world),
            2 if self.goal.asks_for_room() => self.proposer.fill(&world),
            _ => vec![],
        };
        world.arrange(&changes);
        let mut nearest = match self.assess(&mut world, COMPARED) {
            Close::Met(_) if !changes.is_empty() => return self.reduced(changes, most),
            Close::Met(index) => return Some((self.base.clone(), index)),
            Close::By(distance) => distance,
        };
        let swept = changes.len();
        while self.weighed < most && changes.len() < swept + MOST_CHANGES {
            let effort = world.effort;
            let proposed = self.proposer.changes(&mut world);
            self.weighed += weighed(1, world.effort - effort);
            let mut other = world.clone();
            other.arrange(&proposed);
            // Close to the goal, the move that reaches it may be one of many.
            let compared = if nearest <= NEAR { CHECKED } else { COMPARED };
            match self.assess(&mut other, compared) {
                Close::Met(_) => {
                    proposed.into_iter().for_each(|change| add(&mut changes, change));
                    return self.reduced(changes, most);
                }
                Close::By(distance) => {
                    let idle = distance == nearest && self.below(IDLE) == 0;
                    let away = distance.is_finite() && self.below(AWAY) == 0;
                    if distance < nearest || idle || away {
                        (world, nearest) = (other, distance);
                        proposed.into_iter().for_each(|change| add(&mut changes, change));
                    }
                }
            }
        }
        None
    }

    /// Leaves out the changes that are not needed, as far as another budget permits.
    fn reduced(&mut self, mut changes: Vec<Act>, most: usize) -> Option<(Place<'p>, usize)> {
        let mut best = self.arranged(&changes, usize::MAX)?;
        let until = self.weighed + most;
        for at in (0..changes.len()).rev() {
            if self.weighed >= until {
                break;
            }
            let mut fewer = changes.clone();
            fewer.remove(at);
            if let Some(found) = self.arranged(&fewer, CHECKED) {
                (best, changes) = (found, fewer);
            }
        }
        Some(best)
    }

    /// The base with some changes, and the move that reaches the goal, if there is one.
    fn arranged(&mut self, changes: &[Act], compared: usize) -> Option<(Place<'p>, usize)> {
        let mut place = self.base.clone();
        place.world.arrange(changes);
        let Close::Met(index) = self.assess(&mut place.world, compared) else { return None };
        if !changes.is_empty() {
            let ply = place.way.choices.len();
            place.way.arranged.push(Arranged { ply, changes: changes.into() });
        }
        Some((place, index))
    }

    /// How close some legal move of a position comes to the goal.
    fn assess(&mut self, world: &mut World<'p>, compared: usize) -> Close {
        let (effort, before) = (world.effort, self.weighed);
        let close = self.look(world, compared);
        self.weighed = before + weighed(self.weighed - before, world.effort - effort);
        close
    }

    fn look(&mut self, world: &mut World<'p>, compared: usize) -> Close {
        if world.is_over() || world.fault.is_some() {
            return Close::By(f64::INFINITY);
        }
        let count = world.legal_moves().len().min(usize::from(u16::MAX));
        self.weighed += count.min(compared);
        if self.goal.is_rule() {
            let by_rule = (0..count).find(|index| self.goal.permits(&world.arena.moves[*index]));
            return match by_rule {
                Some(index) => Close::Met(index),
                None => Close::By(self.distance_now(world, 0)),
            };
        }
        if count == 0 {
            return Close::By(f64::INFINITY);
        }
        // To pass may be one of many moves.
        let compared = if self.goal.asks_to_pass() { usize::MAX } else { compared };
        let saved = world.regs;
        let to_pass = self.goal.distance_to_pass(world);
        world.regs = saved;
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
                None if self.holds(world) => return Close::By(f64::INFINITY),
                None => return Close::Met(index),
                Some(distance) => nearest = nearest.min(distance),
            }
        }
        Close::By(nearest + to_pass)
    }

    /// Whether the tests of the goal hold already, for the player who moved last or the one who is to move.
    fn holds(&self, world: &mut World<'p>) -> bool {
        let mover = world.mover();
        self.distance_now(world, 0) <= 0.0 || self.distance_now(world, mover) <= 0.0
    }

    /// How far the tests of the goal are from being true before the next move.
    fn distance_now(&self, world: &mut World<'p>, helped: i32) -> f64 {
        let (mover, next) = (world.mover(), world.state.get(Scalar::Next));
        let regs = world.regs;
        let distance = self.goal.distance(world, helped);
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
