//! The gates of the English texts are missed no more often than the limits allow.

use conformance::{Corpus, english_gates};

/// Misses over all games that are allowed for each gate; a gate that is not listed allows none.
const LIMITS: &str = include_str!("../../ratchet/english.txt");

#[test]
fn texts_keep_their_gates() {
    let Some(corpus) = Corpus::find() else {
        return testing::skipped_without_corpus();
    };
    let misses = english_gates::check(&corpus).expect("every game can be told");
    for (gate, number) in misses {
        let limit = LIMITS
            .lines()
            .find_map(|line| line.strip_prefix(gate)?.trim().parse::<usize>().ok())
            .unwrap_or(0);
        assert!(number <= limit, "{gate}: {number} misses, at most {limit} are allowed");
    }
}
