//! Counts of sequences of moves stay exact, as deep as they are cheap.

use conformance::{Corpus, perft, ratchet};

/// Depths with more sequences are left to `cargo run --release -p conformance -- perft`.
const LIMIT: u64 = 1000;

#[test]
fn counts_of_sequences_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            let outcomes = perft::check(&corpus, None, LIMIT, 2).expect("the corpus can be read");
            ratchet::hold("perft", &outcomes);
        }
        None => testing::skipped_without_corpus(),
    }
}
