//! The boards, equipment and named regions of all games stay exact.

use conformance::{Corpus, boards, equipment, ratchet, regions};

#[test]
fn boards_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("boards", &boards::check(&corpus).expect("the corpus can be read"));
        }
        None => testing::skipped_without_corpus(),
    }
}

#[test]
fn equipment_is_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("equipment", &equipment::check(&corpus).expect("the corpus can be read"));
        }
        None => testing::skipped_without_corpus(),
    }
}

#[test]
fn named_regions_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("regions", &regions::check(&corpus).expect("the corpus can be read"));
        }
        None => testing::skipped_without_corpus(),
    }
}
