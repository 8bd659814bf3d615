//! What the checker finds and we allow, with the reason.

/// Kinds of findings that are about taste or need a dictionary of all games.
const KINDS: [(&str, &str); 6] = [
    ("Typo", "names of pieces again: it splits them into English words"),
    ("Spelling", "names of games and pieces come from all languages"),
    ("Style", "taste; the style guide decides"),
    ("Readability", "the length of sentences has a gate of its own"),
    ("WordChoice", "suggests rarer words for plain ones"),
    ("Regionalism", "pieces keep the names that their games give them"),
];

/// Parts of messages that do not apply to rules of games.
const MESSAGES: [(&str, &str); 6] = [
    ("Consider simplifying to `all the`", "\"all of the following\" is how rulebooks say it"),
    ("Oxford", "British rulebooks do without the comma"),
    ("title case", "our headings are sentences"),
    ("capital", "lists of conditions begin in lower case"),
    ("canonical spelling is all-caps", "it takes letters in the names of tables for initials"),
    ("missing a preposition here", "\"than you have\" may be left out after a comparison"),
];

/// What is found, and what the message says, where the words are right.
const WORDS: [(&str, &str, &str); 3] = [
    ("A sowing", "mass noun", "in sowing games one turn of sowing is a sowing"),
    ("previous", "one of the", "\"one of the previous player's balls\" has its plural further on"),
    ("section", "one of the", "the same with a name between: \"one of the section 0 cells\""),
];

/// Whether a finding in a sentence is allowed.
pub fn allowed(found: &str, kind: &str, message: &str, sentence: &str) -> bool {
    // It loses count of quotes that stand close together.
    let closed = sentence.matches('“').count() == sentence.matches('”').count();
    let quotes = message.contains("has no termination") && closed;
    // "Player 10's" is no decade.
    let player = message.contains("decade") && sentence.contains(&format!("layer {found}"));
    // An ur piece is not spelled.
    let ur = message.contains("indefinite article") && sentence.contains("n ur piece");
    // "Number A is two": the letter of a definition is no article.
    let letter = message.contains("indefinite article") && found == "A";
    letter
        || quotes
        || player
        || ur
        || WORDS
            .iter()
            .any(|(word, part, _)| found.eq_ignore_ascii_case(word) && message.contains(part))
        || KINDS.iter().any(|(known, _)| *known == kind)
        || MESSAGES.iter().any(|(part, _)| message.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn right_words_are_allowed_and_wrong_ones_are_not() {
        let quote = "This quote has no termination.";
        assert!(allowed("“", "Formatting", quote, "With “a” in place of “b”."));
        assert!(!allowed("“", "Formatting", quote, "With “a in place of “b”."));
        let decade = "To refer to a decade the apostrophe must be before the decade.";
        assert!(allowed("10's", "Usage", decade, "Player 10's start cell is A1."));
        assert!(!allowed("10's", "Usage", decade, "The 10's counters."));
    }
}
