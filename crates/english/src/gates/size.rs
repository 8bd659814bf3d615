//! How much is said, and how much of it twice.

use std::collections::HashSet;

use crate::document::{Document, SectionKind};

/// Sequences of so many words should not come again.
const SEQUENCE: usize = 8;
/// A text may repeat so many of a hundred sequences.
const TOLERATED: usize = 2;

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

impl Size {
    /// Whether more comes again than a reader should bear.
    pub fn repeats_itself(&self) -> bool {
        self.repeated * 100 > self.sequences * TOLERATED
    }
}

/// Whether a part of a sentence is a word or a number.
fn is_word(part: &str) -> bool {
    part.chars().any(char::is_alphanumeric)
}

/// Measures a document.
pub fn size(document: &Document) -> Size {
    let mut size = Size::default();
    let mut seen: HashSet<Vec<&str>> = HashSet::new();
    for section in &document.sections {
        // The summary quotes the rules: that is what it is for.
        let quotes = section.kind == SectionKind::Glance;
        for sentence in section.sentences() {
            let words: Vec<&str> = sentence.text.split_whitespace().collect();
            size.words += words.len();
            // The signs of a grid are no words.
            let words: Vec<&str> = words.into_iter().filter(|word| is_word(word)).collect();
            for sequence in words.windows(SEQUENCE).filter(|_| !quotes) {
                size.sequences += 1;
                if !seen.insert(sequence.to_vec()) {
                    size.repeated += 1;
                }
            }
        }
    }
    size
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Block, Section, Sentence};

    fn document(texts: &[&str]) -> Document {
        let sentence = |text: &&str| Sentence { text: (*text).to_owned(), told: vec![] };
        let blocks = vec![Block::paragraph(texts.iter().map(sentence).collect())];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        Document { title: "G".into(), sections: vec![section] }
    }

    #[test]
    fn what_comes_again_is_counted() {
        let once = "Move one of your discs to any empty square nearby.";
        let other = "Take any disc that stands alone off the board and keep it.";
        assert!(!size(&document(&[once, other])).repeats_itself());
        let twice = size(&document(&[once, other, once]));
        assert_eq!((twice.sequences, twice.repeated), (11, 3));
        assert!(twice.repeats_itself());
    }
}
