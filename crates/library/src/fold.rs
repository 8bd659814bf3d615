//! Names without accents, case and punctuation.

/// The letters and digits of a name in lower case and without accents, words set apart by one blank.
///
/// ```
/// assert_eq!(library::fold("Mū Tōrere"), "mu torere");
/// assert_eq!(library::fold("nine-mens_morris"), library::fold("Nine Men's Morris"));
/// ```
pub fn fold(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for letter in name.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            "" if letter.is_alphanumeric() => folded.push(letter),
            "" if is_mark(letter) => {}
            "" => {
                if !folded.is_empty() && !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            plain => folded.push_str(plain),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Apostrophes and accents that stand by themselves belong to the word around them.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\'' | '’' | 'ʻ' | 'ʼ' | '`' | '\u{300}'..='\u{36f}')
}

/// The plain letters for one with an accent, or nothing for any other.
fn plain(letter: char) -> &'static str {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'å' | 'ā' | 'ă' | 'ą' | 'ä' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ð' | 'đ' | 'ď' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' => "g",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => "i",
        'ł' | 'ľ' | 'ļ' => "l",
        'ñ' | 'ń' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ō' | 'ő' | 'ø' | 'ö' | 'ơ' | 'ờ' | 'ớ' => "o",
        'œ' => "oe",
        'ř' => "r",
        'ś' | 'ş' | 'š' | 'ș' => "s",
        'ß' => "ss",
        'ţ' | 'ť' | 'ț' => "t",
        'þ' => "th",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' | 'ư' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_punctuation_do_not_count() {
        assert_eq!(fold("Pong Hau K'i"), "pong hau ki");
        assert_eq!(fold("  MÜHLE!  "), "muhle");
        assert_eq!(fold("e\u{301}checs"), "echecs");
        assert_eq!(fold("Connect-4"), "connect 4");
        assert_eq!(fold("Шахматы"), "шахматы");
        assert_eq!(fold("…"), "");
    }
}
