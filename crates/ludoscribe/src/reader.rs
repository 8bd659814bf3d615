//! Reading with a choice of options and definitions.

use std::path::{Path, PathBuf};

use syntax::{Description, Diagnostic, Library, Selection, Sources};

use crate::definitions::{self, Defined};
use crate::{Error, Game, Origin, Problems};

/// How games are read: with which options, and with which definitions beside the standard ones.
///
/// ```
/// let game = ludoscribe::Reader::new().option("Grid/9x9").bundled("go")?;
/// assert_eq!(game.name(), "Go");
/// # Ok::<(), ludoscribe::Error>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Reader {
    /// The options and the ruleset that are chosen.
    pub selection: Selection,
    /// Folders of definitions that games may use.
    pub definitions: Vec<PathBuf>,
}

/// What a reading gave: a description, or what is wrong with it.
#[derive(Debug)]
pub struct Reading {
    /// Where the description comes from.
    pub origin: Origin,
    /// What was chosen of its options.
    pub selection: Selection,
    /// The game's own text and those of the definitions it uses.
    pub sources: Sources,
    /// What they say.
    pub result: Result<Description, Vec<Diagnostic>>,
    /// What is wrong with the definitions around the game.
    pub definitions: Problems,
    /// The folders of definitions it was read with.
    pub folders: Vec<PathBuf>,
}

impl Reader {
    /// Reads games with their default options and the standard definitions.
    pub fn new() -> Self {
        Self::default()
    }

    /// Chooses an item of an option, as `Board Size/8x8`.
    #[must_use]
    pub fn option(mut self, item: impl Into<String>) -> Self {
        self.selection.options.push(item.into());
        self
    }

    /// Chooses a ruleset by its name.
    #[must_use]
    pub fn ruleset(mut self, name: impl Into<String>) -> Self {
        self.selection.ruleset = Some(name.into());
        self
    }

    /// Adds a folder of definitions.
    #[must_use]
    pub fn definitions(mut self, folder: impl Into<PathBuf>) -> Self {
        self.definitions.push(folder.into());
        self
    }

    /// Reads a text; the name is for messages.
    pub fn text(&self, name: &str, text: &str) -> Result<Game, Error> {
        self.game(&Origin::Text { name: name.to_owned(), text: text.to_owned() })
    }

    /// Reads a file. Definitions that lie in a folder `def` beside a folder around the file count too.
    pub fn file(&self, path: &Path) -> Result<Game, Error> {
        self.game(&Origin::File(path.to_owned()))
    }

    /// Reads a bundled game by its name or alias.
    pub fn bundled(&self, name: &str) -> Result<Game, Error> {
        self.game(&Origin::Bundled(library::find(name)?))
    }

    /// Reads a game from wherever it comes.
    pub fn game(&self, origin: &Origin) -> Result<Game, Error> {
        Game::new(self.read(origin)?)
    }

    /// Reads a description without typing it.
    pub fn read(&self, origin: &Origin) -> Result<Reading, Error> {
        let mut sources = Sources::default();
        let file = origin.open(&mut sources)?;
        let Defined { library, problems } = match origin.file() {
            Some(path) => definitions::library_for(path, &self.definitions)?,
            None if self.definitions.is_empty() => {
                Defined { library: Library::standard(), problems: vec![] }
            }
            None => definitions::library_of(&self.definitions)?,
        };
        let result = syntax::read(&mut sources, file, &library, &self.selection);
        Ok(Reading {
            origin: origin.clone(),
            selection: self.selection.clone(),
            definitions: Problems { diagnostics: problems, sources: library.sources().clone() },
            sources,
            result,
            folders: self.definitions.clone(),
        })
    }
}
