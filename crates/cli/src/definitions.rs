//! Which definitions a game may use: ours, those beside it, and those the user names.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use syntax::Library;

use crate::game::text;
use crate::terminal;

/// The standard definitions, then those of a folder beside the tree that the game lies in, then those of `extra`.
/// Later ones replace earlier ones of the same name.
pub fn library_for(game: &Path, extra: &[PathBuf]) -> Result<Library> {
    Folders::around(game).library(extra)
}

/// The libraries of many games: those that lie in one tree share theirs.
pub struct Libraries<'a> {
    extra: &'a [PathBuf],
    known: HashMap<Folders, Library>,
}

impl<'a> Libraries<'a> {
    /// With the folders that the user names.
    pub fn new(extra: &'a [PathBuf]) -> Self {
        Libraries { extra, known: HashMap::new() }
    }

    /// What [`library_for`] would find.
    pub fn library_for(&mut self, game: &Path) -> Result<&Library> {
        Ok(match self.known.entry(Folders::around(game)) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => {
                let library = new.key().library(self.extra)?;
                new.insert(library)
            }
        })
    }
}

/// The folders of definitions that belong to a game.
#[derive(PartialEq, Eq, Hash)]
struct Folders {
    definitions: Option<PathBuf>,
    ai: Option<PathBuf>,
}

impl Folders {
    fn around(game: &Path) -> Folders {
        let game = game.canonicalize().unwrap_or_else(|_| game.to_owned());
        Folders {
            definitions: find_above(&game, &["def", "definitions"]),
            ai: find_above(&game, &["def_ai"]),
        }
    }

    fn library(&self, extra: &[PathBuf]) -> Result<Library> {
        let mut library = Library::standard();
        for folder in self.definitions.iter().chain(extra) {
            for file in definition_files(folder)? {
                for problem in library.add(&file.display().to_string(), &text(&file)?) {
                    terminal::show(&problem, library.sources());
                }
            }
        }
        Ok(match self.ai.clone() {
            Some(folder) => library.with_ai(Arc::new(move |name| {
                let file = folder.join(format!("{name}.def"));
                Some((file.display().to_string(), fs::read_to_string(&file).ok()?))
            })),
            None => library,
        })
    }
}

/// The nearest folder of one of these names that lies beside a folder around the game.
fn find_above(game: &Path, names: &[&str]) -> Option<PathBuf> {
    let around = game.ancestors().skip(2);
    around
        .flat_map(|folder| names.iter().map(|name| folder.join(name)))
        .find(|folder| folder.is_dir())
}

/// All `.def` files in a folder and the folders in it, in order.
fn definition_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "def") {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
