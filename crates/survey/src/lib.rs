//! What does happen? Kinds of moves, endings and examples found by playouts.
//!
//! A survey plays in rounds. Half of the playouts of a round are plain random ones, from which the facts come; the other
//! half is steered towards moves that were seldom made so far. What a round found is merged in the order of its
//! playouts before the next begins, so that the result does not depend on the number of threads.

mod deed;
mod ending;
mod example;
mod facts;
mod features;
mod kind;
mod playout;
mod steer;
mod things;

pub use deed::{Deed, Whose};
pub use ending::{EndingKey, EndingSeen, Finish};
pub use example::{Sample, Scene};
pub use facts::Facts;
pub use kind::{Kind, KindSeen};
pub use things::{Things, piece_at, slots};

use std::time::{Duration, Instant};

use engine::Program;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use tutor::strategy::Learned;

use features::Features;
use playout::{Playout, Record};
use steer::Novelty;

/// How long to look, and from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The seed of all playouts.
    pub seed: u64,
    /// How many moves may be made in all.
    pub moves: usize,
    /// How many moves a single playout may have.
    pub longest: usize,
    /// After how many rounds without news to stop.
    pub patience: usize,
    /// How long the survey may take. Where this is what ends it, another time may find something else, which is said.
    pub time: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self { seed: 1, moves: 60_000, longest: 2_000, patience: 6, time: Duration::from_secs(20) }
    }
}

/// How many playouts make a round.
const ROUND: usize = 16;
/// Playouts before a survey may stop for lack of news: facts need some.
const FEWEST: usize = 96;

/// What was found.
#[derive(Debug, Clone, Default)]
pub struct Survey {
    /// The kinds of moves, the most frequent first.
    pub kinds: Vec<KindSeen>,
    /// The ways in which games ended, the most frequent first.
    pub endings: Vec<EndingSeen>,
    /// Numbers about the plain playouts.
    pub facts: Facts,
    /// Which features of positions went with winning.
    pub learned: Vec<Learned>,
    /// How many playouts were made.
    pub playouts: usize,
    /// How many moves were made in them.
    pub moves: usize,
    /// How many playouts reached no end.
    pub unfinished: usize,
    /// Whether the budget was spent while there was still news.
    pub cut_short: bool,
    /// What went wrong in play, if anything.
    pub fault: Option<String>,
}

/// Plays a game many times and tells what happened.
pub fn survey(program: &Program, settings: &Settings) -> Survey {
    let mut work = Work::default();
    let mut quiet = 0;
    let mut round = 0;
    let deadline = Instant::now() + settings.time;
    while work.survey.moves < settings.moves && Instant::now() < deadline {
        let first = round * ROUND;
        let records: Vec<Record> = (first..first + ROUND)
            .into_par_iter()
            .map(|number| Playout::new(program, settings, number, &work.novelty).run(deadline))
            .collect();
        let news =
            records.into_iter().map(|record| work.merge(record)).filter(|news| *news).count();
        quiet = if news > 0 { 0 } else { quiet + 1 };
        round += 1;
        if quiet >= settings.patience && work.survey.playouts >= FEWEST
            || work.survey.fault.is_some()
        {
            break;
        }
    }
    work.survey.cut_short =
        quiet == 0 && work.survey.moves >= settings.moves || Instant::now() >= deadline;
    work.finish()
}

/// A survey in the making.
#[derive(Default)]
struct Work {
    survey: Survey,
    novelty: Novelty,
    kinds: FxHashMap<Kind, usize>,
    endings: FxHashMap<EndingKey, usize>,
    features: Features,
}

impl Work {
    /// Adds a playout and says whether it brought news.
    fn merge(&mut self, record: Record) -> bool {
        let mut news = false;
        let survey = &mut self.survey;
        survey.playouts += 1;
        survey.moves += record.choices.len();
        survey.unfinished += usize::from(record.ending.is_none());
        if survey.fault.is_none() {
            survey.fault = record.fault;
        }
        let choices: std::sync::Arc<[u16]> = record.choices.into();
        for found in record.kinds {
            match self.kinds.get(&found.kind) {
                Some(&at) => survey.kinds[at].merge(&found, record.seed, &choices),
                None => {
                    news = true;
                    self.kinds.insert(found.kind.clone(), survey.kinds.len());
                    survey.kinds.push(KindSeen::new(&found, record.seed, &choices));
                }
            }
        }
        if let Some(ending) = record.ending {
            match self.endings.get(&ending.key) {
                Some(&at) => survey.endings[at].merge(&ending, record.seed, &choices, record.plain),
                None => {
                    news = true;
                    self.endings.insert(ending.key.clone(), survey.endings.len());
                    survey.endings.push(EndingSeen::new(
                        &ending,
                        record.seed,
                        &choices,
                        record.plain,
                    ));
                }
            }
        }
        if record.plain {
            survey.facts.add(&record.figures);
            self.features.add(&record.traits, &record.figures.utilities);
        }
        self.novelty.merge(&record.promises);
        news
    }

    fn finish(mut self) -> Survey {
        let survey = &mut self.survey;
        survey.kinds.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.kind.cmp(&b.kind)));
        survey.endings.sort_by(|a, b| b.games.cmp(&a.games).then_with(|| a.key.cmp(&b.key)));
        survey.learned = self.features.learned();
        self.survey
    }
}
