//! What is proved never to happen, held against random games.

use anyhow::{Result, ensure};
use survey::Claims;

use crate::each::{each, unpanicked};
use crate::{Corpus, Outcome, trials};

/// Plays games at random about which something is proved; the others are left out.
pub fn check(
    corpus: &Corpus,
    filter: Option<&str>,
    count: u64,
    bound: usize,
    threads: usize,
) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let games = corpus.games_like(filter)?;
    each(&games, threads, |game| {
        let program = trials::program(corpus, &library, game).ok()?;
        let claims = Claims::of(&program);
        if claims.is_empty() {
            return None;
        }
        let held = unpanicked(|| (1..=count).try_for_each(|seed| hold(&claims, seed, bound)));
        Some(Outcome::of(game, held))
    })
}

fn hold(claims: &Claims<'_>, seed: u64, bound: usize) -> Result<()> {
    let wrong = claims.contradicted(seed, bound);
    ensure!(wrong.is_none(), "seed {seed}: {wrong:?} happens, which is proved never to");
    Ok(())
}
