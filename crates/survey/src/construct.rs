//! Constructing what neither play nor search has reached.

use std::time::Instant;

use language::words::ModeType;
use rayon::prelude::*;
use syntax::NodeId;

use crate::arrange::{Attempt, Means, construct};
use crate::ending::EndingSeen;
use crate::goal::{Goal, Target};
use crate::kind::KindSeen;
use crate::playout::{Manner, Playout};
use crate::pool::Place;
use crate::tally::Tally;
use crate::work::{EXCURSION, ROUND, Work, mix};

/// How many positions are tried for a goal at once, and how many times.
const WAVE: usize = 4;
const WAVES: usize = 2;
/// The share of the budget that one goal may take.
const ONE: usize = 4;
/// How many times as much an ending may take that is still missing in the end, and all the rest together: a manual without it is not
/// complete.
const INSIST_ON_ENDINGS: usize = 24;
const INSIST: usize = 8;
/// What needs several steps that play does not reach is looked for step by step, so many times at most.
const STEPS: usize = 4;

impl<'p> Work<'p> {
    /// Constructs positions from which one legal move shows what was not reached.
    pub fn construct_goals(&mut self) {
        let alternating = self.program.mode == ModeType::Alternating;
        if self.program.puzzle.is_some() || !alternating || self.survey.fault.is_some() {
            return;
        }
        self.survey.constructed = true;
        self.present_pieces();
        let left = self.construct_all(self.settings.moves, vec![]);
        // What takes place in a phase that play does not reach is looked for there.
        let entered = self.enter_phases();
        if !entered.is_empty() {
            self.construct_all(left.max(self.settings.moves / 2), entered);
        }
        self.insist();
    }

    /// Constructs positions for all that was not reached, step by step, from some positions or, where there are none, from such that
    /// were met in play. So many moves may be weighed; gives how many of them are left.
    fn construct_all(&mut self, mut left: usize, mut bases: Vec<Place<'p>>) -> usize {
        for _ in 0..STEPS {
            let goals = self.open_goals();
            // Half of what is left, and each goal has its part of it, so that none takes what others need.
            let mut here = left / 2;
            left -= here;
            for (index, goal) in goals.iter().enumerate() {
                let share = here / (goals.len() - index);
                here = here.saturating_sub(self.construct_goal(goal, &bases, share));
            }
            left += here;
            bases = std::mem::take(&mut self.opened);
            if bases.is_empty() {
                break;
            }
        }
        left
    }

    /// Tries once more, and harder, to construct what is still missing.
    fn insist(&mut self) {
        let open = self.open_goals();
        let is_ending = |goal: &Goal<'p>| matches!(goal.target, Target::End(..));
        let (endings, others): (Vec<_>, Vec<_>) = open.into_iter().partition(is_ending);
        let one = self.settings.moves / (ONE * WAVE * WAVES);
        let ending = INSIST_ON_ENDINGS * one / endings.len().clamp(1, 3);
        let other = INSIST * one / others.len().max(1);
        let shares = endings.iter().map(|goal| (goal, ending));
        for (goal, share) in shares.chain(others.iter().map(|goal| (goal, other))) {
            if self.reached.has(goal) || Instant::now() >= self.deadline {
                continue;
            }
            let (found, weighed) = self.construct(goal, &[], share, WAVES);
            self.weighed += weighed;
            if let Some((place, index)) = found {
                self.show(place, index, goal);
            }
        }
        self.relent(one);
    }

    /// Constructs positions for endings that are still missing in which it does not matter whether the last move brings them about.
    fn relent(&mut self, share: usize) {
        let open = self.open_goals().into_iter();
        let endings = open.filter(|goal| matches!(goal.target, Target::End(rule, part) if !self.late.contains_key(&(rule, part))));
        let endings: Vec<Goal<'p>> = endings.collect();
        for mut goal in endings {
            if self.reached.has(&goal) || Instant::now() >= self.deadline {
                continue;
            }
            goal.lenient = true;
            let (found, weighed) = self.construct(&goal, &[], share, 2 * WAVES);
            self.weighed += weighed;
            if let Some((place, index)) = found {
                self.show(place, index, &goal);
            }
        }
    }

    /// Constructs a position for a goal, from positions that were opened by others or, where there are none, met in play. Says how
    /// many moves were weighed, of so many at most.
    fn construct_goal(&mut self, goal: &Goal<'p>, opened: &[Place<'p>], most: usize) -> usize {
        // A goal may have been reached on the way to another.
        if self.reached.has(goal) {
            return 0;
        }
        if most == 0 || Instant::now() >= self.deadline {
            self.survey.constructed = false;
            return 0;
        }
        let share = most.min(self.settings.moves / ONE) / (WAVE * WAVES);
        let (found, weighed) = self.construct(goal, opened, share, 0);
        self.weighed += weighed;
        if let Some((place, index)) = found {
            self.show(place, index, goal);
        }
        weighed
    }

    /// What is to be constructed: endings first, then phases, then rules of play.
    pub(crate) fn open_goals(&self) -> Vec<Goal<'p>> {
        let free = self.rules.iter().filter(|rule| rule.guards.is_empty());
        let free = free.filter(|rule| self.proofs.of_rule(rule.id).is_none()).map(Goal::of_rule);
        let all = self.goals.iter().cloned().chain(free);
        let mut open: Vec<Goal<'p>> = all.filter(|goal| !self.reached.has(goal)).collect();
        open.sort_by_key(|goal| match goal.target {
            Target::End(..) => 0,
            Target::Phase(_) => 1,
            Target::Rule(_) => 2,
        });
        open
    }

    /// Tries several positions in parallel; of those that serve, the first is taken, whichever is ready first.
    fn construct(
        &self,
        goal: &Goal<'p>,
        opened: &[Place<'p>],
        share: usize,
        first: usize,
    ) -> (Option<(Place<'p>, usize)>, usize) {
        let mut weighed = 0;
        for wave in first..first + WAVES {
            let numbers = (0..WAVE).map(|number| (wave * WAVE + number) as u64);
            let plans: Vec<(u64, Place<'p>)> = numbers
                .map(|number| {
                    let seed =
                        mix(self.settings.seed ^ mix(goal.number as u64)).wrapping_add(number);
                    let opened = opened.get(number as usize % opened.len().max(1)).cloned();
                    (mix(seed), opened.unwrap_or_else(|| self.base(goal.number, number, seed)))
                })
                .collect();
            let means =
                Means { most: share, thorough: first > 0, appearing: self.proofs.appearing() };
            let attempts: Vec<Attempt<'p>> = plans
                .into_par_iter()
                .map(|(seed, place)| construct(&place, goal, seed, means))
                .collect();
            weighed += attempts.iter().map(|attempt| attempt.weighed).sum::<usize>();
            if let Some(found) = attempts.into_iter().find_map(|attempt| attempt.found) {
                return (Some(found), weighed);
            }
            if Instant::now() >= self.deadline {
                break;
            }
        }
        (None, weighed)
    }

    /// A position to start from: one that came close, or one that was met in play.
    pub(crate) fn base(&self, goal: usize, number: u64, seed: u64) -> Place<'p> {
        let near = self.trails.get(goal).and_then(|trail| trail.pick(number / 2));
        let place = match near {
            Some(near) if number.is_multiple_of(2) => near.place.clone(),
            _ => self.somewhere(seed),
        };
        // It may be somebody else's turn that serves.
        if (number as usize / WAVE).is_multiple_of(2) { place } else { after_any_move(place, seed) }
    }

    /// Makes the move that reaches a goal, and plays on where it opens a phase of the game.
    fn show(&mut self, place: Place<'p>, index: usize, goal: &Goal<'p>) {
        let phase = matches!(goal.target, Target::Phase(_));
        let mut tallies = vec![self.excursion(place.clone(), Manner::Given(index), 1, 0)];
        let opened = place.follow(index);
        if !opened.world.is_over() {
            self.opened.push(opened.clone());
        }
        if phase {
            let seeds = 0..ROUND as u64;
            tallies.extend(
                seeds.map(|seed| self.excursion(opened.clone(), Manner::Steered, EXCURSION, seed)),
            );
        }
        for tally in tallies {
            self.add_constructed(tally);
        }
    }

    pub(crate) fn excursion(
        &self,
        place: Place<'p>,
        manner: Manner<'_, 'p>,
        longest: usize,
        seed: u64,
    ) -> Tally<'p> {
        Playout::new(place, manner, mix(seed), &self.novelty, &self.lens, &[]).run(
            longest,
            self.allowance,
            self.deadline,
        )
    }

    /// Adds what a constructed position shows. What play itself has shown stays as it is.
    pub(crate) fn add_constructed(&mut self, tally: Tally<'p>) {
        let way = tally.way();
        self.weighed += tally.weighed;
        let news: Vec<bool> =
            tally.kinds.iter().map(|found| self.is_unseen_rule(found.kind.origin)).collect();
        for (found, new) in tally.kinds.iter().zip(news) {
            if new && !self.kinds.contains_key(&found.kind) {
                self.kinds.insert(found.kind.clone(), self.survey.kinds.len());
                self.survey.kinds.push(KindSeen::new(found, &way, false));
            }
        }
        self.note_late(&tally.late, &way, false);
        for ending in tally.endings {
            if let Some(rule) = ending.key.rule
                && self.reached.endings.insert((rule, ending.key.alternative))
                && !self.endings.contains_key(&ending.key)
            {
                self.endings.insert(ending.key.clone(), self.survey.endings.len());
                self.survey.endings.push(EndingSeen::new(&ending, &way, false));
            }
        }
        self.reached.phases.extend(tally.phases);
        self.reached.rules.extend(tally.rules);
    }

    /// Whether a node names a rule of play of which no move was seen.
    fn is_unseen_rule(&self, node: NodeId) -> bool {
        self.rules_unseen().any(|rule| {
            let rule = self.rules.iter().find(|known| known.id == rule);
            rule.is_some_and(|rule| rule.names.contains(&node))
        })
    }
}

/// The position after one of its moves; itself if that ends the game, or if there is none.
pub(crate) fn after_any_move<'p>(mut place: Place<'p>, seed: u64) -> Place<'p> {
    let count = place.world.legal_moves().len().min(usize::from(u16::MAX)) as u64;
    let Some(index) = mix(seed).checked_rem(count) else { return place };
    let next = place.clone().follow(index as usize);
    if next.world.is_over() || next.world.fault.is_some() { place } else { next }
}
