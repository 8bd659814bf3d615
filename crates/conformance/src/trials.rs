//! Recorded games, replayed move by move.

mod facts;
mod puzzle;
pub(crate) mod record;
pub(crate) mod replay;
mod report;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result, anyhow, bail};
use engine::Program;
use language::Root;
use syntax::Library;

use crate::each::each;
use crate::{Corpus, Outcome, progress};

pub use report::print;

/// What came of the trials of a game.
#[derive(Debug, Clone)]
pub struct GameTrials {
    /// The game, as a path below `lud`.
    pub game: String,
    /// How many trials there are.
    pub trials: usize,
    /// How many replayed without a difference.
    pub exact: usize,
    /// The first difference, if any.
    pub difference: Option<String>,
}

impl From<&GameTrials> for Outcome {
    fn from(trials: &GameTrials) -> Self {
        Self { game: trials.game.clone(), difference: trials.difference.clone() }
    }
}

/// Replays the trials of the games whose paths contain a text, on some threads.
pub fn check(corpus: &Corpus, filter: Option<&str>, threads: usize) -> Result<Vec<GameTrials>> {
    let library = corpus.library();
    let mut games = corpus.games_like(filter)?;
    games.retain(|game| corpus.path(format!("trials/{game}.jsonl.gz")).is_file());
    let failed = AtomicUsize::new(0);
    let bar = progress::bar("trials", games.len());
    let one = |game: &String| {
        let replayed = check_game(corpus, &library, game);
        if replayed.difference.is_some() {
            failed.fetch_add(1, Ordering::Relaxed);
        }
        bar.set_message(format!("{} differ", failed.load(Ordering::Relaxed)));
        bar.inc(1);
        Some(replayed)
    };
    let replayed = each(&games, threads, one);
    bar.finish_and_clear();
    replayed
}

fn check_game(corpus: &Corpus, library: &Library, game: &str) -> GameTrials {
    let outcome = catch_unwind(AssertUnwindSafe(|| replay_game(corpus, library, game)));
    match outcome {
        Ok(Ok((trials, exact, difference))) => {
            GameTrials { game: game.to_owned(), trials, exact, difference }
        }
        Ok(Err(error)) => GameTrials {
            game: game.to_owned(),
            trials: 3,
            exact: 0,
            difference: Some(format!("{error:#}")),
        },
        Err(panic) => {
            let text = panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
            let text = text.unwrap_or_default();
            GameTrials {
                game: game.to_owned(),
                trials: 3,
                exact: 0,
                difference: Some(format!("panic: {text}")),
            }
        }
    }
}

/// Makes a program of a game of the corpus.
pub fn program(corpus: &Corpus, library: &Library, game: &str) -> Result<Program> {
    let (sources, description) = corpus.read(library, game)?;
    let root = language::read_game(&description.game)
        .map_err(|problems| anyhow!("{}", problems[0].render(&sources)))?;
    let Root::Game(ast) = root else { bail!("a match") };
    engine::lower(&description.game, &ast).map_err(|error| anyhow!("cannot be lowered: {error}"))
}

fn replay_game(
    corpus: &Corpus,
    library: &Library,
    game: &str,
) -> Result<(usize, usize, Option<String>)> {
    let program = program(corpus, library, game)?;
    if program.puzzle.is_some() {
        puzzle::check(&program, &corpus.path(format!("trials/{game}.jsonl.gz")))?;
        return Ok((1, 1, None));
    }
    let trials = record::read(&corpus.path(format!("trials/{game}.jsonl.gz")))
        .with_context(|| format!("the record of {game}"))?;
    if trials.is_empty() {
        bail!("the record holds no trials");
    }
    let mut exact = 0;
    let mut difference = None;
    for trial in &trials {
        // A start that was drawn once may have been kept for later trials.
        let start = if trial.start["rng"].is_null() { &trials[0].start } else { &trial.start };
        match replay::replay(&program, trial, start) {
            Ok(()) => exact += 1,
            Err(error) => {
                let number = trial.number;
                let text = format!("trial {number}, {error:#}");
                let hopeless = text.ends_with(replay::TOO_SLOW);
                difference.get_or_insert(text);
                if hopeless {
                    break;
                }
            }
        }
    }
    Ok((trials.len(), exact, difference))
}
