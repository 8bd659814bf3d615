//! Names of games as other programs like them.

/// A name for files: letters, digits and hyphens, whatever the game is called.
///
/// ```
/// assert_eq!(ludoscribe::file_name("Nine Men's Morris"), "nine-mens-morris");
/// assert_eq!(ludoscribe::file_name("../.."), "manual");
/// ```
pub fn file_name(title: &str) -> String {
    let mut name = String::new();
    for c in title.chars() {
        if c.is_alphanumeric() {
            name.extend(c.to_lowercase());
        } else if c != '\'' && c != '’' && !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
    }
    let name = name.trim_end_matches('-');
    if name.is_empty() { "manual".to_owned() } else { name.chars().take(80).collect() }
}

/// A word as a shell reads it.
///
/// ```
/// assert_eq!(ludoscribe::shell_word("games/hex.lud"), "games/hex.lud");
/// assert_eq!(ludoscribe::shell_word("nine men's morris"), r"'nine men'\''s morris'");
/// ```
pub fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
