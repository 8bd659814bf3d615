//! The playout kernel against the general engine: the same random games, move by move.

use std::collections::BTreeMap;

use anyhow::{Result, anyhow};
use engine::World;

use crate::each::{each, unpanicked};
use crate::{Corpus, Outcome, trials};

/// What came of a game.
#[derive(Debug, Clone)]
pub struct GameKernel {
    /// Whether both engines played the same game; nothing is wrong with a game that the kernel refuses.
    pub outcome: Outcome,
    /// Why the kernel does not play it, if so.
    pub refusal: Option<String>,
}

/// Plays the games whose paths contain a text with both engines, on some threads.
pub fn check(
    corpus: &Corpus,
    filter: Option<&str>,
    moves: usize,
    threads: usize,
) -> Result<Vec<GameKernel>> {
    let library = corpus.library();
    let games = corpus.games_like(filter)?;
    let one = |game: &String| {
        let program = trials::program(corpus, &library, game).ok()?;
        let mut refusal = None;
        let played = unpanicked(|| match program.try_kernel() {
            Err(reason) => {
                refusal = Some(reason.to_string());
                Ok(())
            }
            Ok(kernel) => {
                let mut world = World::begin(&program, 1);
                kernel.lockstep(&mut world, moves).map_err(|difference| anyhow!(difference))
            }
        });
        let outcome = Outcome::of(game, played);
        Some(GameKernel { outcome, refusal })
    };
    each(&games, threads, one)
}

/// Prints why games are refused, what differs, and how many games there are.
pub fn print(games: &[GameKernel]) -> bool {
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for game in games {
        if let Some(reason) = &game.refusal {
            reasons.entry(reason).or_default().push(&game.outcome.game);
        }
    }
    let mut reasons: Vec<_> = reasons.into_iter().collect();
    reasons.sort_by_key(|(_, games)| std::cmp::Reverse(games.len()));
    for (reason, games) in &reasons {
        println!("{:5} refused: {reason} ({})", games.len(), games[0]);
    }
    let accepted: Vec<Outcome> =
        games.iter().filter(|g| g.refusal.is_none()).map(|g| g.outcome.clone()).collect();
    println!("kernel: {} of {} games accepted", accepted.len(), games.len());
    crate::outcome::report("kernel lock-step", &accepted)
}
