//! "A" or "an", by sound.

/// The words with the indefinite article before them.
pub fn with_article(words: &str) -> String {
    if starts_with_vowel_sound(words) { format!("an {words}") } else { format!("a {words}") }
}

fn starts_with_vowel_sound(words: &str) -> bool {
    let first: String =
        words.chars().take_while(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    if first.chars().all(|c| c.is_ascii_digit()) {
        return first.starts_with('8') || matches!(first.as_str(), "11" | "18");
    }
    if ["hour", "honest", "honour", "heir"].iter().any(|silent| first.starts_with(silent)) {
        return true;
    }
    let you_sound = ["uni", "use", "usu", "eu", "ewe", "one", "once", "ura", "uti"];
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
