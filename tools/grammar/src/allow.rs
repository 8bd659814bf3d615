//! What the checker finds and we allow, with the reason.

/// Kinds of findings that are about taste or need a dictionary of all games.
const KINDS: [(&str, &str); 5] = [
    ("Typo", "names of pieces again: it splits them into English words"),
    ("Spelling", "names of games and pieces come from all languages"),
    ("Style", "taste; the style guide decides"),
    ("Readability", "the length of sentences has a gate of its own"),
    ("WordChoice", "suggests rarer words for plain ones"),
];

/// Parts of messages that do not apply to rules of games.
const MESSAGES: [(&str, &str); 4] = [
    ("Consider simplifying to `all the`", "\"all of the following\" is how rulebooks say it"),
    ("Oxford", "British rulebooks do without the comma"),
    ("title case", "our headings are sentences"),
    ("capital", "lists of conditions begin in lower case"),
];

/// Whether a finding is allowed.
pub fn allowed(found: &str, kind: &str, message: &str) -> bool {
    // "Number A is two": the letter of a definition is no article.
    let letter = message.contains("indefinite article") && found == "A";
    letter
        || KINDS.iter().any(|(known, _)| *known == kind)
        || MESSAGES.iter().any(|(part, _)| message.contains(part))
}
