//! `ludoscribe english --gates`: measures the texts of many games.

mod table;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use english::gates::{Report, Source};
use language::Root;
use rayon::prelude::*;

use crate::game::Settings;

/// A text that takes longer is slow.
const SLOW: Duration = Duration::from_millis(50);
/// How often a slow text is told again to see whether it always is.
const AGAIN: usize = 3;

/// How the gates are run.
#[derive(Debug)]
pub struct Run<'a> {
    /// How games are read.
    pub settings: &'a Settings,
    /// Where the texts go.
    pub out: Option<&'a Path>,
    /// How many changes of each description are tried.
    pub mutations: usize,
    /// Every how many-th game is taken.
    pub every: usize,
    /// Whether figures are printed as JSON.
    pub json: bool,
}

/// A game that was measured.
#[derive(Debug)]
pub struct Measured {
    /// Its file below the directory.
    pub name: String,
    /// What the gates found; the reason if it cannot be told.
    pub report: Result<(Report, Duration), String>,
}

impl Run<'_> {
    /// Measures the games below a directory and prints the figures.
    pub fn over(&self, directory: &Path) -> Result<ExitCode> {
        let mut files = Vec::new();
        collect(directory, &mut files)?;
        files.sort();
        let files: Vec<PathBuf> = files.into_iter().step_by(self.every.max(1)).collect();
        if files.is_empty() {
            bail!("there is no game below {}", directory.display());
        }
        if let Some(out) = self.out {
            std::fs::create_dir_all(out)?;
        }
        let measured: Vec<Measured> = files
            .par_iter()
            .map(|file| Measured {
                name: file.strip_prefix(directory).unwrap_or(file).display().to_string(),
                report: self.measure(file).map_err(|error| error.to_string()),
            })
            .collect();
        if self.json {
            table::print_json(&measured)?;
        } else {
            table::print(&measured);
        }
        let all_told = measured.iter().all(|game| game.report.is_ok());
        Ok(if all_told { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    fn measure(&self, file: &Path) -> Result<(Report, Duration)> {
        let read = self.settings.read(file)?;
        let tree = &read.description.game;
        let root = language::read_game(tree).map_err(|problems| {
            let problem = problems.first().map(|problem| problem.render(&read.sources));
            anyhow::anyhow!(problem.unwrap_or_default())
        })?;
        let metadata =
            read.description.metadata.as_ref().and_then(|tree| language::read_metadata(tree).ok());
        let board = match &root {
            Root::Game(game) => game
                .equipment
                .items
                .iter()
                .find_map(|item| ::board::build::board(tree, item))
                .and_then(Result::ok),
            Root::Match(_) => None,
        };
        let topology = board.as_ref().map(|board| &board.topology);
        let source = Source { tree, metadata: metadata.as_ref(), topology };
        let tell = || {
            let start = Instant::now();
            let told = match &root {
                Root::Game(game) => english::tell(game, tree, source.metadata, topology),
                Root::Match(game) => english::tell_match(game),
            };
            (told, start.elapsed())
        };
        let (told, mut time) = tell();
        // What took long may have waited for the machine.
        for _ in 0..AGAIN {
            if time > SLOW {
                time = time.min(tell().1);
            }
        }
        if let Some(out) = self.out {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            std::fs::write(
                out.join(format!("{name}.md")),
                english::render::markdown(&told.document),
            )?;
        }
        Ok((Report::of(source, &told, self.mutations), time))
    }
}

/// The games below a directory.
fn collect(directory: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(directory)
        .with_context(|| format!("cannot read {}", directory.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "lud") {
            files.push(path);
        }
    }
    Ok(())
}
