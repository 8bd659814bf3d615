//! The gates of the English texts, summed over all games.

use std::collections::BTreeMap;

use anyhow::{Result, anyhow};
use english::gates::{Report, Source};
use language::Root;
use rayon::prelude::*;
use syntax::Library;

use crate::Corpus;

/// How often each gate is missed, over all games of the corpus; for repeats, how many games have too many.
pub fn check(corpus: &Corpus) -> Result<BTreeMap<&'static str, usize>> {
    let library = corpus.library();
    let games = corpus.games()?;
    let reports: Vec<Report> =
        games.par_iter().map(|game| measure(corpus, &library, game)).collect::<Result<_>>()?;
    let mut misses = BTreeMap::new();
    for (gate, number) in reports.iter().flat_map(Report::misses) {
        *misses.entry(gate).or_default() += number;
    }
    // No gate of a single game: a long list of like pieces may need it. The library as a whole may not get worse.
    misses.insert("M9 repetitive", reports.iter().filter(|report| report.repeats_itself).count());
    Ok(misses)
}

fn measure(corpus: &Corpus, library: &Library, game: &str) -> Result<Report> {
    let (sources, description) = corpus.read(library, game)?;
    let tree = &description.game;
    let root = language::read_game(tree).map_err(|problems| {
        let messages: Vec<String> = problems.iter().map(|p| p.render(&sources)).collect();
        anyhow!("{game}: {}", messages.join("; "))
    })?;
    let metadata = description.metadata.as_ref().and_then(|m| language::read_metadata(m).ok());
    let board = match &root {
        Root::Game(game) => game
            .equipment
            .items
            .iter()
            .find_map(|item| board::build::board(tree, item))
            .and_then(std::result::Result::ok),
        Root::Match(_) => None,
    };
    let topology = board.as_ref().map(|board| &board.topology);
    let source = Source { tree, metadata: metadata.as_ref(), topology };
    let told = match &root {
        Root::Game(game) => english::tell(game, tree, source.metadata, topology),
        Root::Match(game) => english::tell_match(game),
    };
    Ok(Report::of(source, &told, 0))
}
