//! Trying advice out: one player goes by a feature of positions, the others move at random.
//!
//! That winners had more of something does not show in games that one side always wins, that are seldom won at all, or
//! that are decided by a single move. Whoever goes for it on purpose shows it better.

use std::time::Instant;

use engine::{Program, World};
use language::words::ModeType;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use tutor::strategy::{Feature, Learned, Tried};

use crate::contest::Contest;
use crate::cost;
use crate::facts::{Facts, Figures, winners};
use crate::features::Lens;
use crate::goal::Goal;
use crate::guard::losses;
use crate::things::Things;

/// So many features are tried, those first that the end rules speak of.
const FEATURES: usize = 6;
/// So many games show whether a feature is worth more of them.
const FIRST: usize = 24;
/// A plan may take such a part of what is left, in its first games; one of the last plans, where there is nothing left to be tried but
/// them.
const PLANS: usize = 3;
const LAST_PLANS: usize = 2;
/// So many more are played if it is.
const MORE: usize = 40;
/// A feature is worth more games if its player gets so many standard errors more, or less, than at random.
const PROMISING: f64 = 1.2;
/// Where that leaves it open, so many more.
const STILL_MORE: usize = 64;
/// More roles than this are not told apart.
const MOST_ROLES: usize = 2;
/// So many points in a random game cannot be bettered.
const ALWAYS: f64 = 0.97;
/// So sure, it is open.
const OPEN: std::ops::Range<f64> = 1.2..3.0;
/// How many moves its player compares, and how many where a win is looked for.
const COMPARED: usize = 6;
const SEARCHED: usize = 60;
/// How many replies are looked at to see whether a move leaves somebody else a win.
const REPLIES: usize = 12;
/// How many times as long as most random games a game may last, and how many moves it may have in any case and at most.
const LONGER: usize = 2;
const SHORT: usize = 60;
const LONG: usize = 400;
const LONGEST: usize = 2_000;
/// How many times its share of the budget a game may take in all, the moves at random included.
const AT_RANDOM: usize = 4;
/// To list so many moves takes as long as to weigh a position.
const LISTED: usize = 4;
/// How many random moves are made before it is seen which features a position has.
const OPENING: usize = 8;

/// Tries the features of a game out.
pub(crate) struct Experiment<'a, 'p> {
    program: &'p Program,
    lens: &'a Lens<'p>,
    /// The endings that players may go for.
    goals: &'a [Goal<'p>],
    seed: u64,
    deadline: Instant,
    /// How many positions may still be weighed, and how many there were at first.
    left: usize,
    positions: usize,
    /// A plan may take such a part of what is left, in its first games.
    part: usize,
    /// How many of them in one game of the plan that is tried.
    share: usize,
    /// How many moves a game may have.
    longest: usize,
    /// Whether there is anything to capture.
    captures: bool,
    /// What a move at random costs, in positions that are weighed: more where there are many to draw from.
    at_random: f64,
}

impl<'a, 'p> Experiment<'a, 'p> {
    /// Gets ready to weigh so many positions.
    pub fn new(
        program: &'p Program,
        lens: &'a Lens<'p>,
        goals: &'a [Goal<'p>],
        seed: u64,
        positions: usize,
        captures: bool,
        deadline: Instant,
    ) -> Self {
        Self {
            program,
            lens,
            goals,
            seed,
            deadline,
            left: positions,
            positions,
            part: PLANS,
            share: 0,
            longest: 0,
            captures,
            at_random: 1.0,
        }
    }

    /// What comes of going by each feature. If nothing helps of what there was room for, more positions may be weighed.
    pub fn run(
        &mut self,
        learned: &[Learned],
        facts: &Facts,
        mut more: Option<usize>,
    ) -> Vec<Tried> {
        if self.program.players < 2 || self.program.mode == ModeType::Simultaneous {
            return vec![];
        }
        // Where random games do not end, some against a player with a plan may.
        let usual = facts.length_quantile(0.9).unwrap_or(LONG / LONGER);
        self.longest = (LONGER * usual).clamp(SHORT, LONGEST);
        self.at_random = facts.branching.max(1.0).sqrt();
        let (roles, features) = (self.roles(facts), self.features(learned));
        let mut tried = Vec::new();
        for (feature, role) in
            features.iter().flat_map(|feature| roles.iter().map(move |role| (feature, *role)))
        {
            if self.is_spent() {
                let helps = Tried::helps;
                let Some(positions) = more.take_if(|_| !tried.iter().any(helps)) else { break };
                self.left += positions;
            }
            tried.push(self.try_out(feature, role, facts));
        }
        tried
    }

    /// What comes of plans that look further ahead than others, of which the first that helps is enough.
    pub fn run_last(&mut self, facts: &Facts) -> Vec<Tried> {
        let mut tried = Vec::new();
        if self.program.players < 2 || self.program.mode == ModeType::Simultaneous {
            return tried;
        }
        self.part = LAST_PLANS;
        let guard = self.captures.then_some(Feature::Guard);
        for feature in guard.into_iter().chain([Feature::Near, Feature::Goal]) {
            // Who is to come to an end needs many moves to do so.
            self.left = self.left.max(self.positions);
            for role in self.roles(facts) {
                if !self.is_spent() {
                    tried.push(self.try_out(&feature, role, facts));
                }
            }
            if tried.iter().any(Tried::helps) {
                break;
            }
        }
        tried
    }

    /// The players who are told apart: what is good for one side may be bad for the other where their pieces differ.
    ///
    /// Who wins all random games cannot do better by any plan: then those of the others are tried.
    fn roles(&self, facts: &Facts) -> Vec<Option<usize>> {
        let players = self.program.players;
        let open = |seat: &usize| facts.usual(*seat).0 < ALWAYS;
        match self.lens.is_symmetric() {
            false if players <= MOST_ROLES => (1..=players).filter(open).map(Some).collect(),
            _ => vec![None],
        }
    }

    fn is_spent(&self) -> bool {
        self.left == 0 || Instant::now() >= self.deadline
    }

    /// What comes of going by a feature.
    fn try_out(&mut self, feature: &Feature, role: Option<usize>, facts: &Facts) -> Tried {
        let tried = |more| Tried {
            feature: feature.clone(),
            role,
            more,
            games: 0,
            points: 0.0,
            squares: 0.0,
            expected: 0.0,
            variance: 0.0,
        };
        self.share = self.left / (self.part * FIRST);
        let mut first = tried(true);
        self.play(&mut first, FIRST, 0, facts);
        // What does harm may do good the other way round; but nobody wants to miss a win.
        let more = first.gain() > 0.0;
        let attention = matches!(
            feature,
            Feature::Win | Feature::Safety | Feature::Guard | Feature::Goal | Feature::Confine
        );
        if first.confidence().abs() < PROMISING || attention && !more {
            return first;
        }
        // The games that made it look promising do not count.
        let mut one = tried(more);
        self.play(&mut one, MORE, FIRST, facts);
        if OPEN.contains(&one.confidence()) {
            self.play(&mut one, STILL_MORE, FIRST + MORE, facts);
        }
        one
    }

    /// The features to try: what the end rules speak of, then what went with winning most, then the others.
    fn features(&self, learned: &[Learned]) -> Vec<Feature> {
        let mut world = World::begin(self.program, self.seed);
        world.playout(OPENING);
        let traits = self.lens.traits(&world, &[]);
        // A feature of all pieces says what those of single ones do.
        let mut all: Vec<Feature> = traits.into_keys().collect();
        all.push(Feature::Confine);
        let strength = |feature: &Feature| {
            let known = learned.iter().find(|one| one.feature == *feature);
            known.map_or(0.0, |one| one.correlation.abs())
        };
        all.sort_by(|a, b| {
            let goal = |feature: &Feature| self.lens.is_goal(feature);
            (goal(b), strength(b))
                .partial_cmp(&(goal(a), strength(a)))
                .unwrap_or(std::cmp::Ordering::Equal)
                .then_with(|| a.cmp(b))
        });
        all.truncate(FEATURES);
        // What needs no look ahead comes first.
        let mut plans = if self.captures { vec![Feature::Capture] } else { vec![] };
        plans.push(Feature::Win);
        plans.append(&mut all);
        plans.push(Feature::Safety);
        plans
    }

    /// Plays games in which one player, each in turn, wants more of a feature, or less.
    fn play(&mut self, tried: &mut Tried, games: usize, first: usize, facts: &Facts) {
        let players = self.program.players;
        let this = &*self;
        let played: Vec<(Option<f64>, usize, usize)> = (first..first + games)
            .into_par_iter()
            .map(|number| {
                let seat = tried.role.unwrap_or(number % players + 1);
                let (points, weighed) = this.game(&tried.feature, tried.more, seat, number as u64);
                (points, weighed, seat)
            })
            .collect();
        for (points, weighed, seat) in played {
            self.left = self.left.saturating_sub(weighed);
            tried.games += 1;
            let (expected, variance) = facts.usual(seat);
            let points = points.unwrap_or(expected);
            tried.points += points;
            tried.squares += points * points;
            tried.expected += expected;
            tried.variance += variance;
        }
    }

    /// Plays a game and says what the player got out of it, if it came to an end, and how many positions were weighed.
    ///
    /// A game that was broken off shows nothing: it counts as one at random.
    fn game(
        &self,
        feature: &Feature,
        more: bool,
        seat: usize,
        number: u64,
    ) -> (Option<f64>, usize) {
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut world = World::begin(self.program, seed);
        let mut weighed = 0;
        let mut others = 0.0;
        for _ in 0..self.longest {
            let ended = world.is_over() || world.fault.is_some();
            if ended || Instant::now() >= self.deadline {
                break;
            }
            // Whoever has used up all attention goes on at random.
            let spent = cost::weighed(weighed, world.effort) > self.share;
            // Where even that takes long, a game is not played to the end.
            if cost::weighed(0, world.effort) > AT_RANDOM * self.share {
                break;
            }
            if world.mover() != seat as i32 || spent {
                if world.play_random().is_none() {
                    break;
                }
                others += self.at_random;
                continue;
            }
            let count = world.legal_moves().len();
            if count == 0 {
                break;
            }
            others += (count / LISTED) as f64;
            if *feature == Feature::Capture {
                let chosen = self.by_capture(&world, more, rng.next_u64(), count);
                weighed += 1;
                world.play(chosen);
                continue;
            }
            if *feature == Feature::Win {
                let chosen = (rng.next_u64() % count as u64) as usize;
                let wins = |index: &usize| {
                    world.peek(*index, |after| winners(after).contains(&seat) && after.is_over())
                };
                let winning = (0..count.min(SEARCHED)).find(wins);
                weighed += count.min(SEARCHED);
                world.play(winning.unwrap_or(chosen));
                continue;
            }
            if *feature == Feature::Safety {
                let first = (rng.next_u64() % count as u64) as usize;
                let chosen = (0..count.min(COMPARED)).map(|step| (first + step) % count);
                let mut looked = 0;
                let mut safe = chosen.filter(|index| is_safe(&world, *index, seat, &mut looked));
                let chosen = safe.next().unwrap_or(first);
                weighed += looked;
                world.play(chosen);
                continue;
            }
            let offset = (rng.next_u64() % count as u64) as usize;
            if *feature == Feature::Goal {
                let mut looked = 0;
                let chosen =
                    self.contest().best(&mut world, seat as i32, offset, count, &mut looked);
                weighed += looked;
                world.play(chosen);
                continue;
            }
            let apart = count.div_ceil(COMPARED);
            if *feature == Feature::Guard {
                let all = (0..count.min(COMPARED)).map(|step| (offset + step * apart) % count);
                let mut looked = 0;
                let safest = all.min_by_key(|index| losses(&world, *index, seat, &mut looked));
                weighed += looked;
                world.play(safest.unwrap_or(offset));
                continue;
            }
            let mut best = (offset, f64::NEG_INFINITY);
            for step in 0..count.min(COMPARED) {
                let index = (offset + step * apart) % count;
                let worth = world.peek(index, |after| {
                    (!after.is_over()).then(|| self.worth(after, feature, seat))
                });
                weighed += 1;
                match worth.map(|worth| if more { worth } else { -worth }) {
                    Some(worth) if worth > best.1 => best = (index, worth),
                    Some(_) => {}
                    // A move that ends the game is made as often as at random: to see a win is not what is tried out.
                    None if step == 0 => break,
                    None => {}
                }
            }
            world.play(best.0);
        }
        let figures = Figures::of(&world, 0, 0);
        let points = figures.utilities.get(seat - 1).copied().filter(|_| figures.finished);
        let weighed = cost::weighed(weighed + others as usize, world.effort);
        (points, weighed)
    }

    /// How players choose who go for the end.
    fn contest(&self) -> Contest<'a, 'p> {
        Contest {
            program: self.program,
            lens: self.lens,
            goals: self.goals,
            seed: self.seed,
            most: self.left,
            deadline: self.deadline,
        }
    }

    /// A move that captures, or one that does not, by a random number; any other where there is none.
    fn by_capture(&self, world: &World<'p>, more: bool, random: u64, count: usize) -> usize {
        let first = (random % count as u64) as usize;
        let things = Things::new(self.program, &world.state);
        let all = (0..count).map(|step| (first + step) % count);
        let takes = |index: &usize| {
            things.takes(self.program, &world.arena, &world.arena.moves[*index]) == more
        };
        all.into_iter().find(takes).unwrap_or(first)
    }

    /// How much more of a feature a player has than the others.
    fn worth(&self, world: &mut World<'p>, feature: &Feature, seat: usize) -> f64 {
        if *feature == Feature::Confine {
            // Whoever moves on has them for oneself.
            let own = world.mover() == seat as i32;
            let moves = world.count_moves() as f64;
            return if own { moves } else { -moves };
        }
        let Some(values) = self.lens.one_trait(world, feature) else { return 0.0 };
        let own = values.get(seat - 1).copied().flatten().unwrap_or(0.0);
        // Who comes close to others brings them no closer to each other.
        if *feature == Feature::Near {
            return own;
        }
        let others = values.iter().enumerate().filter(|(at, _)| at + 1 != seat);
        let others: Vec<f64> = others.filter_map(|(_, value)| *value).collect();
        let mean = others.iter().sum::<f64>() / others.len().max(1) as f64;
        own - mean
    }
}

/// Whether a move leaves nobody else a win by the next move, as far as some replies show.
fn is_safe(world: &World<'_>, index: usize, seat: usize, looked: &mut usize) -> bool {
    let mut after = world.clone();
    after.legal_moves();
    after.play(index);
    let mut own = 1;
    let safe = after.is_over() || after.mover() == seat as i32 || {
        let count = after.legal_moves().len();
        let apart = count.div_ceil(REPLIES).max(1);
        (0..count).step_by(apart).all(|reply| {
            own += 1;
            after.peek(reply, |end| {
                let won = winners(end);
                !end.is_over() || won.is_empty() || won.contains(&seat)
            })
        })
    };
    *looked += cost::weighed(own, after.effort - world.effort);
    safe
}
