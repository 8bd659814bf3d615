//! Games and metadata as typed trees.

use anyhow::{Result, bail};
use rayon::prelude::*;
use syntax::{Library, Severity};

use crate::{Corpus, Outcome};

/// Types the game and the metadata of every description, and checks the names they use.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games()?;
    Ok(games.par_iter().map(|game| Outcome::of(game, check_game(corpus, &library, game))).collect())
}

fn check_game(corpus: &Corpus, library: &Library, game: &str) -> Result<()> {
    let (sources, description) = corpus.read(library, game)?;
    let mut problems = language::check(&description);
    problems.retain(|problem| problem.severity == Severity::Error);
    // What can be matched can also be built.
    if problems.is_empty() {
        problems.extend(language::read_game(&description.game).err().unwrap_or_default());
        if let Some(metadata) = &description.metadata {
            problems.extend(language::read_metadata(metadata).err().unwrap_or_default());
        }
    }
    match problems.first() {
        Some(problem) => bail!(problem.render(&sources)),
        None => Ok(()),
    }
}

/// Prints the games that cannot be typed, and last how many can; says whether all can.
pub fn report(outcomes: &[Outcome]) -> bool {
    let mut typed = 0;
    for outcome in outcomes {
        match &outcome.difference {
            Some(difference) => println!("{}: {difference}", outcome.game),
            None => typed += 1,
        }
    }
    println!("typed: {typed} of {}", outcomes.len());
    typed == outcomes.len()
}
