//! Qualifications that a long sentence can hand over to a list: "the squares in line with it, going left, …".

use super::text::{Text, compose};

/// Signs of the private use area around a qualification; the finished document has none of them.
const OPEN: char = '\u{E013}';
const CLOSE: char = '\u{E014}';

/// A qualification, as it stands after a comma or in brackets.
pub(crate) fn aside(text: &Text) -> Text {
    compose(&format!("{OPEN}{{}}{CLOSE}"), &[text])
}

/// The text without the signs.
pub(super) fn unmarked(text: &str) -> String {
    text.replace([OPEN, CLOSE], "")
}

/// A sentence without its qualifications, and these; nothing if it has none.
pub(crate) fn set_apart(sentence: &str) -> Option<(String, Vec<String>)> {
    let mut rest = sentence;
    let mut plain = String::new();
    let mut asides: Vec<String> = Vec::new();
    while let Some((before, after)) = rest.split_once(OPEN) {
        // What qualifies a qualification goes with it.
        let end = closing(after)?;
        let (inside, after) = (&after[..end], &after[end + CLOSE.len_utf8()..]);
        let bracketed = before.ends_with(" (") && after.starts_with(')');
        plain.push_str(before.trim_end_matches([' ', '(', ',']));
        asides.push(unmarked(inside));
        rest = if bracketed { &after[1..] } else { after };
    }
    plain.push_str(rest);
    (!asides.is_empty()).then_some((plain, asides))
}

/// Where the qualification ends that has just been opened.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    for (at, sign) in text.char_indices() {
        match sign {
            OPEN => depth += 1,
            CLOSE => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qualifications_are_set_apart() {
        let way = aside(&"going left".into());
        let steps = aside(&"in steps".into());
        let text = format!("The squares in line, {way}, and more ({steps}).");
        let (plain, asides) = set_apart(&text).unwrap();
        assert_eq!(plain, "The squares in line, and more.");
        assert_eq!(asides, ["going left", "in steps"]);
        assert_eq!(unmarked(&text), "The squares in line, going left, and more (in steps).");
        assert!(set_apart("Plain.").is_none());
    }
}
