//! Whether a name can be spoken: those who write descriptions abbreviate.

/// How English words, and the names of games from elsewhere, begin if they begin with more than one consonant.
const ONSETS: [&str; 46] = [
    "bh", "bl", "br", "ch", "cl", "cr", "dh", "dr", "dw", "fl", "fr", "gh", "gl", "gn", "gr", "gw",
    "hy", "kh", "kl", "kn", "kr", "ll", "ny", "ph", "pl", "pr", "ps", "rh", "sc", "sh", "sk", "sl",
    "sm", "sn", "sp", "sq", "st", "sv", "sw", "th", "tr", "ts", "tw", "wh", "wr", "zh",
];

/// Whether a name says anything when it is spoken: one of its words is more than an abbreviation.
pub(crate) fn is_speakable(name: &str) -> bool {
    name.split(' ').any(|word| is_word(word) && !word.starts_with(|c: char| c.is_ascii_digit()))
}

fn is_word(word: &str) -> bool {
    // Points of the compass are written in capitals.
    if word.chars().all(char::is_uppercase) {
        return !word.is_empty();
    }
    let lower = word.to_lowercase();
    let letters: Vec<char> = lower.chars().collect();
    let vowel = |letter: &char| "aeiouyàâäáéèêëíîïóôöúûüõãåæø".contains(*letter);
    if !letters.iter().all(|letter| letter.is_alphabetic() || "'’-".contains(*letter)) {
        return false;
    }
    match letters.as_slice() {
        [] | [_] | [_, _] => false,
        [first, second, ..] if !vowel(first) && !vowel(second) => {
            let onset: String = [*first, *second].iter().collect();
            letters.iter().any(vowel) && ONSETS.contains(&onset.as_str())
        }
        letters => letters.iter().any(vowel),
    }
}

#[cfg(test)]
mod tests {
    use super::is_speakable;

    #[test]
    fn abbreviations_are_no_words() {
        for name in ["first action", "goal", "cung", "owned holes", "SW", "group 5", "qty around"] {
            assert!(is_speakable(name), "{name}");
        }
        for name in ["lf", "e w", "dcol", "r 0x", "mleft", "l", ""] {
            assert!(!is_speakable(name), "{name}");
        }
    }
}
