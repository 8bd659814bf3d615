//! How much is said, and how much of it twice.

use std::collections::HashSet;

use crate::document::Document;

/// Sequences of so many words should not come again.
const SEQUENCE: usize = 8;

/// How much a document says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Size {
    /// Its words, tables included.
    pub words: usize,
    /// Sequences of eight words inside sentences.
    pub sequences: usize,
    /// Those of them that were read before.
    pub repeated: usize,
}

/// Measures a document.
pub fn size(document: &Document) -> Size {
    let mut size = Size::default();
    let mut seen: HashSet<Vec<&str>> = HashSet::new();
    for sentence in document.sentences() {
        let words: Vec<&str> = sentence.text.split_whitespace().collect();
        size.words += words.len();
        for sequence in words.windows(SEQUENCE) {
            size.sequences += 1;
            if !seen.insert(sequence.to_vec()) {
                size.repeated += 1;
            }
        }
    }
    size
}
