//! One call of a define: its arguments, and its body with them put in.

use std::ops::Range;

use crate::text::{Text, blanks_end, call_bracket, quote_end};

/// What a call stands for: the body with `#1`, `#2` … replaced by the arguments.
///
/// The parameters are replaced one after the other in text, so an argument may itself hold a later parameter.
/// A gap in the numbering ends the replacement, as it does in the recorded expansions. Nothing comes back if the text
/// gets too long.
pub(crate) fn substitute(mut body: Text, call: &Text, arguments: &[Range<usize>]) -> Option<Text> {
    for number in 1.. {
        let marker = format!("#{number}");
        let Some(first) = body.find(marker.as_bytes(), 0) else { break };
        let argument = match arguments.get(number - 1) {
            Some(range) if &call.bytes()[range.clone()] != b"~" => call.slice(range.clone()),
            _ => Text::default(),
        };
        body = if argument.bytes().first() == Some(&b'#') {
            body.with(first..first + marker.len(), &argument)
        } else {
            body.replace_all(marker.as_bytes(), &argument)?
        };
    }
    Some(body)
}

/// The arguments of a call, given the bytes after its name and before its closing bracket.
///
/// An argument is a bracketed group, a string, or a run without blanks; `label:` takes the group after it along.
pub(crate) fn arguments(text: &[u8], within: Range<usize>) -> Vec<Range<usize>> {
    let bytes = &text[..within.end];
    let mut found = Vec::new();
    let mut at = blanks_end(bytes, within.start);
    while at < bytes.len() {
        let end = argument_end(bytes, at).min(bytes.len());
        found.push(at..end);
        at = blanks_end(bytes, end);
    }
    found
}

fn argument_end(bytes: &[u8], start: usize) -> usize {
    if bytes[start] == b'"' {
        return quote_end(bytes, start).map_or(bytes.len(), |end| end + 1);
    }
    if let Some(end) = call_bracket(bytes, start) {
        return end + 1;
    }
    let mut at = start;
    while at < bytes.len() && !bytes[at].is_ascii_whitespace() {
        if bytes[at] == b':'
            && let Some(end) = call_bracket(bytes, at + 1)
        {
            return end + 1;
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SourceId;

    fn split(text: &str) -> Vec<&str> {
        arguments(text.as_bytes(), 0..text.len()).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn groups_strings_and_runs_are_arguments() {
        assert_eq!(split(r#" (a b) {1 2} "x y" ~ 3 "#), ["(a b)", "{1 2}", "\"x y\"", "~", "3"]);
        assert_eq!(split("if:(is Empty) at:{1 2} 5"), ["if:(is Empty)", "at:{1 2}", "5"]);
        assert_eq!(split(r#"name:"a b""#), [r#"name:"a"#, r#"b""#]);
        assert_eq!(split("> 3"), [">", "3"]);
    }

    fn expanded(body: &str, call: &str) -> String {
        let call = Text::of_source(SourceId(1), call);
        let arguments = arguments(call.bytes(), 0..call.len());
        let body = Text::of_source(SourceId(0), body);
        let made = substitute(body, &call, &arguments).expect("it is short");
        made.string(0..made.len())
    }

    #[test]
    fn parameters_are_text() {
        assert_eq!(expanded("(x #1 #2)", "1"), "(x 1 )");
        assert_eq!(expanded("(x #1 #2)", "~ 2"), "(x  2)");
        assert_eq!(expanded("(x #1 #3)", "1 2 3"), "(x 1 #3)", "a gap ends the replacement");
        assert_eq!(expanded("(x #1 #10)", "a"), "(x a a0)", "there are nine parameters");
        assert_eq!(expanded("(x if:#1 y)", ""), "(x if: y)");
        assert_eq!(expanded("(x #1 #1 #2)", "#2 b"), "(x b #1 b)");
    }
}
