//! The expansions and options of all games, and the standard definitions, stay exact.

use conformance::{Corpus, Outcome, definitions, expansions, options, ratchet, selections};

fn hold(name: &str, check: fn(&Corpus) -> anyhow::Result<Vec<Outcome>>) {
    match Corpus::find() {
        Some(corpus) => ratchet::hold(name, &check(&corpus).expect("the corpus can be read")),
        None => testing::skipped_without_corpus(),
    }
}

#[test]
fn expansions_are_exact() {
    hold("expansions", expansions::check);
}

#[test]
fn options_are_exact() {
    hold("options", options::check);
}

#[test]
fn definitions_are_exact() {
    hold("definitions", definitions::check);
}

#[test]
fn all_selections_read() {
    hold("selections", selections::check);
}
