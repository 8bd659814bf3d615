//! Trying plans out in a game for one: which of them end closer to the goal than moves made at random.

use std::time::Instant;

use engine::{Program, World};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use tutor::strategy::{Alone, Feature};

use crate::cost;
use crate::ending::is_win;
use crate::example::Way;
use crate::facts::winners;
use crate::features::Lens;
use crate::goal::{Goal, Target};

/// So many games are played by each plan, and at random.
const GAMES: usize = 40;
/// How many features are tried.
const FEATURES: usize = 5;
/// How many moves are compared.
const COMPARED: usize = 8;
/// How many moves a game may have.
const LONGEST: usize = 400;
/// How many random moves are made before it is seen which features a position has.
const OPENING: usize = 4;

/// What a plan wants: more of a feature, or less.
type Plan<'a> = (&'a Feature, bool);

/// Tries plans out.
pub(crate) struct Solo<'a, 'p> {
    pub program: &'p Program,
    pub lens: &'a Lens<'p>,
    pub seed: u64,
    /// How many positions may be weighed.
    pub positions: usize,
    pub deadline: Instant,
}

/// How a game came out.
struct Outing {
    solved: bool,
    /// How far from the goal it ended.
    distance: f64,
    weighed: usize,
    /// The moves that were made.
    choices: Vec<u16>,
    seed: u64,
}

/// What plans bring.
#[derive(Default)]
pub(crate) struct Found {
    pub tried: Vec<Alone>,
    /// The shortest game that was solved.
    pub solved: Option<Way>,
}

impl<'p> Solo<'_, 'p> {
    /// What comes of each plan.
    pub fn run(mut self) -> Found {
        let goals = winning_goals(self.program);
        if goals.is_empty() {
            return Found::default();
        }
        let random = self.games(None, &goals);
        let at_random = random.iter().filter(|outing| outing.solved).count();
        let features = self.features();
        let plans = features.iter().flat_map(|feature| [(feature, true), (feature, false)]);
        let mut found = Found::default();
        for plan in plans {
            // Whatever games at random have taken, one plan is tried.
            let spent = self.positions == 0 && !found.tried.is_empty();
            if spent || Instant::now() >= self.deadline {
                break;
            }
            let outings = self.games(Some(plan), &goals);
            let best = outings.iter().filter(|outing| outing.solved);
            if let Some(best) = best.min_by_key(|outing| outing.choices.len())
                && found.solved.as_ref().is_none_or(|way| best.choices.len() < way.choices.len())
            {
                let choices = best.choices.as_slice().into();
                found.solved = Some(Way { seed: best.seed, choices, arranged: vec![] });
            }
            found.tried.push(Alone {
                feature: plan.0.clone(),
                more: plan.1,
                games: outings.len(),
                solved: outings.iter().filter(|outing| outing.solved).count(),
                at_random,
                closer: closer(&outings, &random),
            });
        }
        found
    }

    /// The features to try: how many moves there are, and what can be seen of positions.
    fn features(&self) -> Vec<Feature> {
        let mut world = World::begin(self.program, self.seed);
        world.playout(OPENING);
        let seen = self.lens.traits(&world, &[]).into_keys();
        let mut all: Vec<Feature> = std::iter::once(Feature::Mobility).chain(seen).collect();
        all.retain(|feature| !matches!(feature, Feature::Progress | Feature::Advance(_)));
        all.truncate(FEATURES);
        all
    }

    /// Plays games by a plan, or at random.
    fn games(&mut self, plan: Option<Plan<'_>>, goals: &[Goal<'p>]) -> Vec<Outing> {
        let this = &*self;
        let outings: Vec<Outing> = (0..GAMES as u64)
            .into_par_iter()
            .map(|number| this.game(plan, goals, number))
            .collect();
        let weighed = outings.iter().map(|outing| outing.weighed).sum();
        self.positions = self.positions.saturating_sub(weighed);
        outings
    }

    fn game(&self, plan: Option<Plan<'_>>, goals: &[Goal<'p>], number: u64) -> Outing {
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut world = World::begin(self.program, seed);
        let (mut weighed, mut choices) = (0, Vec::new());
        for _ in 0..LONGEST {
            let count = world.legal_moves().len().min(usize::from(u16::MAX));
            if world.is_over()
                || world.fault.is_some()
                || count == 0
                || Instant::now() >= self.deadline
            {
                break;
            }
            let first = (rng.next_u64() % count as u64) as usize;
            let chosen = plan.map_or(first, |plan| {
                weighed += count.min(COMPARED);
                self.best(&mut world, plan, first, count)
            });
            choices.push(chosen as u16);
            world.play(chosen);
        }
        let solved = world.is_over() && !winners(&world).is_empty();
        let far = goals.iter().map(|goal| goal.distance(&mut world, 0));
        let distance = if solved { 0.0 } else { far.fold(f64::INFINITY, f64::min) };
        let weighed = cost::weighed(weighed, world.effort);
        Outing { solved, distance, weighed, choices, seed }
    }

    /// The move that serves a plan best, among some.
    fn best(
        &self,
        world: &mut World<'p>,
        (feature, more): Plan<'_>,
        first: usize,
        count: usize,
    ) -> usize {
        let apart = count.div_ceil(COMPARED);
        let mut best = (first, f64::NEG_INFINITY);
        for step in 0..count.min(COMPARED) {
            let index = (first + step * apart) % count;
            let worth = world.peek(index, |after| {
                // The last move is the best one if it solves the game, else the worst.
                if after.is_over() {
                    let solved = !winners(after).is_empty();
                    return if solved { f64::INFINITY } else { f64::MIN };
                }
                let worth = if *feature == Feature::Mobility {
                    after.count_moves() as f64
                } else {
                    let values = self.lens.one_trait(after, feature);
                    values.and_then(|values| values.first().copied().flatten()).unwrap_or(0.0)
                };
                if more { worth } else { -worth }
            });
            if worth > best.1 {
                best = (index, worth);
            }
        }
        best.0
    }
}

/// The end rules by which the player wins.
fn winning_goals(program: &Program) -> Vec<Goal<'_>> {
    let mut goals = Goal::all(program, &[]);
    goals.retain(|goal| matches!(goal.target, Target::End(rule, _) if is_win(program, rule)));
    goals
}

/// How many standard errors closer to the goal some games ended than others.
fn closer(games: &[Outing], others: &[Outing]) -> f64 {
    let (mean, error) = spread(games);
    let (other, other_error) = spread(others);
    // Games that all end alike still leave a doubt as large as one of them.
    let doubt = (error + other_error + 1e-4).sqrt();
    (other - mean) / doubt
}

/// The mean of the distances, and the square of its standard error.
fn spread(games: &[Outing]) -> (f64, f64) {
    let count = games.len().max(1) as f64;
    let mean = games.iter().map(|game| game.distance).sum::<f64>() / count;
    let variance = games.iter().map(|game| (game.distance - mean).powi(2)).sum::<f64>() / count;
    (mean, variance / count)
}
