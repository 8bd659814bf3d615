//! The list of all games, with a small picture of each.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use ludoscribe::engine::World;
use ludoscribe::language::Root;
use ludoscribe::manual::compose::front_and_back;
use ludoscribe::manual::draw::Artist;
use ludoscribe::manual::model::Provenance;
use ludoscribe::manual::site::{Entry, Failure, Key, index};
use ludoscribe::{Error, Origin, Reader};

use crate::route::encoded;
use crate::shelf::Shelf;

/// How many small pictures are kept.
const MOST_PICTURES: usize = 1000;

/// What a file was like when it was last read: its size and when it was written.
type Stamp = Option<(u64, SystemTime)>;

/// What was made of files, by the names of their games.
type Memory<T> = Mutex<HashMap<String, (Stamp, T)>>;

/// Knows the entries of all games that were listed before, as long as their files do not change.
#[derive(Debug, Default)]
pub struct Catalogue {
    entries: Memory<Result<Entry, Failure>>,
    pictures: Memory<Option<String>>,
}

impl Catalogue {
    /// The page.
    pub fn page(&self, shelf: &Shelf, reader: &Reader) -> std::io::Result<String> {
        let (mut entries, mut failures) = (vec![], vec![]);
        for (name, origin) in shelf.games()?.into_iter().filter(|(_, it)| shelf.holds(it)) {
            let read = || catch_unwind(AssertUnwindSafe(|| entry(&name, &origin, reader)));
            let make = || {
                let failed = |reason| Failure { file: origin.name(), reason };
                read().unwrap_or_else(|_| Err(failed("the program made a mistake".to_owned())))
            };
            match remembered(&self.entries, &name, stamp(&origin), usize::MAX, make) {
                Ok(entry) => entries.push(entry),
                Err(failure) => failures.push(failure),
            }
        }
        Ok(index(&shelf.title(), &entries, &failures))
    }

    /// The start of a game as a small picture, if it has one.
    pub fn picture(&self, name: &str, shelf: &Shelf, reader: &Reader) -> Option<String> {
        let origin = shelf.games().ok()?.remove(name).filter(|it| shelf.holds(it))?;
        let draw = || catch_unwind(AssertUnwindSafe(|| picture(&origin, reader))).ok().flatten();
        remembered(&self.pictures, name, stamp(&origin), MOST_PICTURES, draw)
    }
}

/// What was made before for the same file, or else what is made now. The lock is not held meanwhile.
fn remembered<T: Clone>(
    memory: &Memory<T>,
    name: &str,
    stamp: Stamp,
    most: usize,
    make: impl FnOnce() -> T,
) -> T {
    let lock = || memory.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((known, value)) = lock().get(name)
        && *known == stamp
    {
        return value.clone();
    }
    let value = make();
    let mut memory = lock();
    if memory.len() >= most {
        memory.clear();
    }
    memory.insert(name.to_owned(), (stamp, value.clone()));
    value
}

fn stamp(origin: &Origin) -> Stamp {
    let data = origin.file()?.metadata().ok()?;
    Some((data.len(), data.modified().ok()?))
}

/// What the index says of a game, without playing it.
fn entry(name: &str, origin: &Origin, reader: &Reader) -> Result<Entry, Failure> {
    let game = reader.game(origin).map_err(|error| {
        let reason = match error {
            // The page of the game tells where; here the message must do.
            Error::Description(problems) => {
                problems.diagnostics.first().map_or_else(String::new, |it| it.message.clone())
            }
            other => other.to_string(),
        };
        Failure { file: origin.name(), reason }
    })?;
    let manual = front_and_back(
        game.name(),
        game.description(),
        game.metadata(),
        &[],
        Provenance::default(),
    );
    let folder = format!("games/{}", encoded(name));
    let mut entry = Entry::new(&manual, folder, Key::of([]));
    if matches!(game.root(), Root::Game(_)) {
        entry.thumbnail = Some("thumbnail.svg".to_owned());
    }
    Ok(entry)
}

fn picture(origin: &Origin, reader: &Reader) -> Option<String> {
    let game = reader.game(origin).ok()?;
    let program = game.program().ok()?;
    let Root::Game(ast) = game.root() else { return None };
    let start = World::begin(&program, 1);
    let artist = Artist::new(&program, ast, game.metadata(), &[], []);
    Some(artist.setup(&start).drawing.svg())
}
