//! `ludoscribe site`

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use ludoscribe::file_name;
use manual::output::{write_file, write_folder};
use manual::site::{ENTRY, Entry, Failure, Key, REPORT, Review, index, read_entry, summary};
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::game::Settings;
use crate::manual::{SurveyArgs, clean_up_when_interrupted};

/// Writes the manuals of all games in a folder, and an index of them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe site games/ -o library           library/index.html and a folder for each game
  ludoscribe site games/ --fresh --json

Games that have not changed are kept from the last time. What each manual took, shows and lacks is told in library/report.json.")]
pub struct Site {
    /// The folder with the games
    directory: PathBuf,
    #[command(flatten)]
    settings: Settings,
    /// The folder of the site
    #[arg(short, long, value_name = "DIR", default_value = "site")]
    output: PathBuf,
    /// What the index is called
    #[arg(long, default_value = "Library of games")]
    title: String,
    /// Makes all manuals again, also those of unchanged games
    #[arg(long)]
    fresh: bool,
    /// Prints JSON about what was written
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    survey: SurveyArgs,
}

impl Site {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        clean_up_when_interrupted()?;
        let games = games(&self.directory)?;
        if games.is_empty() {
            bail!("there is no .lud file in {}", self.directory.display());
        }
        let bar = ProgressBar::new(games.len() as u64);
        let look = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {msg}");
        bar.set_style(look.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let made: Vec<Result<Entry, Failure>> = games
            .par_iter()
            .map(|(folder, file)| {
                let made = self.one(folder, file);
                if let Err(failure) = &made {
                    bar.suspend(|| eprintln!("no manual of {}: {}", failure.file, failure.reason));
                }
                bar.set_message(folder.clone());
                bar.inc(1);
                made
            })
            .collect();
        bar.finish_and_clear();
        let (mut entries, mut failures) = (vec![], vec![]);
        for one in made {
            match one {
                Ok(entry) => entries.push(entry),
                Err(failure) => failures.push(failure),
            }
        }
        let place = self.output.join("index.html");
        write_file(&place, index(&self.title, &entries, &failures).as_bytes())?;
        let report = as_json(&place, &entries, &failures);
        write_file(&self.output.join(REPORT), format!("{report:#}").as_bytes())?;
        if self.json {
            println!("{report:#}");
        } else {
            println!("{}", place.display());
        }
        let counted = |count: usize, what: &str| {
            format!("{count} {what}{}", if count == 1 { "" } else { "s" })
        };
        let (made, failed) = (counted(entries.len(), "manual"), counted(failures.len(), "failure"));
        eprintln!("{made}, {failed}");
        eprint!("{}", summary(&entries));
        Ok(if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Makes one manual, unless it is there already. Whatever goes wrong stays with this game.
    fn one(&self, folder: &str, file: &Path) -> Result<Entry, Failure> {
        let failed = |reason: String| Failure { file: file.display().to_string(), reason };
        match catch_unwind(AssertUnwindSafe(|| self.make(folder, file))) {
            Ok(made) => made.map_err(|error| failed(format!("{error:#}"))),
            Err(_) => {
                Err(failed("the program made a mistake of its own; please report it".to_owned()))
            }
        }
    }

    fn make(&self, folder: &str, file: &Path) -> Result<Entry> {
        let within = format!("games/{folder}");
        let place = self.output.join(&within);
        let key = self.key(file)?;
        if !self.fresh
            && let Some(entry) =
                read_entry(&place).filter(|entry| entry.key == key && entry.folder == within)
        {
            return Ok(entry);
        }
        let begin = Instant::now();
        let book = self.settings.game_quietly(file)?.manual(&self.survey.settings())?;
        let mut files = book.site();
        let mut entry = Entry::new(&book.manual, within, key);
        entry.review = Review::of(&book, begin.elapsed().as_secs_f64(), files.size());
        for problem in &entry.review.problems {
            eprintln!("{folder}: {problem}");
        }
        files.add(ENTRY, serde_json::to_string(&entry)?);
        write_folder(&place, &files)?;
        Ok(entry)
    }

    /// The fingerprint of a game as it is read with its definitions, of the games it consists of, of the settings, and of the program.
    fn key(&self, file: &Path) -> Result<Key> {
        let game = self.settings.game_quietly(file)?;
        let mut texts = vec![env!("CARGO_PKG_VERSION").to_owned()];
        texts.push(format!("{:?} {:?}", self.settings.options, self.survey));
        let chapters: Vec<_> = game.games().into_iter().filter_map(|(_, game)| game.ok()).collect();
        for game in chapters.iter().chain([&game]) {
            let description = game.description();
            texts.push(description.game.to_string());
            texts.push(description.metadata.as_ref().map(ToString::to_string).unwrap_or_default());
        }
        Ok(Key::of(texts.iter().map(String::as_str)))
    }
}

fn as_json(place: &Path, entries: &[Entry], failures: &[Failure]) -> Value {
    let manual = |it: &Entry| {
        let lacks = it.review.lacks();
        json!({"title": it.title, "folder": it.folder, "lacks": lacks, "review": it.review})
    };
    let failure = |it: &Failure| json!({"game": it.file, "reason": it.reason});
    json!({
        "index": place.display().to_string(),
        "manuals": entries.iter().map(manual).collect::<Vec<_>>(),
        "failures": failures.iter().map(failure).collect::<Vec<_>>(),
    })
}

/// All games below a folder, each with a name for its own folder that no other has.
fn games(directory: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let mut folders = vec![directory.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "lud") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let named = files.into_iter().map(|file| {
        let name = file_name(&file.file_stem().unwrap_or_default().to_string_lossy());
        let times = taken.entry(name.clone()).or_default();
        *times += 1;
        (if *times == 1 { name } else { format!("{name}-{times}") }, file)
    });
    Ok(named.collect())
}
