//! Which definitions a game may use: ours, those beside it, and those the user names.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use syntax::{Diagnostic, Library};

use crate::Error;

/// Definitions, and what is wrong with them.
#[derive(Debug)]
pub struct Defined {
    /// The definitions.
    pub library: Library,
    /// What is wrong; the places lie in the sources of the library.
    pub problems: Vec<Diagnostic>,
}

/// The standard definitions, then those of a folder beside the tree that the game lies in, then those of `extra`.
/// Later ones replace earlier ones of the same name.
pub fn library_for(game: &Path, extra: &[PathBuf]) -> Result<Defined, Error> {
    Folders::around(game).library(extra)
}

/// The standard definitions, then those of some folders.
pub fn library_of(folders: &[PathBuf]) -> Result<Defined, Error> {
    Folders::default().library(folders)
}

/// The folders of definitions that count for a game because they lie beside a folder around it.
pub fn folders_around(game: &Path) -> impl Iterator<Item = PathBuf> {
    let Folders { definitions, ai } = Folders::around(game);
    definitions.into_iter().chain(ai)
}

/// The libraries of many games: those that lie in one tree share theirs.
#[derive(Debug)]
pub struct Libraries<'a> {
    extra: &'a [PathBuf],
    known: HashMap<Folders, Defined>,
}

impl<'a> Libraries<'a> {
    /// With the folders that the user names.
    pub fn new(extra: &'a [PathBuf]) -> Self {
        Libraries { extra, known: HashMap::new() }
    }

    /// What [`library_for`] would find. Who has told the problems can take them out, so that they are told once.
    pub fn library_for(&mut self, game: &Path) -> Result<&mut Defined, Error> {
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
#[derive(Debug, Default, PartialEq, Eq, Hash)]
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

    fn library(&self, extra: &[PathBuf]) -> Result<Defined, Error> {
        let mut library = Library::standard();
        let mut problems = Vec::new();
        for folder in self.definitions.iter().chain(extra) {
            for file in definition_files(folder)? {
                let text = fs::read_to_string(&file).map_err(|error| failed(&file, error))?;
                problems.extend(library.add(&file.display().to_string(), &text));
            }
        }
        if let Some(folder) = self.ai.clone() {
            library = library.with_ai(Arc::new(move |name| {
                let file = folder.join(format!("{name}.def"));
                Some((file.display().to_string(), fs::read_to_string(&file).ok()?))
            }));
        }
        Ok(Defined { library, problems })
    }
}

fn failed(path: &Path, source: std::io::Error) -> Error {
    Error::File { path: path.display().to_string(), source }
}

/// The nearest folder of one of these names that lies beside a folder around the game.
fn find_above(game: &Path, names: &[&str]) -> Option<PathBuf> {
    let around = game.ancestors().skip(2);
    around
        .flat_map(|folder| names.iter().map(|name| folder.join(name)))
        .find(|folder| folder.is_dir())
}

/// All `.def` files in a folder and the folders in it, in order.
fn definition_files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let fail = |error| failed(&folder, error);
        for entry in fs::read_dir(&folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            if entry.file_type().map_err(fail)?.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "def") {
                files.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
