//! Hearing of files that were saved.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use ludoscribe::{Origin, definitions};
use notify::event::{EventKind, ModifyKind};
use notify::{Config, Event, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};

use crate::shelf::Shelf;
use crate::workbench::Workbench;

/// Editors save in several steps: write, rename, set times. This long nothing must happen before a file is read.
const QUIET: Duration = Duration::from_millis(30);
/// A file that never comes to rest is read all the same after this time.
const RESTLESS: Duration = Duration::from_millis(400);
/// How often files are looked at where the system does not tell of changes.
const POLL: Duration = Duration::from_millis(500);

/// Watches the files behind a shelf, as long as it is kept.
pub struct Watch {
    _watcher: Box<dyn Watcher + Send>,
}

impl Watch {
    /// Watches, and tells the workbench what has changed. Bundled games cannot change: then there is nothing to watch.
    pub fn start(bench: Arc<Workbench>) -> Result<Option<Self>, notify::Error> {
        let places = places(bench.shelf(), &bench.reader().definitions);
        if places.is_empty() {
            return Ok(None);
        }
        let (sender, events) = channel();
        let tell = move |event: notify::Result<Event>| {
            // Nobody listens any more once the server has stopped.
            let _ = sender.send(event);
        };
        let mut watcher: Box<dyn Watcher + Send> =
            match RecommendedWatcher::new(tell.clone(), Config::default()) {
                Ok(watcher) => Box::new(watcher),
                Err(_) => {
                    Box::new(PollWatcher::new(tell, Config::default().with_poll_interval(POLL))?)
                }
            };
        for (place, mode) in &places {
            watcher.watch(place, *mode)?;
        }
        thread::Builder::new().name("watch".to_owned()).spawn(move || {
            while let Some(files) = next_change(&events) {
                bench.changed(&files);
            }
        })?;
        Ok(Some(Self { _watcher: watcher }))
    }
}

/// The folders to watch. A file is watched through its folder, because editors put new files in the place of old ones.
fn places(shelf: &Shelf, extra: &[PathBuf]) -> Vec<(PathBuf, RecursiveMode)> {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let (mut places, around) = match shelf {
        Shelf::Bundled => (vec![], None),
        Shelf::One(Origin::File(file)) => {
            let folder = whole(file).parent().unwrap_or(Path::new(".")).to_owned();
            (vec![(folder, RecursiveMode::NonRecursive)], Some(file.clone()))
        }
        Shelf::One(_) => (vec![], None),
        Shelf::Folder(folder) => {
            (vec![(whole(folder), RecursiveMode::Recursive)], Some(folder.join("any.lud")))
        }
    };
    let found = around.iter().flat_map(|game| definitions::folders_around(game));
    let definitions = found.chain(extra.iter().cloned()).map(|folder| whole(&folder));
    places.extend(definitions.map(|folder| (folder, RecursiveMode::Recursive)));
    places
}

/// Waits until descriptions or definitions have changed and come to rest; nothing once watching has ended.
fn next_change(events: &Receiver<notify::Result<Event>>) -> Option<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = Vec::new();
    while files.is_empty() {
        note(events.recv().ok()?, &mut files);
    }
    let began = Instant::now();
    while began.elapsed() < RESTLESS {
        match events.recv_timeout(QUIET) {
            Ok(event) => note(event, &mut files),
            Err(RecvTimeoutError::Timeout) => break,
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
    Some(files)
}

/// Adds the files that an event is about. Reading is no change, or building would cause building.
fn note(event: notify::Result<Event>, files: &mut Vec<PathBuf>) {
    let Ok(event) = event else { return };
    let change = match event.kind {
        EventKind::Access(_) | EventKind::Modify(ModifyKind::Metadata(_)) => false,
        EventKind::Any
        | EventKind::Other
        | EventKind::Create(_)
        | EventKind::Modify(_)
        | EventKind::Remove(_) => true,
    };
    let ours = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "lud" || extension == "def")
    };
    for path in event.paths.into_iter().filter(|path| change && ours(path)) {
        if !files.contains(&path) {
            files.push(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use notify::event::{AccessKind, CreateKind, DataChange};

    use super::*;

    fn event(kind: EventKind, path: &str) -> notify::Result<Event> {
        Ok(Event::new(kind).add_path(PathBuf::from(path)))
    }

    #[test]
    fn a_burst_of_events_is_one_change() {
        let (sender, events) = channel();
        let written = EventKind::Modify(ModifyKind::Data(DataChange::Any));
        sender.send(event(EventKind::Access(AccessKind::Any), "read.lud")).unwrap();
        sender.send(event(EventKind::Create(CreateKind::File), "draft.txt")).unwrap();
        for _ in 0..20 {
            sender.send(event(written, "game.lud")).unwrap();
        }
        sender.send(event(written, "more.def")).unwrap();
        let files = next_change(&events).unwrap();
        assert_eq!(files, [PathBuf::from("game.lud"), PathBuf::from("more.def")]);
        drop(sender);
        assert_eq!(next_change(&events), None);
    }
}
