//! What the first sentence of a rule has somebody do, as a name: "placing one of your balls".

/// Verbs that begin a command, and what doing so is called.
const VERBS: [(&str, &str); 21] = [
    ("add", "adding"),
    ("capture", "capturing"),
    ("choose", "choosing"),
    ("forget", "forgetting"),
    ("jump", "jumping"),
    ("mark", "marking"),
    ("move", "moving"),
    ("note", "noting"),
    ("place", "placing"),
    ("put", "putting"),
    ("remember", "remembering"),
    ("remove", "removing"),
    ("replace", "replacing"),
    ("score", "scoring"),
    ("show", "showing"),
    ("slide", "sliding"),
    ("swap", "swapping"),
    ("take", "taking"),
    ("tell", "telling"),
    ("turn", "turning"),
    ("exchange", "exchanging"),
];
/// Where what is done to something begins.
const ENDS: [&str; 27] = [
    "about",
    "along",
    "and",
    "any",
    "around",
    "as",
    "at",
    "by",
    "diagonally",
    "exactly",
    "for",
    "from",
    "horizontally",
    "if",
    "in",
    "into",
    "on",
    "one",
    "onto",
    "or",
    "over",
    "so",
    "straight",
    "through",
    "to",
    "up",
    "with",
];
/// Words that mean something only where they stand.
const POINTING: [&str; 8] = ["a", "certain", "it", "its", "such", "that", "them", "this"];
/// A name has no more words after the verb.
const LONGEST: usize = 5;

/// A name for what a sentence commands, be it under a condition or for each of several things.
pub(super) fn named_after_deed(sentence: &str) -> Option<String> {
    let command = |text: &str| {
        let mut words = text.split(' ');
        let verb = words.next()?.to_lowercase();
        let (_, doing) = VERBS.iter().find(|(command, _)| *command == verb)?;
        object(words).map(|object| format!("{doing} {object}"))
    };
    command(sentence).or_else(|| {
        // The command comes last, behind a condition.
        let (_, last) = sentence.rsplit_once(", ")?;
        let conditional = ["If ", "For ", "Otherwise"].iter().any(|it| sentence.starts_with(it));
        command(last).filter(|_| conditional)
    })
}

/// What is done something to: "the jumped piece", "one of your balls".
fn object<'t>(words: impl Iterator<Item = &'t str>) -> Option<String> {
    let mut object: Vec<&str> = Vec::new();
    for word in words {
        if !object.is_empty() && object.last() != Some(&"of") && ENDS.contains(&word) {
            break;
        }
        let bare = word.trim_end_matches(['.', ':', ';', ',']);
        if POINTING.contains(&bare) || !bare.chars().all(|c| c.is_ascii_alphabetic() || c == '\'') {
            return None;
        }
        object.push(bare);
        if bare != word {
            break;
        }
    }
    let telling = object.iter().any(|word| !["the", "of", "one", "your", "all"].contains(word));
    (telling && object.len() <= LONGEST).then(|| object.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_named_after_what_it_has_one_do() {
        let named = |sentence: &str| named_after_deed(sentence);
        let place = "Place one of your balls on any empty cell.";
        assert_eq!(named(place).as_deref(), Some("placing one of your balls"));
        let remove = "If the jumped piece is an enemy piece, remove the jumped piece.";
        assert_eq!(named(remove).as_deref(), Some("removing the jumped piece"));
        assert_eq!(named("Remove it from the board."), None);
        assert_eq!(named("This is allowed only if the cell is empty."), None);
    }
}
