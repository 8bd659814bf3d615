//! The playout kernel plays the same games as the general engine, and does not come to know fewer.

use conformance::{Outcome, kernels, ratchet};

/// How many games of the corpus the kernel accepts at least.
const ACCEPTED: usize = 340;

#[test]
fn the_kernel_plays_the_same_games() {
    let Some(corpus) = ratchet::corpus_or_say() else { return };
    let games = kernels::check(&corpus, None, 40, 2).expect("the corpus can be read");
    let accepted = games.iter().filter(|game| game.refusal.is_none()).count();
    assert!(accepted >= ACCEPTED, "only {accepted} games are played by the kernel");
    let outcomes: Vec<Outcome> = games.into_iter().map(|game| game.outcome).collect();
    ratchet::hold("kernels", &outcomes);
}
