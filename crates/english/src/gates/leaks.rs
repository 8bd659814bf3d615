//! Traces of the description in the prose: keywords, indices, brackets, jargon, broken punctuation.

use crate::document::Document;

/// Something on the page that a reader should never see.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Leak {
    /// Which rule it breaks.
    pub rule: &'static str,
    /// The word or the piece of the sentence.
    pub found: String,
    /// The sentence around it.
    pub sentence: String,
}

/// Words of the engine that no rulebook uses.
const JARGON: [&str; 24] = [
    "vertex",
    "vertices",
    "mover",
    "component",
    "components",
    "container",
    "containers",
    "null",
    "true",
    "false",
    "undefined",
    "infinity",
    "pending",
    "ludeme",
    "boolean",
    "index",
    "indices",
    "site",
    "sites",
    "local",
    "integer",
    "string",
    "int",
    "respectively",
];

/// Words that may not stand twice in a row.
const MAY_DOUBLE: [&str; 2] = ["that", "had"];

/// All leaks of a document.
pub fn leaks(document: &Document) -> Vec<Leak> {
    let mut found = Vec::new();
    for sentence in document.sentences() {
        check(&sentence.text, &mut found);
    }
    for heading in document.headings() {
        check(heading, &mut found);
    }
    found
}

fn check(text: &str, found: &mut Vec<Leak>) {
    let mut leak = |rule, what: &str| {
        found.push(Leak { rule, found: what.to_owned(), sentence: text.to_owned() });
    };
    for (rule, pattern) in [
        ("double space", "  "),
        ("double stop", ".."),
        ("space before comma", " ,"),
        ("space before stop", " ."),
        ("comma before stop", ",."),
        ("double comma", ",,"),
        ("colon and stop", ":."),
        ("unfinished format", "{}"),
    ] {
        if text.contains(pattern) {
            leak(rule, pattern);
        }
    }
    if text.contains(['{', '}', '[', ']', '<', '>', '"', '_', '#']) {
        leak("bracket or quote of the description", text);
    }
    let mut previous = "";
    for raw in text.split_whitespace() {
        let word = raw.trim_matches(|c: char| !c.is_alphanumeric() && c != '-');
        check_word(word, previous, &mut leak);
        let joined = raw.trim_start_matches(|c: char| !c.is_alphanumeric());
        previous = if joined.ends_with([',', '.', ';', ':', '’', ')']) { "" } else { word };
    }
}

fn check_word<'a>(word: &'a str, previous: &str, leak: &mut impl FnMut(&'static str, &'a str)) {
    let lower = word.to_lowercase();
    // Some pieces are movers by name: "a side mover".
    let named = lower == "mover"
        && !matches!(previous.to_lowercase().as_str(), "" | "the" | "a" | "current");
    if JARGON.contains(&lower.as_str()) && !named {
        leak("jargon", word);
    }
    if lower == previous.to_lowercase()
        && !lower.is_empty()
        && lower.chars().all(char::is_alphabetic)
        && !MAY_DOUBLE.contains(&lower.as_str())
    {
        leak("doubled word", word);
    }
    let camel =
        word.chars().zip(word.chars().skip(1)).any(|(a, b)| a.is_lowercase() && b.is_uppercase());
    if camel {
        leak("camel case", word);
    }
    if word.len() > 1 && word.starts_with('-') && word[1..].chars().all(|c| c.is_ascii_digit()) {
        leak("negative number", word);
    }
    // Owner digits: "Pawn1". Coordinates have one or two capital letters: "A10", "AB21".
    let letters = word.chars().take_while(|c| c.is_alphabetic()).count();
    let digits = word.chars().skip(letters).collect::<String>();
    let coordinate = letters <= 2 && word.chars().take(letters).all(char::is_uppercase);
    if letters > 0
        && !coordinate
        && !digits.is_empty()
        && digits.chars().all(|c| c.is_ascii_digit())
    {
        leak("owner digit", word);
    }
    // A capital "A" or "AN" in the middle of a sentence is a letter.
    let article_wrong = match previous {
        "a" => lower.starts_with("8") || lower == "empty" || lower == "enemy",
        // A single letter is spoken by its name: "an F".
        "an" | "An" => {
            lower.starts_with(['b', 'c', 'd', 'f', 'g', 'k', 'p', 't']) && lower.len() > 1
        }
        _ => false,
    };
    if article_wrong {
        leak("wrong article", word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(text: &str) -> Vec<&'static str> {
        let mut found = Vec::new();
        check(text, &mut found);
        found.into_iter().map(|leak| leak.rule).collect()
    }

    #[test]
    fn plain_rules_are_clean() {
        assert!(
            rules(
                "Place one of your markers on A1, A10 or any other empty square of the 8×8 board."
            )
            .is_empty()
        );
    }

    #[test]
    fn each_kind_of_leak_is_found() {
        assert_eq!(rules("The captureRule holds."), ["camel case"]);
        assert_eq!(rules("Move to the the vertex.."), ["double stop", "doubled word", "jargon"]);
        assert_eq!(rules("It is a Pawn1."), ["owner digit"]);
        assert_eq!(rules("Sites [1, 2]."), ["bracket or quote of the description", "jargon"]);
        assert_eq!(rules("On a empty square."), ["wrong article"]);
        assert_eq!(rules("The value is -1."), ["negative number"]);
    }
}
