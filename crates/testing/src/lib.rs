//! What tests of all crates share.

mod games;

pub use games::{Described, bundled, bundled_games, corpus_games, described};

use std::io::Write;

/// Says that a test was skipped, and why, where it is seen: the macros for printing are captured while tests run, so
/// that nobody would learn of a test that passes without having tested anything.
pub fn skipped(why: &str) {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    // If not even this can be written, nobody is there to read it.
    let _ = writeln!(std::io::stderr(), "skipped {test}: {why}");
}

/// Says that a test was skipped for want of a corpus.
pub fn skipped_without_corpus() {
    skipped("there is no corpus of recorded games; set LUDOSCRIBE_CORPUS");
}
