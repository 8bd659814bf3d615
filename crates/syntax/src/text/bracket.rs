//! Which bracket closes which: the one notion of structure that text has before it becomes a tree.

use memchr::memchr;

/// The bracket that closes an opening one.
fn closer(open: u8) -> Option<u8> {
    match open {
        b'(' => Some(b')'),
        b'{' => Some(b'}'),
        b'[' => Some(b']'),
        b'<' => Some(b'>'),
        _ => None,
    }
}

/// Where the bracket at `open` is closed: the index of its counterpart, strings apart.
///
/// Only brackets of the same kind count, as option values may hold any fragment. A `<` or `>` right after `(` is an operator.
pub(crate) fn closing_bracket(text: &[u8], open: usize) -> Option<usize> {
    let opening = *text.get(open)?;
    let closing = closer(opening)?;
    let mut depth = 0usize;
    let mut at = open;
    while at < text.len() {
        let byte = text[at];
        let operator = opening == b'<' && at > open && text[at - 1] == b'(';
        if byte == b'"' {
            at = quote_end(text, at)?;
        } else if byte == opening && !operator {
            depth += 1;
        } else if byte == closing && !operator {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
        at += 1;
    }
    None
}

/// Where a bracket at `open` is closed, if there is an opening bracket at all.
pub(crate) fn call_bracket(text: &[u8], open: usize) -> Option<usize> {
    text.get(open).copied().and_then(closer)?;
    closing_bracket(text, open)
}

/// Where the string that opens at `open` ends: the index of its closing quote. A `\"` does not close it.
pub(crate) fn quote_end(text: &[u8], open: usize) -> Option<usize> {
    let mut at = open + 1;
    loop {
        at += memchr(b'"', text.get(at..)?)?;
        if text[at - 1] != b'\\' || at - 1 == open {
            return Some(at);
        }
        at += 1;
    }
}

/// The first index at or after `at` that holds no white space.
pub(crate) fn blanks_end(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    text.len().min(at) + rest.len() - rest.trim_ascii_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_operators_hide_brackets() {
        assert_eq!(closing_bracket(br#"(a ")" (b))"#, 0), Some(10));
        assert_eq!(closing_bracket(b"<(> 1 2)>", 0), Some(8));
        assert_eq!(closing_bracket(b"(a", 0), None);
    }

    #[test]
    fn escaped_quotes_stay_inside() {
        assert_eq!(quote_end(br#""a \"b\" c" "#, 0), Some(10));
        assert_eq!(quote_end(br#""abc"#, 0), None);
    }
}
