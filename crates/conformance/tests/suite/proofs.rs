//! What is proved never to happen does not happen in random games.

use conformance::{proofs, ratchet};

/// So many games of each kind are played.
const GAMES: u64 = 8;
/// So many moves each has at most.
const MOVES: usize = 300;

#[test]
fn what_is_proved_never_to_happen_does_not() {
    let Some(corpus) = ratchet::corpus_or_say() else { return };
    let outcomes = proofs::check(&corpus, None, GAMES, MOVES, 1).expect("the corpus can be read");
    assert!(!outcomes.is_empty(), "nothing is proved about any game");
    let wrong: Vec<String> = outcomes
        .iter()
        .filter_map(|outcome| Some(format!("{}: {}", outcome.game, outcome.difference.as_ref()?)))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), outcomes.len(), wrong.join("\n"));
}
