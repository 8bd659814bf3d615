//! Small words: articles, capitals, lists.

/// A noun with its article.
pub(super) fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// A name that was written in one word, as people write it: "RaceSubgame" is the "Race Subgame".
pub(super) fn apart(name: &str) -> String {
    let mut words = String::new();
    let mut last = ' ';
    for sign in name.chars() {
        if sign.is_uppercase() && last.is_lowercase() {
            words.push(' ');
        }
        words.push(sign);
        last = sign;
    }
    words
}

/// A text that begins a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Things in a row: "a, b and c".
pub(super) fn list(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}
