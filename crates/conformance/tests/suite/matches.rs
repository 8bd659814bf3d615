//! Recorded matches stay exact.

use conformance::{Corpus, matches, ratchet};

#[test]
fn matches_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold(
                "matches",
                &matches::check(&corpus, None).expect("the corpus can be read"),
            );
        }
        None => testing::skipped_without_corpus(),
    }
}
