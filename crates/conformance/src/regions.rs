//! The regions that the equipment of a game names.

use anyhow::{Result, ensure};
use rayon::prelude::*;
use serde::Deserialize;
use syntax::Library;

use crate::{Corpus, Outcome, trials};

#[derive(Debug, Deserialize)]
struct Recorded {
    file: String,
    #[serde(default)]
    regions: Vec<RecordedRegion>,
}

#[derive(Debug, Deserialize)]
struct RecordedRegion {
    name: String,
    owner: i32,
    /// Nothing where the region could not be worked out before the start.
    sites: Option<Vec<i32>>,
}

/// Compares the regions of every game that names some with what was recorded.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let text = corpus.text("games.jsonl")?;
    let mut games: Vec<Recorded> = vec![];
    for line in text.lines().filter(|line| !line.is_empty()) {
        games.push(serde_json::from_str(line)?);
    }
    games.retain(|game| !game.regions.is_empty());
    let outcomes =
        games.par_iter().map(|game| Outcome::of(&game.file, check_game(corpus, &library, game)));
    Ok(outcomes.collect())
}

fn check_game(corpus: &Corpus, library: &Library, game: &Recorded) -> Result<()> {
    let program = trials::program(corpus, library, &game.file)?;
    ensure!(
        program.regions.len() == game.regions.len(),
        "{} regions where {} are recorded",
        program.regions.len(),
        game.regions.len()
    );
    for (ours, theirs) in program.regions.iter().zip(&game.regions) {
        let name = &theirs.name;
        ensure!(*ours.name == **name, "region {} where {name} is recorded", ours.name);
        ensure!(ours.owner == theirs.owner, "region {name} has the owner {}", ours.owner);
        let Some(recorded) = &theirs.sites else { continue };
        let mut recorded = recorded.clone();
        recorded.sort_unstable();
        recorded.dedup();
        let sites: Vec<i32> = ours.sites.iter().collect();
        ensure!(sites == recorded, "region {name}: {sites:?} where {recorded:?} is recorded");
    }
    Ok(())
}
