//! Marks that stand for letters which are not given out yet.

/// Signs of the private use area: no description can be told with them.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// The mark of a definition.
pub fn mark(index: usize) -> String {
    format!("{OPEN}{index}{CLOSE}")
}

/// The definitions that a text refers to, in order.
pub fn marks(text: &str) -> Vec<usize> {
    text.split(OPEN)
        .skip(1)
        .filter_map(|rest| rest.split(CLOSE).next().and_then(|index| index.parse().ok()))
        .collect()
}

/// The text with a letter for each mark.
pub fn lettered(text: &str, letter: impl Fn(usize) -> String) -> String {
    let mut pieces = text.split(OPEN);
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once(CLOSE) {
            Some((index, rest)) => {
                out += &index.parse().map(&letter).unwrap_or_default();
                out += rest;
            }
            None => out += piece,
        }
    }
    out
}

/// Whether a text refers to a definition.
pub fn is_marked(text: &str) -> bool {
    text.contains(OPEN)
}

/// Whether a text refers to places, pieces or numbers, and to nothing that holds or is done.
pub fn names_things(text: &str) -> bool {
    let others = ["condition", "move"];
    is_marked(text) && !others.iter().any(|noun| text.contains(&format!("{noun} {OPEN}")))
}

/// Letters that can stand for something: "I" would be read as a word.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// A, B, …, Z, AA, AB, …
pub fn letter(number: usize) -> String {
    let last = char::from(LETTERS[number % LETTERS.len()]);
    match number / LETTERS.len() {
        0 => last.to_string(),
        more => letter(more - 1) + &last.to_string(),
    }
}

/// Pairs of letters that are words.
const WORDS: [&str; 12] = ["AM", "AN", "AS", "AT", "BE", "BY", "DO", "GO", "IF", "IN", "IS", "IT"];

/// The letter after so many that are given out.
pub fn next_letter(given: &mut usize) -> String {
    *given += 1;
    while WORDS.contains(&letter(*given - 1).as_str()) {
        *given += 1;
    }
    letter(*given - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_letters() {
        let text = format!("condition {} or number {}.", mark(12), mark(3));
        assert_eq!(marks(&text), [12, 3]);
        let told = lettered(&text, |index| if index == 12 { "A".into() } else { "B".into() });
        assert_eq!(told, "condition A or number B.");
        assert!(marks(&told).is_empty());
    }

    #[test]
    fn letters_go_on_after_the_last() {
        assert_eq!([letter(0), letter(24), letter(25), letter(51)], ["A", "Z", "AA", "BB"]);
    }
}
