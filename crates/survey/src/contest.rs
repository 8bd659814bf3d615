//! Games in which everybody goes for the end, one move ahead. Where random games do not end, or are won by chance, these show what
//! winners had more of.

use std::time::Instant;

use engine::state::Scalar;
use engine::{Program, World};
use language::words::ModeType;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use tutor::strategy::{Feature, Learned};

use crate::cost;
use crate::facts::{Figures, winners};
use crate::features::{Evidence, Lens, Moment, next_look, telling};
use crate::goal::{Goal, Target};
use crate::things::Things;

/// How many games are played at once, and how many in all.
const ROUND: usize = 16;
const GAMES: usize = 240;
/// After so many games without a winner no more are played.
const VAIN: usize = 32;
/// How many moves a game may have.
const LONGEST: usize = 600;
/// How many moves are compared, and how many of those that take something.
const COMPARED: usize = 8;
const TAKING: usize = 4;
/// Of so many moves one is made at random: no two games shall be the same, and mistakes show what they cost.
const WAYWARD: u64 = 6;
/// How much it counts to take something, or to score, against coming closer to the end.
const GAIN: f64 = 0.01;

/// Plays such games.
pub(crate) struct Contest<'a, 'p> {
    pub program: &'p Program,
    pub lens: &'a Lens<'p>,
    pub goals: &'a [Goal<'p>],
    pub seed: u64,
    /// How many moves may be weighed.
    pub most: usize,
    pub deadline: Instant,
}

/// How a game went.
struct Played {
    moments: Vec<Moment>,
    utilities: Vec<f64>,
    weighed: usize,
}

impl<'p> Contest<'_, 'p> {
    /// What winners had more of, and how many games were won.
    pub fn run(&self) -> (Vec<Learned>, usize) {
        let alternating = self.program.mode != ModeType::Simultaneous;
        let mut evidence = Evidence::default();
        let (mut games, mut won, mut weighed) = (0, 0, 0);
        while alternating
            && games < GAMES
            && weighed < self.most
            && !(games >= VAIN && won == 0)
            && Instant::now() < self.deadline
        {
            let numbers = games as u64..(games + ROUND) as u64;
            let played: Vec<Played> =
                numbers.into_par_iter().map(|number| self.game(number)).collect();
            games += ROUND;
            for game in played {
                weighed += game.weighed;
                won += usize::from(game.utilities.windows(2).any(|pair| pair[0] != pair[1]));
                evidence.add(&game.moments, &game.utilities);
            }
        }
        (evidence.learned(&|feature| self.lens.is_goal(feature)), won)
    }

    fn game(&self, number: u64) -> Played {
        let seed = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut world = World::begin(self.program, seed);
        let mut mobility = vec![0.0; self.program.players];
        let (mut moments, mut weighed): (Vec<Moment>, usize) = (vec![], 0);
        // No game takes more than a round of them may.
        let most = self.most / ROUND;
        for ply in 0..LONGEST {
            let count = world.legal_moves().len();
            let spent = cost::weighed(weighed, world.effort) > most;
            if world.is_over() || world.fault.is_some() || count == 0 || spent {
                break;
            }
            let mover = world.mover();
            let own = usize::try_from(mover - 1).ok().and_then(|at| mobility.get_mut(at));
            own.into_iter().for_each(|own| *own = count as f64);
            let due = moments.last().map_or(1, |last| next_look(last.ply));
            if ply >= due && self.lens.is_even(&world) {
                let traits = self.lens.traits(&world, &mobility);
                moments.push(Moment { ply, traits });
            }
            let random = rng.next_u64();
            let first = (random % count as u64) as usize;
            let chosen = match (random >> 32).is_multiple_of(WAYWARD) {
                true => first,
                false => self.best(&mut world, mover, first, count, &mut weighed),
            };
            world.play(chosen);
        }
        let length = world.state.history().len();
        let figures = Figures::of(&world, length, 0);
        let moments = if figures.finished { telling(&moments, length) } else { vec![] };
        let weighed = cost::weighed(weighed, world.effort);
        Played { moments, utilities: figures.utilities, weighed }
    }

    /// The move by which a player comes closest to winning, among some: a win at once, and no defeat if that can be helped.
    pub fn best(
        &self,
        world: &mut World<'p>,
        mover: i32,
        first: usize,
        count: usize,
        weighed: &mut usize,
    ) -> usize {
        let things = Things::new(self.program, &world.state);
        let takes =
            |index: usize| things.takes(self.program, &world.arena, &world.arena.moves[index]);
        let apart = count.div_ceil(COMPARED);
        let some = (0..count.min(COMPARED)).map(|step| (first + step * apart) % count);
        let all = (0..count).map(|step| (first + step) % count);
        let taking = all.filter(|index| takes(*index)).take(TAKING);
        let compared: Vec<(usize, bool)> =
            some.chain(taking).map(|index| (index, takes(index))).collect();
        let mut best = (first, f64::INFINITY);
        for (index, takes) in compared {
            let distance = world.peek(index, |after| match after.is_over() {
                true if winners(after).contains(&(mover.max(0) as usize)) => f64::NEG_INFINITY,
                true if winners(after).is_empty() => f64::MAX,
                true => f64::INFINITY,
                false => self.distance(after, mover),
            });
            *weighed += 1 + self.goals.len();
            let rank = if takes { distance - GAIN } else { distance };
            if rank < best.1 {
                best = (index, rank);
            }
        }
        best.0
    }

    /// How far a player is from winning: by what the end rules ask, and by score.
    fn distance(&self, after: &mut World<'p>, mover: i32) -> f64 {
        let ahead = match self.program.scores {
            true => self.ahead(after, mover),
            false => 0.0,
        };
        let own = self.goals.iter().filter(|goal| goal.serves(self.program, mover));
        let far = own.map(|goal| {
            let (to_move, next) = (after.mover(), after.state.get(Scalar::Next));
            let regs = after.regs;
            let far = goal.distance(after, mover);
            after.state.set(Scalar::Mover, to_move);
            after.state.set(Scalar::Next, next);
            after.regs = regs;
            far
        });
        let far = far.fold(f64::INFINITY, f64::min);
        let far = if far.is_finite() { far } else { 0.0 };
        far - GAIN * ahead
    }

    /// How much more a player has scored than the others.
    fn ahead(&self, world: &mut World<'p>, mover: i32) -> f64 {
        let Some(values) = self.lens.one_trait(world, &Feature::Score) else { return 0.0 };
        let own = usize::try_from(mover - 1).ok().and_then(|at| values.get(at).copied().flatten());
        let all: Vec<f64> = values.iter().filter_map(|value| *value).collect();
        own.unwrap_or(0.0) - all.iter().sum::<f64>() / all.len().max(1) as f64
    }
}

/// The endings among some goals.
pub(crate) fn endings<'p>(goals: &[Goal<'p>]) -> Vec<Goal<'p>> {
    let ending = |goal: &&Goal<'p>| matches!(goal.target, Target::End(..));
    goals.iter().filter(ending).cloned().collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use syntax::{Library, Selection, Sources};

    use super::*;
    use crate::rules::rules;

    /// A race across a board: whoever goes for the end gets there soon, and who is ahead wins.
    #[test]
    fn who_goes_for_the_end_shows_what_winners_have() {
        let text = r#"(game "Race" (players {(player N) (player S)})
            (equipment {
                (board (rectangle 14 5))
                (piece "Runner" Each (move Step Orthogonal (to if:(is Empty (to)))))
                (regions "Goal" P1 (sites Top)) (regions "Goal" P2 (sites Bottom))})
            (rules
                (start {(place "Runner1" {0 2}) (place "Runner2" {67 69})})
                (play (forEach Piece))
                (end (if (is In (last To) (sites Mover "Goal")) (result Mover Win)))))"#;
        let mut sources = Sources::default();
        let file = sources.add("race.lud", text);
        let read = syntax::read(&mut sources, file, &Library::standard(), &Selection::default());
        let description = read.unwrap_or_else(|problems| panic!("{}", problems[0].message));
        let Ok(language::Root::Game(game)) = language::read_game(&description.game) else {
            panic!("no game")
        };
        let program = engine::lower(&description.game, &game).unwrap();
        let contest = Contest {
            program: &program,
            lens: &Lens::new(&program),
            goals: &endings(&Goal::all(&program, &rules(&program))),
            seed: 1,
            most: 100_000,
            deadline: Instant::now() + Duration::from_secs(600),
        };
        let (learned, won) = contest.run();
        assert!(won >= 2 * ROUND, "{won} games were won");
        let ahead = |one: &Learned| matches!(one.feature, Feature::Advance(_));
        assert!(learned.iter().any(|one| ahead(one) && one.independent > 2.0), "{learned:?}");
    }
}
