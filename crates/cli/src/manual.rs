//! `ludoscribe manual`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use ludoscribe::file_name;
use manual::html::{Embedding, page};
use manual::model::NoteKind;
use manual::output::{write_file, write_folder};
use manual::{Book, Manual as Data, markdown, pdf};
use serde_json::{Value, json};

use crate::game::Settings;
use crate::terminal;

/// Writes the manual of a game: rules, pictures, endings, strategy.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe manual chess                     writes chess/index.html
  ludoscribe manual Game.lud -o out --single-file
  ludoscribe manual go --option Grid/9x9 --format markdown
  ludoscribe manual hex go y -o books         one folder for each

The paths of what was written are printed on standard output.")]
pub struct Manual {
    /// The files of the games, or the names of bundled ones
    #[arg(required = true)]
    games: Vec<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// The folder, or with several games the folder for their folders; where one file is written, its name, to which the ending of
    /// the format is added; the game's name by default
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// What to write
    #[arg(long, value_enum, default_value_t = Format::Html)]
    format: Format,
    /// Writes one file with everything in it
    #[arg(long)]
    single_file: bool,
    /// Prints JSON about what was written
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    survey: SurveyArgs,
}

/// How long a game is played to get to know it.
#[derive(Debug, Clone, Args)]
pub struct SurveyArgs {
    /// The seed of everything random
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many moves to weigh at most to get to know the game: every legal move of every position counts
    #[arg(long, default_value_t = survey::Settings::default().moves, value_name = "MOVES")]
    pub budget: usize,
    /// How many seconds to play at most; where this ends it, another time may find something else
    #[arg(long, default_value_t = survey::Settings::default().time.as_secs(), value_name = "SECONDS")]
    pub time: u64,
    /// How many megabytes the positions may take that are kept to go on from
    #[arg(long, default_value_t = survey::Settings::default().memory >> 20, value_name = "MB")]
    pub memory: usize,
}

impl SurveyArgs {
    /// The settings of a survey.
    pub fn settings(&self) -> survey::Settings {
        survey::Settings {
            seed: self.seed,
            moves: self.budget,
            time: Duration::from_secs(self.time),
            memory: self.memory.saturating_mul(1 << 20),
            ..survey::Settings::default()
        }
    }
}

/// What was written.
struct Summary {
    place: PathBuf,
    title: String,
    kinds: usize,
    endings: usize,
    playouts: usize,
}

impl Summary {
    fn as_json(&self, game: &Path) -> Value {
        json!({
            "game": game.display().to_string(), "title": self.title,
            "manual": self.place.display().to_string(), "kinds of moves": self.kinds,
            "endings": self.endings, "playouts": self.playouts,
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Html,
    Markdown,
    Json,
    Pdf,
}

impl Manual {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        clean_up_when_interrupted()?;
        let mut failed = false;
        let mut written = Vec::new();
        for game in &self.games {
            match self.write(game) {
                Ok(summary) if self.json => written.push(summary.as_json(game)),
                Ok(summary) => println!("{}", summary.place.display()),
                Err(error) if self.games.len() > 1 => {
                    terminal::complain(&error.context(format!("no manual of {}", game.display())));
                    failed = true;
                }
                Err(error) => return Err(error),
            }
        }
        if self.json {
            println!("{:#}", Value::from(written));
        }
        Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// Writes the manual of one game and says where it is.
    fn write(&self, game: &Path) -> Result<Summary> {
        ensure!(
            !(self.single_file && self.format == Format::Markdown),
            "Markdown has its pictures in files of their own: leave out --single-file"
        );
        let book = book(game, &self.settings, &self.survey.settings())?;
        // A manual that lacks its pictures is written all the same, but not without a word.
        for note in book.manual.notes.iter().filter(|note| note.kind == NoteKind::Missing) {
            terminal::warn(&note.text);
        }
        let name = file_name(&book.manual.title);
        let place = match &self.output {
            Some(output) if self.games.len() > 1 => output.join(&name),
            Some(output) => output.clone(),
            None => PathBuf::from(&name),
        };
        let place = match (self.format, self.single_file) {
            (Format::Html, true) => {
                self.one_file(place, "html", page(&book, Embedding::Inside).as_bytes())
            }
            (Format::Html, false) => {
                write_folder(&place, &book.site())?;
                Ok(place.join("index.html"))
            }
            (Format::Markdown, _) => {
                folder(&place, &book, "manual.md", markdown::text(&book.manual))
            }
            (Format::Json, true) => self.one_file(place, "json", data(&book.manual)?.as_bytes()),
            (Format::Json, false) => folder(&place, &book, "manual.json", data(&book.manual)?),
            (Format::Pdf, _) => self.print(place, &book),
        }?;
        Ok(Summary {
            place,
            title: book.manual.title.clone(),
            kinds: book.manual.moves.iter().map(|group| group.moves.len()).sum(),
            endings: book.manual.endings.len(),
            playouts: book.manual.provenance.playouts,
        })
    }

    fn one_file(&self, place: PathBuf, extension: &str, bytes: &[u8]) -> Result<PathBuf> {
        let place = if self.output.is_some() && self.games.len() == 1 && place.extension().is_some()
        {
            place
        } else {
            let mut name = place.into_os_string();
            name.push(".");
            name.push(extension);
            PathBuf::from(name)
        };
        write_file(&place, bytes)?;
        Ok(place)
    }

    fn print(&self, place: PathBuf, book: &Book) -> Result<PathBuf> {
        let browser = pdf::find_browser(
            std::env::var_os("CHROME").map(PathBuf::from),
            std::env::var_os("PATH").as_deref(),
        )?;
        let bytes = pdf::print(&browser, &page(book, Embedding::Inside))?;
        self.one_file(place, "pdf", &bytes)
    }
}

/// Leaves nothing half-written behind when the user interrupts the program.
pub fn clean_up_when_interrupted() -> Result<()> {
    let interrupted = || {
        manual::output::remove_unfinished();
        // What a shell reports for a program that was interrupted.
        std::process::exit(130);
    };
    ctrlc::set_handler(interrupted).context("cannot listen for interruptions")
}

/// Reads a game and makes its book.
fn book(game: &Path, settings: &Settings, survey: &survey::Settings) -> Result<Book> {
    settings.game(game)?.manual(survey).map_err(terminal::shown)
}

fn folder(place: &Path, book: &Book, name: &str, text: String) -> Result<PathBuf> {
    write_folder(place, &book.folder(name, text))?;
    Ok(place.join(name))
}

fn data(manual: &Data) -> Result<String> {
    serde_json::to_string_pretty(manual).context("cannot write the manual as JSON")
}
