//! One playout: plain, steered towards what is new, or seeking a goal.

use std::time::Instant;

use engine::action::{Act, Action};
use engine::arena::Move;
use engine::booleans::Threat;
use engine::{Program, World};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::attack::{Attacked, attacked};
use crate::cost::weighed;
use crate::distance::{nearest, owned};
use crate::ending::{Ended, EndingKey, Finish, is_win};
use crate::facts::{Figures, winners};
use crate::features::{Lens, Moment, next_look, telling};
use crate::goal::{Goal, Reached};
use crate::kind::{Found, Kind};
use crate::late::late;
use crate::novelty::{Novelty, Promise};
use crate::pool::Place;
use crate::tally::Tally;
use crate::things::Things;
use crate::trail::Near;
use crate::turn;

/// How moves are chosen.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Manner<'a, 'p> {
    /// Each with the same chance, from the start.
    Plain,
    /// Those that were tried least, mostly.
    Steered,
    /// This one among the legal moves.
    Given(usize),
    /// Any that does not end the game in a way that is known.
    Lasting(&'a Reached),
    /// Those that lead closer to a goal, mostly: all players help one of them to reach it, or with 0 go for it themselves.
    Seeking(&'a Goal<'p>, i32),
}

/// Moves of a promise that was tried less often than this are looked at even if they are not made.
const CURIOUS: u32 = 3;
/// How many moves are compared on the way to a goal, and how many of those that take something.
const COMPARED: usize = 12;
const TAKING: usize = 6;
/// How much it counts to come closer to what is to be taken, against coming closer to the goal.
const NEARER: f64 = 1e-6;
/// So many moves are looked at for one that does not end the game.
const LASTING: usize = 24;
/// How much it counts against an ending that a piece lies on others.
const COVERED: i32 = 2;
/// How much it counts that an example is in the middle of the board.
const CENTRAL: f64 = 3.0;
/// Of so many moves towards a goal one is made at random, so that a search does not stay where it is.
const WAYWARD: usize = 8;

/// A playout.
pub(crate) struct Playout<'a, 'p> {
    program: &'p Program,
    manner: Manner<'a, 'p>,
    novelty: &'a Novelty,
    world: World<'p>,
    things: Things,
    rng: Xoshiro256PlusPlus,
    mobility: Vec<f64>,
    lens: &'a Lens<'p>,
    /// The threats to look out for.
    threats: &'a [&'p Threat],
    moments: Vec<Moment>,
    /// The sum of the numbers of legal moves.
    branching: usize,
    /// Whether nobody had a choice so far, and whether nothing can happen any more.
    forced: bool,
    stands: bool,
    /// The effort of the engine before the playout.
    effort: u64,
    tally: Tally<'p>,
}

impl<'a, 'p> Playout<'a, 'p> {
    /// A playout from a place; `seed` is for its own choices, not for the game's dice.
    pub fn new(
        place: Place<'p>,
        manner: Manner<'a, 'p>,
        seed: u64,
        novelty: &'a Novelty,
        lens: &'a Lens<'p>,
        threats: &'a [&'p Threat],
    ) -> Self {
        let program = place.world.program;
        let mut tally = Tally::new(&place, matches!(manner, Manner::Plain));
        if let Manner::Seeking(goal, _) = manner {
            tally.goal = Some(goal.number);
        }
        Self {
            program,
            manner,
            novelty,
            things: Things::new(program, &place.world.state),
            effort: place.world.effort,
            world: place.world,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            mobility: vec![0.0; program.players],
            lens,
            threats,
            moments: Vec::new(),
            branching: 0,
            forced: true,
            stands: false,
            tally,
        }
    }

    /// Plays to the end, or so many moves at most, or until so many moves were weighed.
    pub fn run(mut self, longest: usize, allowance: usize, deadline: Instant) -> Tally<'p> {
        while !self.world.is_over()
            && self.tally.made() < longest
            && self.weighed() < allowance
            && Instant::now() < deadline
        {
            // More moves than can be numbered are cut off: the rest is never chosen.
            let count = turn::choices(&mut self.world);
            if count == 0 {
                self.stands = true;
                self.stand_still();
                break;
            }
            self.forced &= count == 1;
            if !matches!(self.manner, Manner::Lasting(_)) {
                self.look_around(count);
            }
            if matches!(self.manner, Manner::Seeking(goal, _) if goal.is_shown(&self.tally.rules)) {
                break;
            }
            let mut distance = f64::INFINITY;
            let chosen = match self.manner {
                _ if turn::is_together(&self.world) => self.below(count),
                Manner::Plain => self.below(count),
                Manner::Steered => self.least_tried(count),
                Manner::Given(chosen) => chosen.min(count - 1),
                Manner::Lasting(reached) => self.lasting(reached, count),
                Manner::Seeking(goal, helped) => {
                    let (chosen, left) = self.towards(goal, helped, count);
                    distance = left;
                    chosen
                }
            };
            self.make(chosen, count);
            if let Some(fault) = &self.world.fault {
                self.tally.fault = Some(fault.to_string());
                break;
            }
            self.keep_place();
            self.keep_near(distance);
            self.keep_moment();
        }
        self.finish()
    }

    /// How many moves were weighed so far.
    fn weighed(&self) -> usize {
        weighed(self.tally.weighed, self.world.effort - self.effort)
    }

    fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * count as u128) >> 64) as usize
    }

    /// Notes what is possible, and looks at the moves that promise something new.
    fn look_around(&mut self, count: usize) {
        self.tally.weighed += count;
        let mover = self.world.mover();
        let own = usize::try_from(mover - 1).ok().and_then(|at| self.mobility.get_mut(at));
        if let Some(own) = own {
            *own = count as f64;
        }
        if let Ok(phase) = usize::try_from(self.world.phase(mover.max(0) as usize)) {
            self.tally.phases.insert(phase);
        }
        if turn::is_together(&self.world) {
            self.tally.rules.extend(self.world.legal_moves().iter().map(|mv| mv.origin));
            return;
        }
        // Of several moves of the same promise, the one that is made nearest to the middle of the board shows it best.
        let mut new: Vec<(Promise, usize, f64)> = Vec::new();
        for index in 0..count {
            let mv = self.world.arena.moves[index];
            let promise = self.promise(&mv);
            if self.tally.possible.contains(&promise) {
                continue;
            }
            let central = self.lens.central(mv.to);
            match new.iter_mut().find(|(known, ..)| *known == promise) {
                Some(known) if known.2 < central => (known.1, known.2) = (index, central),
                Some(_) => {}
                None => new.push((promise, index, central)),
            }
        }
        for (promise, index, _) in new {
            self.tally.possible.insert(promise);
            let mv = self.world.arena.moves[index];
            self.tally.rules.insert(mv.origin);
            if self.novelty.tried(promise) < CURIOUS && self.world.program.players > 0 {
                self.look_at(index, &mv, promise, count);
            }
        }
    }

    fn look_at(&mut self, index: usize, mv: &Move, promise: Promise, count: usize) {
        let (program, things) = (self.program, &self.things);
        let ply = self.tally.choices.len();
        let (similar, central) = (self.similar(mv, count), self.lens.central(mv.to));
        let seen = self.world.peek(index, |after| {
            let (kind, counts) = Kind::of(mv, &after.applied, program, things);
            let clear = clarity(after, things, similar, ply, central);
            (!is_pencil_mark(&after.applied)).then_some((kind, counts, clear))
        });
        *self.tally.tried.entry(promise).or_default() += 1;
        self.tally.weighed += 1;
        if let Some((kind, counts, clarity)) = seen {
            self.tally.add(found(mv, kind, counts, promise, (ply, index, clarity), 0));
        }
    }

    /// A move of a promise that was tried seldom so far.
    fn least_tried(&mut self, count: usize) -> usize {
        let weights: Vec<f64> = (0..count)
            .map(|index| {
                let promise = self.promise(&self.world.arena.moves[index]);
                let here = self.tally.tried.get(&promise).copied().unwrap_or(0);
                1.0 / (1.0 + f64::from(self.novelty.tried(promise)) / 8.0 + f64::from(here))
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

    /// The move that leads closest to a goal, among some, with how far from it that is; endings that are not the goal are
    /// shunned.
    fn towards(&mut self, goal: &Goal<'p>, helped: i32, count: usize) -> (usize, f64) {
        let wayward = self.below(WAYWARD) == 0;
        let compared = self.compared(count);
        let foes = if goal.is_hunt { self.foes() } else { vec![] };
        let (mut best, mut rank) = ((compared[0], f64::INFINITY), f64::INFINITY);
        for index in compared {
            let (distance, cost) = self.world.peek(index, |after| match after.is_over() {
                true if goal.is_met(after) => (-1.0, 1),
                true => (f64::INFINITY, 1),
                false if goal.is_met(after) => (-1.0, 1),
                false => (goal.distance(after, helped), goal.cost(count)),
            });
            self.tally.weighed += cost;
            // Of moves that are equally good, one that comes closer to what is to be taken.
            let to = self.world.arena.moves[index].to;
            let ranked = distance + NEARER * nearest(self.program, to, &foes);
            if ranked < rank {
                (best, rank) = ((index, distance), ranked);
            }
            if distance < 0.0 || wayward && distance.is_finite() {
                break;
            }
        }
        best
    }

    /// A move by which the game goes on, or ends in a way that is not known yet; any if there is none.
    fn lasting(&mut self, reached: &Reached, count: usize) -> usize {
        let mut chosen = self.below(count);
        for _ in 0..LASTING.min(count) {
            self.tally.weighed += 1;
            let known = self.world.peek(chosen, |after| {
                let ending = after.ending.as_ref().filter(|_| after.is_over());
                ending.is_some_and(|it| {
                    it.rule.is_none_or(|rule| reached.endings.contains(&(rule, it.alternative)))
                })
            });
            if !known {
                break;
            }
            chosen = (chosen + 1) % count;
        }
        chosen
    }

    /// The sites of the board that others than the mover hold.
    fn foes(&self) -> Vec<i32> {
        let mover = self.world.mover();
        owned(&self.world, |who| who > 0 && who != mover)
    }

    /// The moves that are compared: all of a few; of many, some that lie apart in the list, and some that take something.
    fn compared(&mut self, count: usize) -> Vec<usize> {
        let first = self.below(count);
        let apart = count.div_ceil(COMPARED);
        let mut all: Vec<usize> =
            (0..count.min(COMPARED)).map(|step| (first + step * apart) % count).collect();
        if count > COMPARED {
            let rest = (0..count).map(|step| (first + step) % count);
            let arena = &self.world.arena;
            let taking =
                rest.filter(|index| self.things.takes(self.program, arena, &arena.moves[*index]));
            all.extend(taking.take(TAKING));
            // To pass is seldom among many moves, and now and then the way to an end.
            all.extend((0..count).find(|index| {
                let mv = &self.world.arena.moves[*index];
                self.world.arena.is_pass(mv)
            }));
        }
        all
    }

    fn promise(&self, mv: &Move) -> Promise {
        let kind = self.program.default_type();
        let piece = self.things.at(self.program, mv.from, kind);
        let taken = if mv.to == mv.from { 0 } else { self.things.at(self.program, mv.to, kind) };
        Promise::of(&self.world.arena, mv, piece, taken)
    }

    /// How many legal moves are like one: of the same rule, from the same place.
    fn similar(&self, mv: &Move, count: usize) -> usize {
        let like = |other: &&Move| other.from == mv.from && other.origin == mv.origin;
        self.world.arena.moves[..count].iter().filter(like).count()
    }

    fn make(&mut self, chosen: usize, count: usize) {
        let together = turn::is_together(&self.world);
        let first = self.world.arena.moves[if together { 0 } else { chosen }];
        let promise = self.promise(&first);
        let similar = if together { 1 } else { self.similar(&first, count) };
        *self.tally.tried.entry(promise).or_default() += 1;
        let ply = self.tally.choices.len();
        self.tally.choices.push(chosen as u16);
        self.branching += count;
        let mv = turn::play(&mut self.world, chosen);
        let (kind, counts) = Kind::of(&mv, &self.world.applied, self.program, &self.things);
        let central = self.lens.central(mv.to);
        let clarity = clarity(&self.world, &self.things, similar, ply, central);
        if !is_pencil_mark(&self.world.applied) {
            self.tally.add(found(&mv, kind, counts, promise, (ply, chosen, clarity), 1));
        }
        self.things.refresh(&self.world.state);
        self.keep_attack(ply, chosen as u16, clarity);
        self.keep_departures(ply, chosen as u16, clarity);
        if self.world.is_over() {
            let hidden = COVERED * covered(&self.world);
            let ended = self.ended(&mv, ply, chosen as u16, clarity - hidden);
            self.tally.late = late(&self.world, &ended);
            self.tally.endings.push(ended);
        }
    }

    /// A game in which nothing can happen any more, and which no rule has ended.
    fn stand_still(&mut self) {
        let Some((&chosen, before)) = self.tally.choices.split_last() else { return };
        if self.tally.made() > 0 {
            let finish = Finish::Standstill;
            let key = EndingKey { rule: None, alternative: None, finish, pass: false };
            let (ply, clarity) = (before.len(), -(before.len().min(400) as i32));
            self.tally.endings.push(Ended { key, winners: vec![], ply, chosen, clarity });
        }
    }

    fn ended(&self, mv: &Move, ply: usize, chosen: u16, clarity: i32) -> Ended {
        let players = self.program.players;
        let last = usize::try_from(mv.mover).unwrap_or(0);
        let winners = winners(&self.world);
        let finish = match players {
            0 | 1 if winners.is_empty() => Finish::Failed,
            0 | 1 => Finish::Solved,
            _ if winners.is_empty() => Finish::Draw,
            _ if winners.contains(&last) => Finish::MoverWins,
            _ => Finish::OtherWins,
        };
        let ending = self.world.ending.as_ref();
        let rule = ending.and_then(|ending| ending.rule);
        let alternative = ending.and_then(|ending| ending.alternative);
        let pass = self.world.state.last_played().is_some_and(|played| played.is_pass);
        Ended { key: EndingKey { rule, alternative, finish, pass }, winners, ply, chosen, clarity }
    }

    /// Notes the end rules by which players have just left the game while others play on, each rule once.
    fn keep_departures(&mut self, ply: usize, chosen: u16, clarity: i32) {
        for verdict in self.world.verdicts.iter().filter(|verdict| verdict.departs) {
            let (rule, alternative) = (Some(verdict.id), verdict.alternative);
            let finish =
                if is_win(self.program, verdict.id) { Finish::Placed } else { Finish::Out };
            let key = EndingKey { rule, alternative, finish, pass: false };
            if self.tally.endings.iter().all(|known| known.key != key) {
                self.tally.endings.push(Ended { key, winners: vec![], ply, chosen, clarity });
            }
        }
    }

    /// Keeps the clearest attack.
    fn keep_attack(&mut self, ply: usize, chosen: u16, clarity: i32) {
        if self.tally.attack.as_ref().is_some_and(|known| known.clarity >= clarity) {
            return;
        }
        if let Some((piece, site)) = attacked(self.threats, &mut self.world) {
            self.tally.attack = Some(Attacked { piece, site, ply, chosen, clarity });
        }
    }

    /// Keeps one position of the playout, each with the same chance.
    fn keep_place(&mut self) {
        let made = self.tally.made();
        // Play goes on only from what was played.
        if self.world.is_over() || !self.tally.arranged.is_empty() || self.below(made) != 0 {
            return;
        }
        self.tally.place = Some(Place { world: self.world.clone(), way: self.tally.way() });
    }

    /// Keeps the position that is closest to the goal.
    fn keep_near(&mut self, distance: f64) {
        let Manner::Seeking(goal, helped) = self.manner else { return };
        let farther = self.tally.near.as_ref().is_some_and(|near| near.distance <= distance);
        if self.world.is_over() || farther || !distance.is_finite() {
            return;
        }
        let place = Place { world: self.world.clone(), way: self.tally.way() };
        self.tally.near = Some(Near { goal: goal.number, helped, distance, place });
    }

    /// Notes the features of some positions of plain playouts, the rarer the longer the game lasts.
    fn keep_moment(&mut self) {
        let ply = self.tally.choices.len();
        let due = self.moments.last().map_or(1, |last| next_look(last.ply));
        if self.tally.plain && ply >= due && !self.world.is_over() && self.lens.is_even(&self.world)
        {
            let traits = self.lens.traits(&self.world, &self.mobility);
            self.moments.push(Moment { ply, traits });
        }
    }

    fn finish(mut self) -> Tally<'p> {
        let length = self.tally.choices.len();
        self.tally.weighed = self.weighed();
        let whole = self.tally.plain && self.tally.inherited == 0;
        let ends = self.world.is_over() || self.stands;
        self.tally.forced =
            whole && ends && self.forced && !self.program.stochastic && self.world.fault.is_none();
        self.tally.figures = Figures::of(&self.world, length, self.branching);
        if self.world.is_over() {
            self.tally.moments = telling(&self.moments, length);
        }
        self.tally
    }
}

/// Whether a move only notes which values a puzzle may still have somewhere: that is how play is kept, not what a solver does.
fn is_pencil_mark(applied: &[Action]) -> bool {
    let mark = |act: &Act| matches!(act, Act::PuzzleToggle { .. } | Act::PuzzleReset { .. });
    applied.iter().any(|action| mark(&action.act))
}

/// On how many places of the board a piece lies on others: what made a game end is not seen well below them.
fn covered(world: &World<'_>) -> i32 {
    let (layout, kind) = (&world.program.layout, world.program.default_type());
    if !layout.has_stacks() {
        return 0;
    }
    let sites = 0..world.program.topology.sites().len() as i32;
    let slots = sites.filter_map(|site| layout.board_slot(site, kind));
    slots.filter(|slot| world.state.stack_size(*slot) > 1).count() as i32
}

/// How well a move shows its kind: with others like it, with effects that are seen, few bystanders, early, and not at the very edge.
fn clarity(after: &World<'_>, before: &Things, similar: usize, ply: usize, central: f64) -> i32 {
    let changes = after.applied.len().min(12) as i32;
    let inside = (CENTRAL * central).round() as i32;
    3 * similar.min(8) as i32 + changes + inside
        - before.count() as i32 / 3
        - ply.min(400) as i32 / 10
}

fn found(
    mv: &Move,
    kind: Kind,
    counts: Vec<u16>,
    promise: Promise,
    (ply, chosen, clarity): (usize, usize, i32),
    times: usize,
) -> Found {
    Found {
        kind,
        promise,
        times,
        counts: counts.into_iter().map(|count| (count, count)).collect(),
        movers: 1 << mv.mover.clamp(0, 31),
        ply,
        chosen: chosen as u16,
        clarity,
    }
}
