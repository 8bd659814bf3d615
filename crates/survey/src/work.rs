//! A survey in the making.

use std::time::Instant;

use engine::Program;
use engine::booleans::Threat;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use syntax::NodeId;
use tutor::strategy::Given;

use crate::attack::threats;
use crate::contest::{Contest, endings};
use crate::ending::{EndingKey, EndingSeen};
use crate::example::Way;
use crate::experiment::Experiment;
use crate::features::{Evidence, Lens};
use crate::goal::{Goal, Reached, Target};
use crate::judge::{Judged, Limits, judge};
use crate::kind::Kind;
use crate::novelty::Novelty;
use crate::playout::Manner;
use crate::pool::{Place, Pool};
use crate::proof::Proofs;
use crate::round::Seen;
use crate::rules::{Rule, rules};
use crate::solo::Solo;
use crate::trail::Trail;
use crate::{Never, Settings, Survey, Unreachable};

/// How many playouts make a round. Two cores, or eight, have their share; the result is the same for all.
pub(crate) const ROUND: usize = 8;
/// Plain playouts before a survey may go on to other things: facts need some.
const FEWEST: usize = 24;
/// More plain playouts than this show hardly more.
const MOST: usize = 100;
/// More random games than this make the facts hardly better.
const MOST_JUDGED: usize = 600;
/// How many moves are made in a puzzle: it is solved elsewhere, with reasons.
const FEW_STEPS: usize = 8;
/// How many quick games make a round.
const JUDGED: usize = 8;
/// After so many of them that had no end, none is expected to have one.
const ENDLESS_GAMES: usize = 16;
/// The share of the budget for trying plans out.
const TRIED: usize = 3;
/// How many budgets there are for it where nothing that was tried out helps: without advice, a manual lacks something.
const MORE_TRIED: usize = 2;
/// The share of the budget for games in which everybody goes for the end.
const CONTESTED: usize = 1;
/// How many times the budget may be spent to find any end at all.
const ENDLESS: usize = 2;
/// How long a playout goes on that began in the middle of a game.
pub(crate) const EXCURSION: usize = 120;
/// How many times their part of the budget some playouts may take to come to an end at all.
const LONGER: usize = 2;
/// How many more shares there are for steered playouts as long as they bring news.
const MORE_NEWS: usize = 4;
/// How many playouts seek a goal and come no closer before it counts as out of reach.
const TRIES: usize = 24;

pub(crate) struct Work<'p> {
    pub(crate) program: &'p Program,
    pub(crate) settings: Settings,
    pub(crate) deadline: Instant,
    pub(crate) survey: Survey,
    pub(crate) goals: Vec<Goal<'p>>,
    /// All end rules with the alternatives of their tests.
    endings_known: Vec<(NodeId, Option<usize>)>,
    /// What can never happen.
    pub(crate) proofs: Proofs,
    /// How close playouts came to each goal.
    pub(crate) trails: Vec<Trail<'p>>,
    pub(crate) rules: Vec<Rule<'p>>,
    /// The threats that the end rules speak of.
    pub(crate) threats: Vec<&'p Threat>,
    pub(crate) reached: Reached,
    pub(crate) novelty: Novelty,
    pub(crate) pool: Pool<'p>,
    /// Positions after moves that were shown in constructed ones.
    pub(crate) opened: Vec<Place<'p>>,
    pub(crate) kinds: FxHashMap<Kind, usize>,
    pub(crate) endings: FxHashMap<EndingKey, usize>,
    /// Endings by rules that came too late.
    pub(crate) late: FxHashMap<(NodeId, Option<usize>), EndingSeen>,
    pub(crate) lens: Lens<'p>,
    pub(crate) evidence: Evidence,
    /// How some games went that came to an end.
    pub(crate) finished: Vec<Way>,
    /// Whether there is but one way in which a game can go, and it was played.
    pub(crate) one_course: bool,
    /// How many positions there are, if all of them were gone through.
    pub(crate) all_positions: Option<usize>,
    /// How many moves were weighed.
    pub(crate) weighed: usize,
    /// How many playouts were begun: each has a seed of its own.
    pub(crate) begun: u64,
    /// How many rounds brought no news.
    pub(crate) quiet: usize,
    /// The rules and effects of moves that were seen, each for itself, and how many rounds brought no other.
    pub(crate) seen: Seen,
    /// How many moves one playout may weigh: a long game must not take what all others need.
    pub(crate) allowance: usize,
}

impl<'p> Work<'p> {
    pub fn new(program: &'p Program, settings: &Settings) -> Self {
        let rules = rules(program);
        let endings = Goal::endings_of(&Goal::all(program, &rules));
        let proofs = Proofs::of(program, &rules, &endings);
        let goals = Goal::open(program, &rules, &proofs);
        Self {
            program,
            settings: *settings,
            deadline: Instant::now() + settings.time,
            survey: Survey { longest: settings.longest, ..Survey::default() },
            trails: goals.iter().map(|_| Trail::new()).collect(),
            goals,
            endings_known: endings,
            proofs,
            rules,
            threats: threats(program),
            reached: Reached::default(),
            novelty: Novelty::default(),
            pool: Pool::new(program, settings.memory),
            opened: Vec::new(),
            kinds: FxHashMap::default(),
            endings: FxHashMap::default(),
            late: FxHashMap::default(),
            lens: Lens::new(program),
            evidence: Evidence::default(),
            finished: Vec::new(),
            one_course: false,
            all_positions: None,
            weighed: 0,
            begun: 0,
            quiet: 0,
            seen: Seen::default(),
            allowance: settings.moves / (4 * ROUND),
        }
    }

    /// Plays at random until the facts are sound and there is no news, or a share of the budget is spent.
    pub fn play_plainly(&mut self) {
        loop {
            let games = self.survey.plain;
            // A puzzle is not played but solved: one round shows its moves.
            if self.program.puzzle.is_some() && games >= ROUND {
                return;
            }
            let enough = games >= FEWEST && self.quiet >= 2;
            // Short games are cheap: some more of them say better how often each kind of move comes up.
            let cheap = self.weighed < self.settings.moves / 8 && games < MOST;
            if enough && !cheap || self.weighed * 5 >= self.settings.moves * 3 || self.is_spent() {
                return;
            }
            let puzzle = self.program.puzzle.is_some();
            let longest = if puzzle { FEW_STEPS } else { self.settings.longest };
            self.round(|work, seed| (Place::start(work.program, seed), Manner::Plain, longest));
        }
    }

    /// Plays quick games until the facts are sound, or a share of the budget is spent.
    pub fn judge(&mut self) {
        if self.program.puzzle.is_some() || self.program.players < 2 {
            return;
        }
        // To draw one of many moves takes longer, but not as much as to look at all of them.
        let cost = self.survey.facts.branching.max(1.0).sqrt();
        let mut left = self.settings.moves as f64 / 3.0;
        // A game that lasts without end shows that soon enough.
        let endless =
            |survey: &Survey| survey.judged >= ENDLESS_GAMES && survey.endless == survey.judged;
        while self.survey.facts.games < MOST_JUDGED
            && left > 0.0
            && !self.is_over()
            && !endless(&self.survey)
        {
            let first = mix(self.settings.seed).wrapping_add(self.begun);
            self.begun += JUDGED as u64;
            let (program, lens) = (self.program, &self.lens);
            let limits = Limits {
                longest: self.settings.longest,
                cost,
                most: self.settings.moves / JUDGED,
                deadline: self.deadline,
            };
            let games: Vec<Judged> = (0..JUDGED as u64)
                .into_par_iter()
                .map(|number| judge(program, lens, first.wrapping_add(number), limits))
                .collect();
            left -= games.iter().map(|game| game.cost).sum::<f64>();
            for game in games.into_iter().filter(|game| !game.stopped) {
                self.survey.playouts += 1;
                self.survey.moves += game.figures.moves;
                self.survey.judged += 1;
                self.survey.endless += usize::from(!game.figures.finished);
                self.survey.facts.add(&game.figures);
                self.evidence.add(&game.moments, &game.figures.utilities);
            }
        }
    }

    /// Looks for the end rules, phases and rules of play that were not reached.
    pub fn seek_goals(&mut self) {
        if self.program.puzzle.is_some() {
            return;
        }
        // Quick games came to an end, but none that was looked at: then some may last as long as they need.
        if self.survey.endings.is_empty() && self.survey.facts.finished > 0 {
            let usual =
                std::mem::replace(&mut self.allowance, LONGER * self.settings.moves / ROUND);
            let longest = self.settings.longest;
            self.round(|work, seed| (Place::start(work.program, seed), Manner::Plain, longest));
            self.allowance = usual;
        }
        for attempt in 0.. {
            // A game of which no end is known is worth more trouble.
            let endless = self.survey.endings.iter().all(|seen| seen.key.finish.goes_on());
            let (tries, longest) = if endless { (2 * TRIES, 8) } else { (TRIES, 2) };
            let budget = if endless { ENDLESS * self.settings.moves } else { self.settings.moves };
            let open: Vec<usize> = (0..self.goals.len())
                .filter(|goal| !self.reached.has(&self.goals[*goal]))
                .filter(|goal| self.trails[*goal].vain < tries)
                .collect();
            if open.is_empty() || self.has_spent(budget) {
                return;
            }
            self.round(|work, seed| {
                let goal = &work.goals[open[(seed as usize + attempt) % open.len()]];
                let (place, helped) = work.on_trail(goal.number, seed);
                // A long way may be needed: towards a limit of moves, say.
                (place, Manner::Seeking(goal, helped), longest * EXCURSION)
            });
        }
    }

    /// Tries plans out in a game for one. A game that was solved by a plan shows how the game is won.
    pub fn try_plans_alone(&mut self) {
        if self.program.players != 1 || self.program.puzzle.is_some() || self.is_over() {
            return;
        }
        let solo = Solo {
            program: self.program,
            lens: &self.lens,
            seed: mix(self.settings.seed),
            positions: self.settings.moves / 8,
            deadline: self.deadline,
        };
        let found = solo.run();
        self.survey.alone = found.tried;
        let Some(way) = found.solved else { return };
        if let Some((last, before)) = way.choices.split_last() {
            let place = Place::along(self.program, &way, before.len());
            self.round_of(1, |_, _| (place.clone(), Manner::Given(usize::from(*last)), 1));
        }
    }

    /// A position to seek a goal from, mostly one that came close to it, and the player who is helped to reach it; 0 where
    /// all go for it themselves.
    fn on_trail(&self, goal: usize, seed: u64) -> (Place<'p>, i32) {
        let mixed = mix(!seed);
        match self.trails[goal].pick(mixed >> 8) {
            Some(near) if !mixed.is_multiple_of(3) => (near.place.clone(), near.helped),
            _ => {
                let players = self.program.players as u64;
                let helped = (mixed >> 16).wrapping_rem(2 * players + 2);
                (self.somewhere(seed), if helped <= players { helped as i32 } else { 0 })
            }
        }
    }

    /// Looks for moves that were seldom tried, until there is no news for long enough.
    pub fn steer(&mut self) {
        if self.program.puzzle.is_some() {
            return;
        }
        self.quiet = 0;
        // Whatever was spent before, there is a share for this.
        let share = self.settings.moves / 4;
        let limit = self.settings.moves.max(self.weighed + share);
        // What still brings news may take longer.
        let most = |work: &Self| if work.quiet == 0 { limit + MORE_NEWS * share } else { limit };
        while !self.has_spent(most(self)) {
            let missing = self.rules_unseen().next().is_some();
            let patience =
                if missing { 3 * self.settings.patience } else { self.settings.patience };
            if self.quiet >= patience {
                return;
            }
            self.round(|work, seed| (work.somewhere(seed), Manner::Steered, EXCURSION));
        }
        self.survey.cut_short = self.seen.rounds_without == 0 || self.survey.plain < FEWEST;
    }

    /// A position that was kept; now and then the start.
    pub(crate) fn somewhere(&self, seed: u64) -> Place<'p> {
        let mixed = mix(seed);
        match self.pool.pick(mixed >> 8) {
            Some(place) if !mixed.is_multiple_of(4) => place.clone(),
            _ => Place::start(self.program, seed),
        }
    }

    fn is_spent(&self) -> bool {
        self.has_spent(self.settings.moves)
    }

    fn has_spent(&self, moves: usize) -> bool {
        self.weighed >= moves || self.is_over()
    }

    /// Whether the survey has to stop: something went wrong, or there is no more time.
    pub(crate) fn is_over(&self) -> bool {
        self.survey.fault.is_some() || Instant::now() >= self.deadline
    }

    pub(crate) fn rules_unseen(&self) -> impl Iterator<Item = NodeId> + '_ {
        let seen = &self.reached.rules;
        let unseen = move |rule: &&Rule<'_>| rule.names.iter().all(|name| !seen.contains(name));
        let open = |id: &NodeId| self.proofs.of_rule(*id).is_none();
        self.rules.iter().filter(unseen).map(|rule| rule.id).filter(open)
    }

    /// What was proved never to happen. What did happen is not told, but listed as a fault of the proof.
    fn impossible(&self) -> Vec<(Unreachable, Never)> {
        let endings =
            self.endings_known.iter().filter(|ending| !self.reached.endings.contains(ending));
        let endings = endings.filter_map(|&(rule, part)| {
            Some((Unreachable::Ending(rule, part), self.proofs.of_ending(rule, part)?.clone()))
        });
        let seen =
            |rule: &Rule<'_>| rule.names.iter().any(|name| self.reached.rules.contains(name));
        let rules = self.rules.iter().filter(|rule| !seen(rule)).filter_map(|rule| {
            Some((Unreachable::Rule(rule.id), self.proofs.of_rule(rule.id)?.clone()))
        });
        endings.chain(rules).collect()
    }

    /// What was found, in the order in which it is told.
    pub fn finish(mut self, given: &[Given]) -> Survey {
        let mut survey = std::mem::take(&mut self.survey);
        survey.rules_unseen = self.rules_unseen().collect();
        survey.impossible = self.impossible();
        for goal in self.goals.iter().filter(|goal| !self.reached.has(goal)) {
            match goal.target {
                Target::End(rule, part) => survey.endings_unseen.push((rule, part)),
                Target::Phase(phase) => survey.phases_unseen.push(phase),
                Target::Rule(_) => {}
            }
        }
        survey.endings_unseen.sort_unstable();
        survey.endings_unseen.dedup();
        let all = self.all_positions.map(|positions| Never::InNoPosition { positions });
        if let Some(never) = self.one_course.then_some(Never::OneCourse).or(all) {
            // What the only game that there is does not show, or none of all positions, never happens.
            let endings = std::mem::take(&mut survey.endings_unseen).into_iter();
            let endings = endings.map(|(rule, part)| Unreachable::Ending(rule, part));
            let rules = std::mem::take(&mut survey.rules_unseen).into_iter();
            let parts = endings.chain(rules.map(Unreachable::Rule));
            survey.impossible.extend(parts.map(|part| (part, never.clone())));
        }
        survey.phases_unseen.sort_unstable();
        survey.phases_unseen.dedup();
        for seen in &mut survey.kinds {
            seen.possible = self.novelty.possible(seen.promise).max(seen.games);
        }
        survey.kinds.sort_by(|a, b| {
            (b.games, b.possible).cmp(&(a.games, a.possible)).then_with(|| a.kind.cmp(&b.kind))
        });
        survey.endings.sort_by(|a, b| {
            (b.plain, b.games).cmp(&(a.plain, a.games)).then_with(|| a.key.cmp(&b.key))
        });
        survey.learned = self.evidence.learned(&|feature| self.lens.is_goal(feature));
        survey.aims = self.lens.aims();
        let alone = self.program.players < 2;
        if alone || survey.fault.is_some() {
            return survey;
        }
        if tutor::strategy::weigh(given, &survey.learned, &[]).is_empty() {
            // What was looked for before may have taken all the time.
            let deadline = self.deadline.max(Instant::now() + self.settings.time / 4);
            let seed = mix(self.settings.seed);
            let positions = self.settings.moves / TRIED;
            let captures = survey.captures();
            let goals = endings(&self.goals);
            let (program, lens) = (self.program, &self.lens);
            let mut experiment =
                Experiment::new(program, lens, &goals, seed, positions, captures, deadline);
            let more = MORE_TRIED * self.settings.moves;
            survey.tried = experiment.run(&survey.learned, &survey.facts, Some(more));
            if tutor::strategy::weigh(given, &survey.learned, &survey.tried).is_empty() {
                let contest = Contest {
                    program: self.program,
                    lens: &self.lens,
                    goals: &goals,
                    seed,
                    most: self.settings.moves / CONTESTED,
                    deadline,
                };
                let (learned, won) = contest.run();
                if !tutor::strategy::weigh(given, &learned, &survey.tried).is_empty() {
                    (survey.learned, survey.contested) = (learned, Some(won));
                } else {
                    survey.tried.extend(experiment.run_last(&survey.facts));
                }
            }
        }
        survey
    }
}

/// Spreads the bits of a number.
pub(crate) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
