//! The boards of all games stay exact.

use conformance::{Corpus, boards, ratchet};

#[test]
fn boards_are_exact() {
    match Corpus::find() {
        Some(corpus) => {
            ratchet::hold("boards", &boards::check(&corpus).expect("the corpus can be read"));
        }
        None => eprintln!("skipped: there is no corpus; set LUDOSCRIBE_CORPUS"),
    }
}
