//! One game that somebody looks at: the editions of its manual, and what is wrong with its file.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ludoscribe::Origin;
use ludoscribe::syntax::Severity;

use crate::build::{Finding, Made, Outcome, Quality};

/// How many editions are kept: pages that are just being left may still ask for pictures.
const EDITIONS: usize = 3;

/// An edition of a manual; it never changes.
#[derive(Debug)]
pub struct Edition {
    /// Its number; later ones are higher.
    pub number: u64,
    /// How it was made.
    pub quality: Quality,
    /// What is in it.
    pub made: Made,
}

/// A game with its editions.
#[derive(Debug)]
pub struct Workshop {
    /// Its name in addresses.
    pub name: String,
    /// Where its description comes from.
    pub origin: Origin,
    /// Its file as a watcher calls it.
    pub watched: Option<PathBuf>,
    state: Mutex<State>,
    changed: Condvar,
}

/// What is known at a time.
#[derive(Debug, Clone, Default)]
pub struct View {
    /// Rises with each change of the others.
    pub revision: u64,
    /// The newest edition, which may be of an older text than the findings.
    pub edition: Option<Arc<Edition>>,
    /// What was found in the newest text that was looked at.
    pub findings: Vec<Finding>,
    /// Whether a quick edition is being made.
    pub building: bool,
    /// Whether a thorough edition is being made.
    pub refining: bool,
    /// How long the last build took.
    pub took: Duration,
    /// When it was done, in milliseconds since 1970.
    pub done: u128,
}

impl View {
    /// Whether the newest text gave no manual.
    pub fn is_broken(&self) -> bool {
        self.findings.iter().any(|finding| finding.severity == Severity::Error)
    }

    /// Whether the newest text has been looked at.
    pub fn is_known(&self) -> bool {
        self.edition.is_some() || !self.findings.is_empty()
    }
}

#[derive(Debug)]
struct State {
    view: View,
    /// The number of the newest text, and of the text that the view is about.
    wanted: u64,
    looked_at: u64,
    /// How the view was made.
    quality: Quality,
    editions: VecDeque<Arc<Edition>>,
    next_edition: u64,
    readers: usize,
    last_used: Instant,
}

impl Workshop {
    /// A workshop in which nothing was made yet.
    pub fn new(name: String, origin: Origin) -> Self {
        let watched = origin.file().map(|it| it.canonicalize().unwrap_or_else(|_| it.to_owned()));
        let state = State {
            view: View::default(),
            wanted: 0,
            looked_at: 0,
            quality: Quality::Quick,
            editions: VecDeque::new(),
            next_edition: 1,
            readers: 0,
            last_used: Instant::now(),
        };
        Self { name, origin, watched, state: Mutex::new(state), changed: Condvar::new() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing is left half done while the lock is held, so that a panic elsewhere does not matter.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes note of a new text and says its number.
    pub fn renew(&self) -> u64 {
        let mut state = self.state();
        state.wanted += 1;
        state.view.building = true;
        state.view.revision += 1;
        self.changed.notify_all();
        state.wanted
    }

    /// Whether a text is still the newest.
    pub fn is_newest(&self, text: u64) -> bool {
        self.state().wanted == text
    }

    /// Whether nothing has been asked for yet.
    pub fn is_new(&self) -> bool {
        self.state().wanted == 0
    }

    /// Puts the outcome of a build where readers see it, unless they have something better already. Says whether a
    /// thorough edition is still to be made.
    pub fn publish(&self, text: u64, quality: Quality, outcome: Outcome) -> bool {
        let mut state = self.state();
        let better = (text, quality == Quality::Thorough)
            >= (state.looked_at, state.quality == Quality::Thorough);
        if !better {
            return false;
        }
        let (number, newest) = (state.next_edition, state.wanted == text);
        (state.looked_at, state.quality) = (text, quality);
        let refine = newest && quality == Quality::Quick && outcome.made.is_some();
        if let Some(made) = outcome.made {
            let edition = Arc::new(Edition { number, quality, made });
            state.next_edition += 1;
            state.editions.push_back(edition.clone());
            if state.editions.len() > EDITIONS {
                state.editions.pop_front();
            }
            state.view.edition = Some(edition);
        }
        let view = &mut state.view;
        view.findings = outcome.findings;
        view.building &= !newest;
        view.refining = refine;
        view.took = outcome.took;
        view.done = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis());
        view.revision += 1;
        self.changed.notify_all();
        refine
    }

    /// What is known now.
    pub fn view(&self) -> View {
        let mut state = self.state();
        state.last_used = Instant::now();
        state.view.clone()
    }

    /// Waits until there is news since a revision, or until some time has passed.
    pub fn news(&self, since: u64, patience: Duration) -> View {
        self.wait(patience, |view| view.revision != since)
    }

    /// Waits until something is known of the game, or until some time has passed.
    pub fn wait_until_known(&self, patience: Duration) -> View {
        self.wait(patience, View::is_known)
    }

    fn wait(&self, patience: Duration, mut enough: impl FnMut(&View) -> bool) -> View {
        let state = self.state();
        let (state, _) = self
            .changed
            .wait_timeout_while(state, patience, |state| !enough(&state.view))
            .unwrap_or_else(PoisonError::into_inner);
        state.view.clone()
    }

    /// An edition that is still kept.
    pub fn edition(&self, number: u64) -> Option<Arc<Edition>> {
        let mut state = self.state();
        state.last_used = Instant::now();
        state.editions.iter().find(|edition| edition.number == number).cloned()
    }

    /// Counts a reader who wants to hear of news, as long as the answer is kept.
    pub fn reader(self: &Arc<Self>) -> Reading {
        self.state().readers += 1;
        Reading(self.clone())
    }

    /// Whether anybody wants to hear of news.
    pub fn has_readers(&self) -> bool {
        self.state().readers > 0
    }

    /// When anybody last asked for something.
    pub fn last_used(&self) -> Instant {
        self.state().last_used
    }
}

/// Somebody who reads.
#[derive(Debug)]
pub struct Reading(Arc<Workshop>);

impl Drop for Reading {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.readers -= 1;
        state.last_used = Instant::now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workshop() -> Arc<Workshop> {
        let origin = Origin::Text { name: "x".to_owned(), text: String::new() };
        Arc::new(Workshop::new("x".to_owned(), origin))
    }

    fn good() -> Outcome {
        let made =
            Made { title: "X".to_owned(), page: String::new(), pictures: Default::default() };
        Outcome { findings: vec![], made: Some(made), took: Duration::ZERO }
    }

    fn bad() -> Outcome {
        let finding = Finding { severity: Severity::Error, text: "error".to_owned() };
        Outcome { findings: vec![finding], made: None, took: Duration::ZERO }
    }

    #[test]
    fn the_last_good_edition_stays() {
        let workshop = workshop();
        let first = workshop.renew();
        assert!(workshop.view().building);
        assert!(workshop.publish(first, Quality::Quick, good()));
        let second = workshop.renew();
        assert!(!workshop.publish(second, Quality::Quick, bad()));
        let view = workshop.view();
        assert!(view.is_broken() && !view.building);
        assert_eq!(view.edition.map(|edition| edition.number), Some(1));
    }

    #[test]
    fn what_comes_too_late_is_not_shown() {
        let workshop = workshop();
        let first = workshop.renew();
        let second = workshop.renew();
        // The first text was replaced meanwhile: it is shown until the second is there, but not refined.
        assert!(!workshop.publish(first, Quality::Quick, good()));
        assert!(workshop.view().building);
        assert!(workshop.publish(second, Quality::Quick, good()));
        workshop.publish(first, Quality::Thorough, bad());
        assert!(!workshop.view().is_broken());
        workshop.publish(second, Quality::Thorough, good());
        assert_eq!(workshop.view().edition.map(|edition| edition.number), Some(3));
    }

    #[test]
    fn old_editions_go() {
        let workshop = workshop();
        for _ in 0..5 {
            let text = workshop.renew();
            workshop.publish(text, Quality::Quick, good());
        }
        assert!(workshop.edition(2).is_none());
        assert!(workshop.edition(3).is_some() && workshop.edition(5).is_some());
    }

    #[test]
    fn who_waits_hears_of_news() {
        let workshop = workshop();
        let reader = workshop.reader();
        assert!(workshop.has_readers());
        let waiting = std::thread::spawn({
            let workshop = workshop.clone();
            move || workshop.wait_until_known(Duration::from_secs(60)).edition.is_some()
        });
        let text = workshop.renew();
        workshop.publish(text, Quality::Quick, good());
        assert!(waiting.join().unwrap());
        drop(reader);
        assert!(!workshop.has_readers());
    }
}
