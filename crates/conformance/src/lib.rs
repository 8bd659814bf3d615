//! Checks the recorded facts of the corpus against the crates.
