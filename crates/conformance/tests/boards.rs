//! The boards, equipment and named regions of all games stay exact.

use conformance::{Corpus, boards, equipment, ratchet, regions};

#[test]
fn boards_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("boards", &boards::check(&corpus).expect("the corpus can be read"));
        }
        None => ratchet::skipped("boards_are_exact"),
    }
}

#[test]
fn equipment_is_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("equipment", &equipment::check(&corpus).expect("the corpus can be read"));
        }
        None => ratchet::skipped("equipment_is_exact"),
    }
}

#[test]
fn named_regions_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("regions", &regions::check(&corpus).expect("the corpus can be read"));
        }
        None => ratchet::skipped("named_regions_are_exact"),
    }
}
