//! Numbers as a rulebook prints them: words up to ten, figures beyond.

const WORDS: [&str; 11] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS: [&str; 11] = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    "tenth",
];

/// Figures of this number and beyond stand in groups.
const GROUPED: i64 = 100_000;

/// The number in words up to ten, in figures beyond.
pub fn number_word(number: i64) -> String {
    match usize::try_from(number) {
        Ok(small) if small < WORDS.len() => WORDS[small].to_owned(),
        Ok(_) if number >= GROUPED => grouped(number),
        Ok(_) => number.to_string(),
        Err(_) => format!("minus {}", number_word(number.saturating_neg())),
    }
}

/// "1,000,000": figures in groups of three.
fn grouped(number: i64) -> String {
    let figures = number.to_string();
    let first = (figures.len() + 2) % 3 + 1;
    let (head, rest) = figures.split_at(first);
    let groups = rest.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group));
    groups.fold(head.to_owned(), |all, group| format!("{all},{group}"))
}

/// The number in words up to a hundred where these are one word, for headings; in figures otherwise.
pub fn spelled(number: i64) -> String {
    const TENS: [&str; 8] =
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
    match usize::try_from(number) {
        Ok(tens @ 20..100) if tens % 10 == 0 => TENS[tens / 10 - 2].to_owned(),
        _ => number_word(number),
    }
}

/// The small number that a word stands for.
pub(crate) fn number_of_word(word: &str) -> Option<usize> {
    WORDS.iter().position(|known| *known == word)
}

/// The ordinal in words up to ten, in figures beyond.
pub fn ordinal(number: i64) -> String {
    if let Some(word) = usize::try_from(number).ok().and_then(|small| ORDINALS.get(small)) {
        return (*word).to_owned();
    }
    let suffix = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{suffix}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_numbers_are_words() {
        assert_eq!(number_word(3), "three");
        assert_eq!(number_word(11), "11");
        assert_eq!(number_word(1_000_000_000), "1,000,000,000");
        assert_eq!(number_word(250_000), "250,000");
        assert_eq!(number_word(-2), "minus two");
        assert_eq!([50, 55, 7].map(spelled), ["fifty", "55", "seven"]);
        assert_eq!(ordinal(2), "second");
        assert_eq!(ordinal(112), "112th");
        assert_eq!(ordinal(23), "23rd");
    }
}
