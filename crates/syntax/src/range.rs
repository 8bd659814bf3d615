//! Ranges: `1..4` stands for `1 2 3 4`, `"A1".."B2"` for `"A1" "A2" "B1" "B2"`.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::limit;
use crate::text::Text;

/// Replaces all ranges of a text, inside strings too.
pub(crate) fn expand(text: Text, problems: &mut Vec<Diagnostic>) -> Text {
    let text = expand_each(text, numbers, problems);
    expand_each(text, coordinates, problems)
}

/// What a range is replaced by.
type Found = Option<(Range<usize>, Result<String, &'static str>)>;

fn expand_each(
    text: Text,
    find: fn(&[u8], usize) -> Found,
    problems: &mut Vec<Diagnostic>,
) -> Text {
    if text.find(b"..", 0).is_none() {
        return text;
    }
    let mut made = Text::default();
    let (mut done, mut from) = (0, 0);
    while let Some(dots) = text.find(b"..", from) {
        from = dots + 2;
        let Some((range, result)) = find(text.bytes(), dots) else { continue };
        // The end of one range cannot be the start of the next.
        if range.start < done {
            continue;
        }
        let span = text.span(range.clone());
        if made.len() > limit::MAX_TEXT {
            problems.push(
                Diagnostic::error("the ranges make too much text").at(span, "no more from here on"),
            );
            break;
        }
        match result {
            Ok(elements) => {
                made.push_slice(&text, done..range.start);
                made.push(&Text::made(elements.as_bytes(), span, text.via(range.start)));
                done = range.end;
            }
            Err(reason) => {
                problems.push(Diagnostic::error("this range is too long").at(span, reason))
            }
        }
    }
    made.push_slice(&text, done..text.len());
    made
}

fn digits_before(bytes: &[u8], end: usize) -> Range<usize> {
    bytes[..end].iter().rposition(|byte| !byte.is_ascii_digit()).map_or(0, |at| at + 1)..end
}

fn digits_after(bytes: &[u8], start: usize) -> Range<usize> {
    start..start + bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count()
}

fn number(bytes: &[u8]) -> Option<u64> {
    std::str::from_utf8(bytes).ok()?.parse().ok()
}

const TOO_LONG: &str = "a range holds at most 1000 numbers";

fn numbers(bytes: &[u8], dots: usize) -> Found {
    let (first, last) = (digits_before(bytes, dots), digits_after(bytes, dots + 2));
    if first.is_empty() || last.is_empty() {
        return None;
    }
    let range = first.start..last.end;
    let (Some(first), Some(last)) = (number(&bytes[first]), number(&bytes[last])) else {
        return Some((range, Err(TOO_LONG)));
    };
    if first.abs_diff(last) > limit::MAX_RANGE {
        return Some((range, Err(TOO_LONG)));
    }
    let mut elements: Vec<String> = if first <= last {
        (first..=last).map(|n| n.to_string()).collect()
    } else {
        (last..=first).rev().map(|n| n.to_string()).collect()
    };
    // Recorded behaviour: a range of one number yields it twice.
    if first == last {
        elements.push(first.to_string());
    }
    Some((range, Ok(elements.join(" "))))
}

fn coordinates(bytes: &[u8], dots: usize) -> Found {
    let before = bytes[..dots].strip_suffix(b"\"")?;
    let open = before.iter().rposition(|byte| *byte == b'"')?;
    let after = bytes[dots + 2..].strip_prefix(b"\"")?;
    let close = after.iter().position(|byte| *byte == b'"')?;
    let range = open..dots + 2 + close + 2;
    let (from_letter, from_number) = coordinate(&before[open + 1..])?;
    let (to_letter, to_number) = coordinate(&after[..close])?;
    if to_number.saturating_sub(from_number) > limit::MAX_RANGE {
        return Some((range, Err(TOO_LONG)));
    }
    let elements: Vec<String> = (from_letter..=to_letter)
        .flat_map(|letter| {
            (from_number..=to_number).map(move |n| format!("\"{}{n}\"", letter as char))
        })
        .collect();
    Some((range, Ok(elements.join(" "))))
}

/// One letter and a number.
fn coordinate(bytes: &[u8]) -> Option<(u8, u64)> {
    let (letter, digits) = bytes.split_first()?;
    let all_digits = digits.iter().all(u8::is_ascii_digit);
    (letter.is_ascii_alphabetic() && all_digits).then(|| number(digits))?.map(|n| (*letter, n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SourceId;

    fn expanded(text: &str) -> String {
        let mut problems = vec![];
        let text = expand(Text::of_source(SourceId(0), text), &mut problems);
        format!("{}{}", text.string(0..text.len()), "!".repeat(problems.len()))
    }

    #[test]
    fn numbers_step_up_and_down() {
        assert_eq!(expanded("{1..4}"), "{1 2 3 4}");
        assert_eq!(expanded("4..1"), "4 3 2 1");
        assert_eq!(expanded("3..3"), "3 3");
        assert_eq!(expanded("-3..2"), "-3 2");
        assert_eq!(expanded("0..2000"), "0..2000!");
        assert_eq!(expanded("0..99999999999999999999999"), "0..99999999999999999999999!");
    }

    #[test]
    fn coordinates_go_letter_by_letter() {
        assert_eq!(expanded(r#"{"A1".."B2"}"#), r#"{"A1" "A2" "B1" "B2"}"#);
        assert_eq!(expanded(r#""B1".."A1""#), "");
        assert_eq!(expanded(r#""x".."#), r#""x".."#);
    }
}
