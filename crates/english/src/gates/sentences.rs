//! How long sentences are, and whether their connectives can be read in one way only.

use crate::document::Document;
use crate::realise::word_count;

/// A sentence may not be longer than this.
pub const LONGEST: usize = 35;

/// Figures about the sentences of a document.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SentenceFigures {
    /// How many sentences there are; cells of tables do not count.
    pub sentences: usize,
    /// How many words they have together.
    pub words: usize,
    /// The words of the longest one.
    pub longest: usize,
    /// Sentences over the limit.
    pub too_long: Vec<String>,
    /// Sentences that mix "and" and "or", or have more than two conditions.
    pub tangled: Vec<String>,
}

/// Measures the sentences of a document.
pub fn sentence_figures(document: &Document) -> SentenceFigures {
    let mut figures = SentenceFigures::default();
    for sentence in document.sentences() {
        let words = word_count(&sentence.text);
        // A cell of a table or a title has no stop.
        if !sentence.text.ends_with(['.', ':', ';', '?']) {
            continue;
        }
        figures.sentences += 1;
        figures.words += words;
        figures.longest = figures.longest.max(words);
        figures.judge(&sentence.text);
    }
    // "If A holds:" is read as a sentence is, but is none: it does not count for the mean.
    document.headings().into_iter().for_each(|heading| figures.judge(heading));
    figures
}

impl SentenceFigures {
    fn judge(&mut self, text: &str) {
        if word_count(text) > LONGEST {
            self.too_long.push(text.to_owned());
        }
        if is_tangled(text) {
            self.tangled.push(text.to_owned());
        }
    }
}

/// Whether conditions are joined by both "and" and "or", or there are more than two of them.
fn is_tangled(text: &str) -> bool {
    let lower = text.to_lowercase();
    let ifs = lower.split_whitespace().filter(|word| *word == "if").count();
    let mixed =
        lower.contains(", and ") && lower.contains(", or ") && !lower.contains("and either");
    ifs > 2 || mixed
}

#[cfg(test)]
mod tests {
    use super::is_tangled;

    #[test]
    fn grouping_must_be_plain() {
        assert!(is_tangled("If A, and B, or C, move."));
        assert!(is_tangled("If a if b if c."));
        assert!(!is_tangled("If A, and either B or C, move."));
    }
}
