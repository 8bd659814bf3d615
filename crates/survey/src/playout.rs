//! One playout: plain or steered, with everything worth keeping of it.

use std::time::Instant;

use engine::arena::Move;
use engine::{Chance, Program, World};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rustc_hash::FxHashMap;

use crate::Settings;
use crate::ending::{Ended, EndingKey, Finish};
use crate::facts::Figures;
use crate::features::{Traits, traits};
use crate::kind::{Found, Kind};
use crate::steer::{Novelty, promise};
use crate::things::{Things, slots};

/// What a playout brought.
#[derive(Debug)]
pub(crate) struct Record {
    pub seed: u64,
    pub plain: bool,
    pub choices: Vec<u16>,
    pub kinds: Vec<Found>,
    pub promises: FxHashMap<u64, u32>,
    pub ending: Option<Ended>,
    pub figures: Figures,
    pub traits: Traits,
    pub fault: Option<String>,
}

/// A playout.
pub(crate) struct Playout<'p> {
    program: &'p Program,
    longest: usize,
    novelty: &'p Novelty,
    world: World<'p>,
    things: Things,
    rng: Xoshiro256PlusPlus,
    found: FxHashMap<Kind, usize>,
    mobility: Vec<f64>,
    record: Record,
}

impl<'p> Playout<'p> {
    /// The playout with a number; odd ones are steered.
    pub fn new(
        program: &'p Program,
        settings: &Settings,
        number: usize,
        novelty: &'p Novelty,
    ) -> Self {
        let seed = settings.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number as u64);
        let mut world = World::new(program, Chance::seeded(seed));
        world.start();
        let things = Things::new(program, &world.state);
        let record = Record {
            seed,
            plain: number.is_multiple_of(2),
            choices: vec![],
            kinds: vec![],
            promises: FxHashMap::default(),
            ending: None,
            figures: Figures::default(),
            traits: Traits::default(),
            fault: None,
        };
        Self {
            program,
            longest: settings.longest,
            novelty,
            world,
            things,
            rng: Xoshiro256PlusPlus::seed_from_u64(!seed),
            found: FxHashMap::default(),
            mobility: vec![0.0; program.players],
            record,
        }
    }

    /// Plays to the end, or as far as allowed.
    pub fn run(mut self, deadline: Instant) -> Record {
        let slots = slots(self.program);
        while !self.world.is_over()
            && self.record.choices.len() < self.longest
            && Instant::now() < deadline
        {
            let count = self.world.legal_moves().len();
            // More moves than can be numbered are cut off: the rest is never chosen.
            let count = count.min(usize::from(u16::MAX));
            if count == 0 {
                break;
            }
            self.note_mobility(count);
            let chosen = if self.record.plain { self.below(count) } else { self.steered(count) };
            self.make(chosen, count);
            if let Some(fault) = &self.world.fault {
                self.record.fault = Some(fault.to_string());
                break;
            }
            self.keep_traits(&slots);
        }
        self.finish()
    }

    fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * count as u128) >> 64) as usize
    }

    fn note_mobility(&mut self, count: usize) {
        let mover = self.world.mover();
        if let Some(own) = usize::try_from(mover - 1).ok().and_then(|at| self.mobility.get_mut(at))
        {
            *own = count as f64;
        }
    }

    /// Picks the moves whose promise was kept least often, mostly.
    fn steered(&mut self, count: usize) -> usize {
        let moves = self.world.arena.moves[..count].to_vec();
        let weights: Vec<f64> = moves
            .iter()
            .map(|mv| {
                let promise = self.promise(mv);
                let here = self.record.promises.get(&promise).copied().unwrap_or(0);
                let times = f64::from(self.novelty.times(promise)) / 8.0 + f64::from(here);
                1.0 / (1.0 + times)
            })
            .collect();
        let all: f64 = weights.iter().sum();
        let mut left = (self.rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64 * all;
        for (at, weight) in weights.iter().enumerate() {
            left -= weight;
            if left <= 0.0 {
                return at;
            }
        }
        count - 1
    }

    fn promise(&self, mv: &Move) -> u64 {
        let kind = self.program.default_type();
        let piece = self.things.at(self.program, mv.from, kind);
        let taken = if mv.to == mv.from { 0 } else { self.things.at(self.program, mv.to, kind) };
        promise(&self.world.arena, mv, piece, taken)
    }

    fn make(&mut self, chosen: usize, count: usize) {
        let mv = self.world.arena.moves[chosen];
        let similar = self.world.arena.moves[..count]
            .iter()
            .filter(|other| other.from == mv.from && other.origin == mv.origin)
            .count();
        if !self.record.plain {
            let promise = self.promise(&mv);
            *self.record.promises.entry(promise).or_default() += 1;
        }
        let ply = self.record.choices.len();
        self.record.choices.push(chosen as u16);
        self.record.figures.branching += count;
        self.world.play(chosen);
        let (kind, counts) = Kind::of(&mv, &self.world.applied, self.program, &self.things);
        let clarity = self.clarity(similar, ply);
        match self.found.get(&kind) {
            Some(&at) => {
                let found = &mut self.record.kinds[at];
                found.times += 1;
                found.movers |= 1 << mv.mover.clamp(0, 31);
                for (all, one) in found.counts.iter_mut().zip(counts) {
                    *all = (all.0.min(one), all.1.max(one));
                }
                if clarity > found.clarity {
                    (found.clarity, found.ply) = (clarity, ply);
                }
            }
            None => {
                self.found.insert(kind.clone(), self.record.kinds.len());
                let counts = counts.into_iter().map(|count| (count, count)).collect();
                let movers = 1 << mv.mover.clamp(0, 31);
                self.record.kinds.push(Found { kind, times: 1, counts, movers, ply, clarity });
            }
        }
        self.things.refresh(&self.world.state);
        if self.world.is_over() {
            self.record.ending = Some(self.ended(&mv, ply, clarity));
        }
    }

    /// How well a move shows its kind: with others like it, few bystanders, and early.
    fn clarity(&self, similar: usize, ply: usize) -> i32 {
        let changes = self.world.applied.len().min(12) as i32;
        3 * similar.min(8) as i32 + changes
            - self.things.count() as i32 / 3
            - ply.min(400) as i32 / 10
    }

    fn ended(&self, mv: &Move, ply: usize, clarity: i32) -> Ended {
        let players = self.program.players;
        let last = usize::try_from(mv.mover).unwrap_or(0);
        let winner = self.winner();
        let finish = match (players, winner) {
            (0 | 1, 0) => Finish::Failed,
            (0 | 1, _) => Finish::Solved,
            (_, 0) => Finish::Draw,
            (_, winner) if winner == last => Finish::MoverWins,
            _ => Finish::OtherWins,
        };
        let rule = self.world.ending.as_ref().and_then(|ending| ending.rule);
        let pass = self.world.state.last_played().is_some_and(|played| played.is_pass);
        Ended { key: EndingKey { rule, finish, pass }, winner, ply, clarity }
    }

    /// The player who alone has the first rank; 0 for nobody.
    fn winner(&self) -> usize {
        let players = 1..=self.program.players;
        let first = |player: &usize| (self.world.ranking(*player) - 1.0).abs() < 1e-6;
        let mut winners = players.filter(first);
        match (winners.next(), winners.next()) {
            (Some(winner), None) => winner,
            _ => 0,
        }
    }

    /// Keeps the features of one position of the playout, each with the same chance.
    fn keep_traits(&mut self, slots: &[(usize, board::SiteType, i32)]) {
        let ply = self.record.choices.len();
        if !self.record.plain || self.world.is_over() || self.below(ply) != 0 {
            return;
        }
        self.record.traits = traits(self.program, &self.world, slots, &self.mobility);
    }

    fn finish(mut self) -> Record {
        let players = self.program.players;
        let figures = &mut self.record.figures;
        figures.moves = self.record.choices.len();
        figures.finished = self.world.is_over();
        if figures.finished {
            let ranks: Vec<f64> = (1..=players).map(|player| self.world.ranking(player)).collect();
            figures.utilities =
                ranks.iter().map(|rank| 1.0 - (rank - 1.0) / (players.max(2) - 1) as f64).collect();
        }
        self.record.figures.winner = if self.world.is_over() { self.winner() } else { 0 };
        self.record
    }
}
