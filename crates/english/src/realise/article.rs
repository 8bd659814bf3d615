//! "A" or "an", by sound.

/// The words with the indefinite article before them, unless they say already whose or which they are.
pub fn with_article(words: &str) -> String {
    if is_determined(words) {
        return words.to_owned();
    }
    if starts_with_vowel_sound(words) { format!("an {words}") } else { format!("a {words}") }
}

/// "the enemy king", "your rook", "White's pawn".
fn is_determined(words: &str) -> bool {
    words.starts_with("the ") || owner_and_thing(words).is_some()
}

/// Whose a thing is, and the thing: "White's", "pawn"; "the Rebels'", "officer".
pub fn owner_and_thing(words: &str) -> Option<(&str, &str)> {
    if let Some(thing) = words.strip_prefix("your ") {
        return Some(("your", thing));
    }
    let end = ["'s ", "' "]
        .iter()
        .filter_map(|mark| words.find(mark).map(|at| at + mark.len() - 1))
        .min()?;
    Some((&words[..end], &words[end + 1..]))
}

fn starts_with_vowel_sound(words: &str) -> bool {
    let words = words.trim_start_matches('‘');
    let first: String =
        words.chars().take_while(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    if first.chars().all(|c| c.is_ascii_digit()) {
        return first.starts_with('8') || matches!(first.as_str(), "11" | "18");
    }
    if first.chars().count() == 1 {
        // The name of a letter.
        return "aefhilmnorsx".contains(&first);
    }
    if ["hour", "honest", "honour", "heir"].iter().any(|silent| first.starts_with(silent)) {
        return true;
    }
    // A single letter is called by its name.
    if first.len() == 1 {
        return first.starts_with(['a', 'e', 'f', 'h', 'i', 'l', 'm', 'n', 'o', 'r', 's', 'x']);
    }
    let you_sound = ["uni", "use", "usu", "eu", "ewe", "one", "once", "uran", "uti"];
    if you_sound.iter().any(|sound| first.starts_with(sound)) && !first.starts_with("unin") {
        return false;
    }
    first.starts_with(['a', 'e', 'i', 'o', 'u'])
}

#[cfg(test)]
mod tests {
    use super::with_article;

    #[test]
    fn the_article_goes_by_sound() {
        for (word, expected) in [
            ("8×8 board", "an 8×8 board"),
            ("11×11 board", "an 11×11 board"),
            ("10×10 board", "a 10×10 board"),
            ("unit", "a unit"),
            ("hour", "an hour"),
            ("empty square", "an empty square"),
            ("one", "a one"),
            ("hunter", "a hunter"),
            ("unoccupied cell", "an unoccupied cell"),
        ] {
            assert_eq!(with_article(word), expected);
        }
    }
}
