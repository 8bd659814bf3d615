//! "A, B and C".

use super::sentence::word_count;
use super::text::Text;

/// Enumerations with more words than this may have to become a list.
const MANY_WORDS: usize = 22;

/// Signs of the private use area around and inside a long enumeration; the finished document has none of them.
pub(crate) const OPEN: char = '\u{E010}';
pub(crate) const NEXT: char = '\u{E011}';
pub(crate) const CLOSE: char = '\u{E012}';

/// The members joined by commas and a last "and".
pub fn listed_and(members: &[Text]) -> Text {
    listed(members, "and")
}

/// The members joined by commas and a last "or".
pub fn listed_or(members: &[Text]) -> Text {
    listed(members, "or")
}

fn listed(members: &[Text], joint: &str) -> Text {
    let words: usize = members.iter().map(|member| word_count(member.as_str())).sum();
    let long = members.len() > 2 && words > MANY_WORDS;
    let mark = |out: &mut Text, sign: char| {
        if long {
            out.push_str(sign.encode_utf8(&mut [0; 4]));
        }
    };
    let mut out = Text::default();
    mark(&mut out, OPEN);
    for (i, member) in members.iter().enumerate() {
        if i > 0 {
            mark(&mut out, NEXT);
            out.push_str(if i + 1 == members.len() { " " } else { ", " });
            if i + 1 == members.len() {
                out.push_str(joint);
                out.push_str(" ");
            }
        }
        out.push(member);
    }
    mark(&mut out, CLOSE);
    out
}

/// The text without the signs of long enumerations.
pub(crate) fn unmarked(text: &str) -> String {
    super::aside::unmarked(&text.replace([OPEN, NEXT, CLOSE], ""))
}

/// What stands before the enumeration that ends a sentence, its last joint, and its members.
pub(crate) fn final_enumeration(sentence: &str) -> Option<(String, &'static str, Vec<String>)> {
    let body = sentence.trim_end_matches('.').strip_suffix(CLOSE)?;
    let mut depth = 0;
    let mut start = None;
    let mut cuts: Vec<usize> = Vec::new();
    for (at, sign) in body.char_indices() {
        match sign {
            OPEN => {
                depth += 1;
                if depth == 1 {
                    start = Some(at);
                    cuts.clear();
                }
            }
            NEXT if depth == 1 => cuts.push(at),
            CLOSE => depth -= 1,
            _ => {}
        }
    }
    // The enumeration that is still open is the one that ends the sentence.
    let start = start.filter(|_| depth == 1)?;
    let head = unmarked(&body[..start]);
    let mut joint = "and";
    let mut members = Vec::new();
    let mut from = start;
    for cut in cuts.into_iter().chain([body.len()]) {
        let member = unmarked(&body[from..cut]);
        let member = member.trim_start_matches(", ");
        let member = match (member.strip_prefix(" and "), member.strip_prefix(" or ")) {
            (Some(last), _) => last,
            (None, Some(last)) => {
                joint = "or";
                last
            }
            (None, None) => member,
        };
        members.push(member.trim().to_owned());
        from = cut;
    }
    Some((head.trim_end().to_owned(), joint, members))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(list: &[&str]) -> Vec<Text> {
        list.iter().map(|w| Text::from(*w)).collect()
    }

    #[test]
    fn two_and_three_members() {
        assert_eq!(listed_and(&words(&["a", "b"])).as_str(), "a and b");
        assert_eq!(listed_or(&words(&["a", "b", "c"])).as_str(), "a, b or c");
    }

    #[test]
    fn a_long_enumeration_at_the_end_can_be_taken_apart() {
        let long = "one of the many squares of this board";
        let text = format!("Choose {}.", listed_or(&words(&[long, long, "none"])));
        assert!(final_enumeration(&text).is_none(), "not yet long");
        let text = format!("Choose {}.", listed_or(&words(&[long, long, long])));
        let (head, joint, members) = final_enumeration(&text).expect("it ends the sentence");
        assert_eq!((head.as_str(), joint), ("Choose", "or"));
        assert_eq!(members, [long, long, long]);
        assert_eq!(unmarked(&text), format!("Choose {long}, {long} or {long}."));
        assert!(final_enumeration(&text.replace('.', " again.")).is_none());
    }
}
