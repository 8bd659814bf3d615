//! How a command is told which game to read, and with which options.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use ludoscribe::{Game, Origin, Reader, Reading};
use syntax::{Description, Selection, Sources};

use crate::terminal::{self, Shown};

/// The arguments of every command that reads a game.
#[derive(Debug, Args)]
pub struct GameArgs {
    /// The file of the game, the name of a bundled one (see `games`), or `-` for standard input
    pub game: PathBuf,
    #[command(flatten)]
    pub settings: Settings,
}

/// How games are read.
#[derive(Debug, Args)]
pub struct Settings {
    /// Chooses an option, as "Board Size/8x8"; can be given several times
    #[arg(long = "option", value_name = "CATEGORY/ITEM")]
    pub options: Vec<String>,
    /// Chooses a ruleset by its name
    #[arg(long, value_name = "NAME")]
    pub ruleset: Option<String>,
    /// Adds a directory of definitions; can be given several times
    #[arg(long, value_name = "DIR")]
    pub defs: Vec<PathBuf>,
}

/// A game that was read, with the texts that messages about it need.
#[derive(Debug)]
pub struct ReadGame {
    /// The game's own text and those of the definitions it uses.
    pub sources: Sources,
    /// What they say.
    pub description: Description,
}

impl GameArgs {
    /// Reads the game. What is wrong with it is shown, as are the warnings.
    pub fn read(&self) -> Result<ReadGame> {
        self.settings.read(&self.game)
    }
}

impl Settings {
    /// Reads a game. What is wrong with it is shown, as are the warnings.
    pub fn read(&self, path: &Path) -> Result<ReadGame> {
        let Reading { sources, result, .. } = self.try_read(path)?;
        let problems =
            result.as_ref().map_or_else(|problems| problems, |description| &description.notes);
        for problem in problems {
            terminal::show(problem, &sources);
        }
        Ok(ReadGame { description: result.map_err(|_| Shown)?, sources })
    }

    fn try_read(&self, path: &Path) -> Result<Reading> {
        let reading = self.reader().read(&Origin::named(path)?).map_err(terminal::shown)?;
        terminal::show_all(&reading.definitions);
        Ok(reading)
    }

    /// Reads and types a game. What is wrong with it is shown, as are the warnings of reading.
    pub fn game(&self, path: &Path) -> Result<Game> {
        let reading = self.try_read(path)?;
        if let Ok(description) = &reading.result {
            for note in &description.notes {
                terminal::show(note, &reading.sources);
            }
        }
        Game::new(reading).map_err(terminal::shown)
    }

    /// Reads and types a game and shows nothing; what is wrong with it is the error.
    pub fn game_quietly(&self, path: &Path) -> Result<Game> {
        let reading = self.reader().read(&Origin::named(path)?)?;
        Ok(Game::new(reading)?)
    }

    /// How games are read with these settings.
    pub fn reader(&self) -> Reader {
        let selection = Selection { options: self.options.clone(), ruleset: self.ruleset.clone() };
        Reader { selection, definitions: self.defs.clone() }
    }
}
