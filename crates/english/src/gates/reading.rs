//! Whether a sentence can be read in one way only, as far as its joints show it.
//!
//! What is looked at, in headings as well: "and" beside "or" in one clause without "either", "both" or "neither" to group them, and a
//! reference that nothing before it answers ("if so" at the start of a paragraph that nothing asks). What is not looked
//! at: which noun a pronoun stands for.

use crate::document::{Block, Document};
use crate::notes::without_set_phrases;
use crate::plan::points_back;

/// Words that say how far a joint reaches.
const GROUPS: [&str; 3] = ["either ", "both ", "neither "];
/// What begins a clause of its own.
const CLAUSES: [&str; 8] =
    [" if ", ": ", "; ", ", and ", ", which ", " whose ", " as long as ", " so that "];

/// Sentences that could be read in two ways.
pub fn doubtful(document: &Document) -> Vec<String> {
    let sentences = document.sentences().into_iter().map(|sentence| sentence.text.as_str());
    let texts = sentences.chain(document.headings());
    let mut all: Vec<String> = texts.filter(|text| is_mixed(text)).map(str::to_owned).collect();
    all.extend(unanswered(document));
    all
}

/// Whether a clause joins by "and" and by "or" without saying what belongs together.
pub(crate) fn is_mixed(text: &str) -> bool {
    let text = text.to_lowercase();
    if !text.contains(" and ") || !text.contains(" or ") {
        return false;
    }
    let unquoted = unquoted(&text);
    let bare = without_set_phrases(&unquoted);
    let mut clauses: Vec<&str> = vec![&bare];
    for begin in CLAUSES {
        clauses = clauses.into_iter().flat_map(|clause| clause.split(begin)).collect();
    }
    clauses.iter().any(|clause| {
        clause.contains(" and ")
            && clause.contains(" or ")
            && !GROUPS.iter().any(|group| clause.contains(group))
    })
}

/// The text without the names and words that it quotes.
fn unquoted(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(['‘', '“']) {
        bare.push_str(before);
        rest = after.split_once(['’', '”']).map_or("", |(_, after)| after);
    }
    bare + rest
}

/// Answers that stand first in a section or after a heading.
fn unanswered(document: &Document) -> Vec<String> {
    let mut all = Vec::new();
    for section in &document.sections {
        let mut asked = false;
        for block in &section.blocks {
            if let Block::Paragraph { sentences, .. } = block
                && let Some(first) = sentences.first()
                && !asked
                && points_back(&first.text)
            {
                all.push(first.text.clone());
            }
            asked = !matches!(block, Block::Heading { .. });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::is_mixed;

    #[test]
    fn joints_must_be_grouped() {
        assert!(is_mixed("A point that is empty and is red or is blue."));
        assert!(!is_mixed("A point that is empty and is either red or blue."));
        assert!(!is_mixed("If the throw is 1, 5 or 6, and your hand is not empty, move."));
        assert!(!is_mixed("The game ends and the scores are compared if A holds or B holds."));
        assert!(!is_mixed("It moves one square horizontally or vertically and stops."));
    }
}
