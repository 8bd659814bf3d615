//! Whether a name can be spoken: those who write descriptions abbreviate.

/// How English words, and the names of games from elsewhere, begin if they begin with more than one consonant.
const ONSETS: [&str; 46] = [
    "bh", "bl", "br", "ch", "cl", "cr", "dh", "dr", "dw", "fl", "fr", "gh", "gl", "gn", "gr", "gw",
    "hy", "kh", "kl", "kn", "kr", "ll", "ny", "ph", "pl", "pr", "ps", "rh", "sc", "sh", "sk", "sl",
    "sm", "sn", "sp", "sq", "st", "sv", "sw", "th", "tr", "ts", "tw", "wh", "wr", "zh",
];
/// Short words that are words.
const SHORT: [&str; 20] = [
    "a", "ai", "an", "as", "at", "by", "go", "ha", "in", "it", "me", "my", "no", "of", "on", "or",
    "ox", "so", "to", "up",
];

/// Whether every word of a name can be spoken and says more than an abbreviation does.
pub(crate) fn is_speakable(name: &str) -> bool {
    !name.is_empty() && name.split(' ').all(is_word)
}

fn is_word(word: &str) -> bool {
    if word.chars().all(|c| c.is_ascii_digit()) {
        return true;
    }
    let lower = word.to_lowercase();
    let letters: Vec<char> = lower.chars().collect();
    let vowel = |letter: &char| "aeiouyàâäáéèêëíîïóôöúûüõãåæø".contains(*letter);
    if !letters.iter().all(|letter| letter.is_alphabetic() || "'’-".contains(*letter)) {
        return false;
    }
    match letters.as_slice() {
        [] => false,
        [_] | [_, _] => SHORT.contains(&lower.as_str()),
        [first, second, ..] if !vowel(first) && !vowel(second) => {
            // Compass points and the like are written in capitals.
            let onset: String = [*first, *second].iter().collect();
            letters.iter().any(vowel) && ONSETS.contains(&onset.as_str())
                || word.chars().all(char::is_uppercase)
        }
        letters => letters.iter().any(vowel),
    }
}

#[cfg(test)]
mod tests {
    use super::is_speakable;

    #[test]
    fn abbreviations_are_no_words() {
        for name in ["first action", "goal", "cung", "owned holes", "NNE side", "group 5"] {
            assert!(is_speakable(name), "{name}");
        }
        for name in ["lf", "e w", "dcol", "r 0x", "mleft", "l", ""] {
            assert!(!is_speakable(name), "{name}");
        }
    }
}
