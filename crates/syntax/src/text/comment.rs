//! Comments: from `//` to the end of the line, strings apart.

use memchr::{memchr, memchr2};

use super::{Text, quote_end};

/// The text without its comments; the ends of lines stay.
pub(crate) fn strip_comments(text: &Text) -> Text {
    let bytes = text.bytes();
    let mut kept = Text::default();
    let mut done = 0;
    let mut at = 0;
    while let Some(step) = memchr2(b'"', b'/', &bytes[at..]) {
        at += step;
        if bytes[at] == b'"' {
            // A quote that never closes is reported later; what follows it cannot be told from its text.
            let Some(end) = quote_end(bytes, at) else { break };
            at = end + 1;
        } else if bytes.get(at + 1) == Some(&b'/') {
            kept.push_slice(text, done..at);
            at = memchr(b'\n', &bytes[at..]).map_or(bytes.len(), |line| at + line);
            done = at;
        } else {
            at += 1;
        }
    }
    kept.push_slice(text, done..bytes.len());
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SourceId;

    fn stripped(text: &str) -> String {
        let text = strip_comments(&Text::of_source(SourceId(0), text));
        text.string(0..text.len())
    }

    #[test]
    fn comments_go_and_strings_stay() {
        assert_eq!(stripped("a // b \" c\nd"), "a \nd");
        assert_eq!(stripped("\"http://x\" y // z"), "\"http://x\" y ");
        assert_eq!(stripped("(/ 4 2)"), "(/ 4 2)");
    }
}
