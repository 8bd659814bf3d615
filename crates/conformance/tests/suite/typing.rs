//! Every game of the corpus can be typed.

use conformance::{Corpus, ratchet, typing};

#[test]
fn all_games_are_typed() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("typing", &typing::check(&corpus).expect("the corpus can be read"));
        }
        None => testing::skipped_without_corpus(),
    }
}
