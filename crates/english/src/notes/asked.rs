//! A condition with a definition in it is asked for in a sentence of its own, where a single sentence has no room for both: "Check
//! whether the distance … is two. If so, move it there."

use super::certain::Places;
use super::{Note, Sort};
use crate::realise::capitalised;

/// How what follows from a condition begins.
const DEEDS: [&str; 41] = [
    "add", "become", "capture", "change", "choose", "clear", "do", "flip", "forget", "give", "go",
    "jump", "keep", "leave", "mark", "move", "name", "note", "pass", "place", "play", "promote",
    "put", "remember", "remove", "replace", "roll", "score", "set", "skip", "slide", "sow", "stop",
    "swap", "take", "tell", "throw", "turn", "use", "you", "your",
];

/// The question and what follows if it is answered with yes; `in_place` gives a text with the definition in it, if that has room.
pub(super) fn asked(
    text: &str,
    note: &Note,
    name: &str,
    in_place: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let (head, condition, done) = parted(text, name)?;
    let question = in_place(&capitalised(&format!("{head}check whether {condition}.")))?;
    let done = match (note.sort, done.contains(name)) {
        (_, false) => done.to_owned(),
        (Sort::Area, true) => Places::of(note)?.spoken_of(done, name, &mut true)?,
        (Sort::Number | Sort::Place(_) | Sort::Player | Sort::Piece, true) => {
            done.replace(name, &format!("that {}", note.sort.noun()))
        }
        _ => return None,
    };
    Some((question, format!("If so, {done}")))
}

/// What stands before a condition, the condition that speaks of something, and what follows from it.
pub(super) fn parted<'a>(text: &'a str, name: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let mention = text.find(name)?;
    let start = match text.strip_prefix("If ") {
        Some(_) => 0,
        None => text[..mention].find(", if ")? + 2,
    };
    let (head, rest) = text.split_at(start);
    let rest = rest.get("if ".len()..)?;
    let begins = |at: &usize| {
        let first = rest[*at..].split([' ', '.']).next().unwrap_or_default();
        // A player does something.
        let mut letters = first.chars();
        let named = letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some_and(char::is_lowercase);
        named || DEEDS.contains(&first.trim_end_matches("'s"))
    };
    let ends = rest.match_indices(", ").map(|(at, comma)| at + comma.len());
    let end = ends.into_iter().find(begins)?;
    let (condition, done) = (&rest[..end - 2], &rest[end..]);
    // What is asked under a condition of its own, or for each of several in turn, stays as it is.
    let nested = head.to_lowercase().contains("if ") || condition.contains(" if ");
    (condition.contains(name) && !nested && text.ends_with('.')).then_some((head, condition, done))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Passage;

    #[test]
    fn the_condition_is_asked_for_first() {
        let body = Passage::of("the hole opposite the next hole");
        let note =
            Note { sort: Sort::Place("hole"), body, name: None, forms: vec![], explained: None };
        let told = asked(
            "Otherwise, if hole X is not empty, sow on from hole X.",
            &note,
            "hole X",
            |text| Some(text.replace("hole X", "the hole opposite the next hole")),
        );
        let (question, answer) = told.unwrap();
        assert_eq!(
            question,
            "Otherwise, check whether the hole opposite the next hole is not empty."
        );
        assert_eq!(answer, "If so, sow on from that hole.");
        assert!(asked("If it is red, move to hole X.", &note, "hole X", |_| None).is_none());
    }
}
