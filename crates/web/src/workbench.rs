//! The threads that build: one for quick editions, one for thorough ones, so that a change never waits for the latter.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use ludoscribe::{Origin, Reader, survey};

use crate::build::{Finding, Outcome, Quality, build};
use crate::shelf::Shelf;
use crate::workshop::Workshop;

/// How many games are kept in memory while nobody looks at them.
const MOST_IDLE: usize = 24;

/// How long the machine is left to the browser, which shows the quick edition, before a thorough one is begun.
const REST: Duration = Duration::from_millis(300);

/// The stack of a thread that builds: descriptions may be nested deeply.
const STACK: usize = 16 << 20;

/// Reads games, builds their editions and keeps them.
#[derive(Debug)]
pub struct Workbench {
    shelf: Shelf,
    reader: Reader,
    survey: survey::Settings,
    report: fn(&str),
    workshops: Mutex<HashMap<String, Arc<Workshop>>>,
    quick: Sender<Job>,
    thorough: Sender<Job>,
}

type Job = (Arc<Workshop>, u64);

impl Workbench {
    /// A workbench with its threads.
    pub fn start(
        shelf: Shelf,
        reader: Reader,
        survey: survey::Settings,
        report: fn(&str),
    ) -> std::io::Result<Arc<Self>> {
        let (quick, quick_jobs) = channel();
        let (thorough, thorough_jobs) = channel();
        let workshops = Mutex::default();
        let bench = Arc::new(Self { shelf, reader, survey, report, workshops, quick, thorough });
        for (quality, jobs) in [(Quality::Quick, quick_jobs), (Quality::Thorough, thorough_jobs)] {
            let bench = bench.clone();
            let thread = thread::Builder::new().name(format!("{quality:?}")).stack_size(STACK);
            thread.spawn(move || bench.work(quality, &jobs))?;
        }
        Ok(bench)
    }

    /// Where the games come from.
    pub fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// How the games are read.
    pub fn reader(&self) -> &Reader {
        &self.reader
    }

    fn work(&self, quality: Quality, jobs: &Receiver<Job>) {
        while let Ok((workshop, text)) = jobs.recv() {
            if quality == Quality::Thorough {
                thread::sleep(REST);
            }
            // Whoever saves five times in a second wants to see the fifth.
            if !workshop.is_newest(text) {
                continue;
            }
            let outcome = self.build(&workshop.origin, quality);
            (self.report)(&summary(&workshop, &outcome, quality));
            if workshop.publish(text, quality, outcome) {
                let _ = self.thorough.send((workshop, text));
            }
        }
    }

    fn build(&self, origin: &Origin, quality: Quality) -> Outcome {
        if self.shelf.holds(origin) {
            wait_until_written(origin);
            return build(&self.reader, origin, &self.survey, quality);
        }
        let text = "error: this file lies outside of the folder that is served".to_owned();
        let severity = ludoscribe::syntax::Severity::Error;
        let findings = vec![Finding { severity, text }];
        Outcome { findings, made: None, took: Duration::ZERO }
    }

    /// The workshop of a game; its first edition is under way.
    pub fn open(&self, name: &str) -> Option<Arc<Workshop>> {
        let known = self.lock().get(name).cloned();
        let workshop = match known {
            Some(workshop) => workshop,
            None => {
                let origin = self.shelf.games().ok()?.remove(name)?;
                let new = Arc::new(Workshop::new(name.to_owned(), origin));
                let mut workshops = self.lock();
                let workshop = workshops.entry(name.to_owned()).or_insert(new).clone();
                forget_idle(&mut workshops, name);
                workshop
            }
        };
        if workshop.is_new() {
            self.rebuild(&workshop);
        }
        Some(workshop)
    }

    /// Makes a new edition.
    fn rebuild(&self, workshop: &Arc<Workshop>) {
        let text = workshop.renew();
        let _ = self.quick.send((workshop.clone(), text));
    }

    /// Takes note of files that have changed.
    pub fn changed(&self, files: &[PathBuf]) {
        let is_definition =
            |file: &PathBuf| file.extension().is_some_and(|extension| extension == "def");
        let definitions = files.iter().any(is_definition);
        let mut workshops = self.lock();
        // What nobody looks at is made again when somebody does.
        workshops.retain(|_, workshop| {
            let own = workshop.watched.as_ref().is_some_and(|file| files.contains(file));
            let concerned = own || definitions;
            if concerned && workshop.has_readers() {
                self.rebuild(workshop);
            }
            !concerned || workshop.has_readers()
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Workshop>>> {
        self.workshops.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Waits a moment for a file that is just being written: it is empty before it is full.
fn wait_until_written(origin: &Origin) {
    let Some(file) = origin.file() else { return };
    for _ in 0..10 {
        match file.metadata() {
            Ok(data) if data.len() == 0 => thread::sleep(Duration::from_millis(15)),
            _ => return,
        }
    }
}

/// Drops the games that nobody has looked at for longest, if there are too many.
fn forget_idle(workshops: &mut HashMap<String, Arc<Workshop>>, but: &str) {
    let mut idle: Vec<_> = workshops
        .values()
        .filter(|it| !it.has_readers() && it.name != but)
        .map(|it| (it.last_used(), it.name.clone()))
        .collect();
    idle.sort();
    for (_, name) in idle.iter().take(idle.len().saturating_sub(MOST_IDLE)) {
        workshops.remove(name);
    }
}

fn summary(workshop: &Workshop, outcome: &Outcome, quality: Quality) -> String {
    let seconds = outcome.took.as_secs_f64();
    let name = &workshop.name;
    match (&outcome.made, quality) {
        (None, _) => format!("{name}: not built, see the page"),
        (Some(_), Quality::Quick) => format!("{name}: built in {seconds:.2} s"),
        (Some(_), Quality::Thorough) => format!("{name}: played thoroughly in {seconds:.2} s"),
    }
}
