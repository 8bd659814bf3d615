//! A round of playouts, and what a survey takes from each of them.

use std::mem::{Discriminant, discriminant};

use rayon::prelude::*;
use rustc_hash::FxHashSet;
use syntax::NodeId;

use crate::ending::EndingSeen;
use crate::kind::{Kind, KindSeen};
use crate::playout::{Manner, Playout};
use crate::pool::Place;
use crate::rules::Rule;
use crate::tally::Tally;
use crate::work::{ROUND, Work, mix};
use crate::{Deed, Unreachable};

/// In how many rounds checks are looked for.
const ASKED: usize = 2;
/// How many games that came to an end are kept to go back in.
const KEPT: usize = 16;

/// The rules and effects of moves that were seen. Where many pieces share these, there are very many kinds of moves, of which the
/// last ones show nothing that is not shown already.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    rules: FxHashSet<NodeId>,
    effects: FxHashSet<Vec<Discriminant<Deed>>>,
    /// How many rounds brought no other.
    pub rounds_without: usize,
}

impl Seen {
    fn add(&mut self, kind: &Kind) {
        let effects = kind.deeds.iter().map(discriminant).collect();
        if self.rules.insert(kind.origin) | self.effects.insert(effects) {
            self.rounds_without = 0;
        }
    }
}

impl<'p> Work<'p> {
    /// Plays a round: for each of its playouts, where it begins, how it goes, and how long it may last.
    pub(crate) fn round<F>(&mut self, plan: F)
    where
        F: for<'w> Fn(&'w Self, u64) -> (Place<'p>, Manner<'w, 'p>, usize),
    {
        self.round_of(ROUND, plan);
    }

    /// Plays a round of so many playouts.
    pub(crate) fn round_of<F>(&mut self, count: usize, plan: F)
    where
        F: for<'w> Fn(&'w Self, u64) -> (Place<'p>, Manner<'w, 'p>, usize),
    {
        let first = self.settings.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(self.begun);
        self.begun += count as u64;
        let seeds = (0..count as u64).map(|number| first.wrapping_add(number));
        let plans: Vec<_> = seeds.map(|seed| (seed, plan(self, seed))).collect();
        let allowance = self.allowance;
        let (novelty, lens, deadline) = (&self.novelty, &self.lens, self.deadline);
        // To ask for threats takes long: after some rounds there is a clear one.
        let asked = self.begun <= (ASKED * ROUND) as u64 || self.survey.attack.is_none();
        let threats = if asked { self.threats.as_slice() } else { &[] };
        let tallies: Vec<Tally<'p>> = plans
            .into_par_iter()
            .map(|(seed, (place, manner, longest))| {
                Playout::new(place, manner, mix(!seed), novelty, lens, threats)
                    .run(longest, allowance, deadline)
            })
            .collect();
        let mut news = false;
        self.seen.rounds_without += 1;
        for tally in tallies {
            news |= self.merge(tally);
        }
        self.quiet = if news { 0 } else { self.quiet + 1 };
    }

    /// Adds a playout and says whether it brought news.
    fn merge(&mut self, tally: Tally<'p>) -> bool {
        let mut news = false;
        let survey = &mut self.survey;
        survey.playouts += 1;
        survey.moves += tally.made();
        self.weighed += tally.weighed;
        let (way, plain) = (tally.way(), tally.plain);
        if survey.fault.is_none() {
            survey.fault = tally.fault;
        }
        for found in tally.kinds {
            match self.kinds.get(&found.kind) {
                Some(&at) => survey.kinds[at].merge(&found, &way, plain),
                None => {
                    news = true;
                    self.seen.add(&found.kind);
                    self.kinds.insert(found.kind.clone(), survey.kinds.len());
                    survey.kinds.push(KindSeen::new(&found, &way, plain));
                }
            }
        }
        if let Some(attack) = tally.attack {
            attack.merge(&mut survey.attack, &way);
        }
        let seen = |rule: &&Rule<'p>| rule.names.iter().any(|name| tally.rules.contains(name));
        let moves = self.rules.iter().filter(seen).map(|rule| rule.id);
        let moves = moves.filter(|rule| self.proofs.of_rule(*rule).is_some());
        let ends = tally
            .endings
            .iter()
            .filter_map(|ending| self.proofs.against(ending.key.rule?, ending.key.alternative));
        for wrong in moves.map(Unreachable::Rule).chain(ends) {
            if !survey.contradicted.contains(&wrong) {
                survey.contradicted.push(wrong);
            }
        }
        self.note_late(&tally.late, &way, plain);
        let survey = &mut self.survey;
        for ending in tally.endings {
            let key = &ending.key;
            self.reached.endings.extend(key.rule.map(|rule| (rule, key.alternative)));
            match self.endings.get(&ending.key) {
                Some(&at) => survey.endings[at].merge(&ending, &way, plain),
                None => {
                    news = true;
                    self.seen.rounds_without = 0;
                    self.endings.insert(ending.key.clone(), survey.endings.len());
                    survey.endings.push(EndingSeen::new(&ending, &way, plain));
                }
            }
        }
        if plain && tally.figures.finished && self.finished.len() < KEPT {
            self.finished.push(way);
        }
        self.one_course |= tally.forced;
        if plain {
            survey.plain += 1;
            survey.facts.add(&tally.figures);
            self.evidence.add(&tally.moments, &tally.figures.utilities);
        }
        self.reached.phases.extend(tally.phases);
        self.reached.rules.extend(tally.rules);
        let possible = if plain { tally.possible } else { FxHashSet::default() };
        self.novelty.merge(&tally.tried, &possible);
        if let Some(place) = tally.place {
            self.pool.add(place);
        }
        if let Some(goal) = tally.goal {
            self.trails[goal].vain += 1;
        }
        if let Some(near) = tally.near {
            self.trails[near.goal].add(near);
        }
        news
    }
}
