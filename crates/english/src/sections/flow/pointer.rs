//! "Move it to its landing point (see Landing)." for "Move it to its landing point. The rule on landing applies."

use super::told_by_both;
use crate::document::Sentence;
use crate::realise::{capitalised, word_count};
use crate::repeats::rule_that_applies;

/// A sentence with a reference may have so many words.
const LONGEST: usize = 32;
/// How sentences begin of which a reference would seem to be a part: it would hold in their case only, or explain what they ask for.
const CASES: [&str; 15] = [
    "Each of these steps ",
    "If ",
    "Otherwise",
    "For ",
    "The ",
    "This ",
    "These ",
    "Note ",
    "Forget ",
    "Remember ",
    "You ",
    "It may ",
    "It must ",
    "It takes ",
    "Such a move ",
];

/// Puts references to rules behind the sentences that they go on from.
pub(super) fn attach(sentences: &mut Vec<Sentence>) {
    let mut at = 1;
    while at < sentences.len() {
        match referring(&sentences[at - 1].text, &sentences[at].text) {
            Some(text) => {
                let both = told_by_both(text, &sentences[at - 1], &sentences[at]);
                sentences.splice(at - 1..=at, [both]);
            }
            None => at += 1,
        }
    }
}

/// A sentence with the reference that follows it.
fn referring(sentence: &str, reference: &str) -> Option<String> {
    let rule = rule_that_applies(reference)?;
    let bare = sentence.strip_suffix('.')?;
    let case = CASES.iter().any(|head| bare.starts_with(head)) || bare.contains(", if ");
    if case || bare.ends_with(')') || rule_that_applies(sentence).is_some() {
        return None;
    }
    let text = format!("{bare} (see {}).", capitalised(rule));
    (word_count(&text) <= LONGEST).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::referring;

    const APPLIES: &str = "The rule on landing applies.";

    #[test]
    fn a_reference_stands_behind_the_move() {
        assert_eq!(
            referring("Move one of your discs.", APPLIES).as_deref(),
            Some("Move one of your discs (see Landing).")
        );
    }

    #[test]
    fn a_reference_is_no_part_of_a_case() {
        assert_eq!(referring("If it is empty, go there.", APPLIES), None);
        assert_eq!(referring("Go there (see Landing).", APPLIES), None);
        assert_eq!(referring("Go there.", "Stop there."), None);
    }
}
