//! Sentences: capital, full stop, length.

use super::text::Text;
use super::told::in_order;
use crate::document::Sentence;

/// The words with a capital at their start.
pub fn capitalised(words: &str) -> String {
    // An enumeration begins with a sign that is taken off later.
    let letters = words.trim_start_matches(super::enumeration::OPEN);
    let signs = &words[..words.len() - letters.len()];
    let mut chars = letters.chars();
    match chars.next() {
        Some(first) => {
            let mut capitalised = String::with_capacity(words.len() + 1);
            capitalised.push_str(signs);
            capitalised.extend(first.to_uppercase());
            capitalised.push_str(chars.as_str());
            capitalised
        }
        None => words.to_owned(),
    }
}

/// A sentence: one capital, one full stop, ludemes in order.
pub fn finished(text: &Text) -> Sentence {
    let said = text.as_str();
    let spaced = said.contains("  ") || said.contains('\n') || said.trim() != said;
    let mut words = if spaced {
        capitalised(&said.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        capitalised(said)
    };
    if !words.ends_with(['.', ':', '?', '!']) {
        words.push('.');
    }
    let mut told = text.told().to_vec();
    in_order(&mut told);
    Sentence { text: words, told }
}

/// How many words a sentence has.
pub fn word_count(text: &str) -> usize {
    text.split_ascii_whitespace().count()
}
