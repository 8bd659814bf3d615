//! How a command is told which game to read, and with which options.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use syntax::{Description, Diagnostic, Selection, SourceId, Sources, limit};

use crate::definitions;
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
        let (sources, result) = self.try_read(path)?;
        let problems =
            result.as_ref().map_or_else(|problems| problems, |description| &description.notes);
        for problem in problems {
            terminal::show(problem, &sources);
        }
        Ok(ReadGame { description: result.map_err(|_| Shown)?, sources })
    }

    /// Reads a game and shows nothing; what is wrong with it is the error.
    pub fn read_quietly(&self, path: &Path) -> Result<ReadGame> {
        let (sources, result) = self.try_read(path)?;
        match result {
            Ok(description) => Ok(ReadGame { description, sources }),
            Err(problems) => {
                let message =
                    problems.first().map_or_else(String::new, |problem| problem.message.clone());
                Err(anyhow::anyhow!(message))
            }
        }
    }

    fn try_read(
        &self,
        path: &Path,
    ) -> Result<(Sources, std::result::Result<Description, Vec<Diagnostic>>)> {
        let mut sources = Sources::default();
        let file = open(&mut sources, path)?;
        let library = definitions::library_for(path, &self.defs)?;
        let selection = Selection { options: self.options.clone(), ruleset: self.ruleset.clone() };
        let result = syntax::read(&mut sources, file, &library, &selection);
        Ok((sources, result))
    }
}

/// Reads a file, or takes the bundled game of that name where there is no such file; what is wrong with its bytes is
/// shown.
pub fn open(sources: &mut Sources, path: &Path) -> Result<SourceId> {
    let name = path.display().to_string();
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to see that a file is too large.
    let most = limit::MAX_INPUT as u64 + 1;
    if path == Path::new("-") {
        std::io::stdin().take(most).read_to_end(&mut bytes)?;
    } else if let Some(game) = bundled(path)? {
        return Ok(sources.add(game.path, game.text));
    } else {
        let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
        file.take(most).read_to_end(&mut bytes).with_context(|| format!("cannot read {name}"))?;
    }
    sources.add_bytes(name, &bytes).map_err(|problem| {
        terminal::show(&problem, sources);
        Shown.into()
    })
}

/// The bundled game that is meant by what is no file but may be a name.
fn bundled(path: &Path) -> Result<Option<&'static library::Bundled>> {
    let name = path.to_str().filter(|name| !path.is_file() && !name.contains(['/', '\\']));
    let Some(name) = name else { return Ok(None) };
    let found = library::find(name.strip_suffix(".lud").unwrap_or(name));
    Ok(Some(found.with_context(|| format!("there is no file {name}"))?))
}

/// The text of a file of definitions.
pub fn text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
