//! What the texts say about hidden numbers holds in random games.

use conformance::{concepts, ratchet};

/// Games whose texts are known to say too much: other games must hold.
const KNOWN: &str = include_str!("../../ratchet/concepts.txt");
/// So many games of each kind are played.
const GAMES: u64 = 3;
/// So many moves each has at most.
const MOVES: usize = 200;

#[test]
fn what_texts_say_about_hidden_numbers_holds() {
    let Some(corpus) = ratchet::corpus_or_say() else { return };
    let outcomes = concepts::check(&corpus, None, GAMES, MOVES, 1).expect("the corpus can be read");
    assert!(!outcomes.is_empty(), "no text says anything about hidden numbers");
    let wrong: Vec<String> = outcomes
        .iter()
        .filter(|outcome| !KNOWN.lines().any(|known| known == outcome.game))
        .filter_map(|outcome| Some(format!("{}: {}", outcome.game, outcome.difference.as_ref()?)))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), outcomes.len(), wrong.join("\n"));
}
