//! Definitions go into the sentences that have room for them.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::mark::{mark, marks};
use super::{Form, Note};
use crate::realise::{capitalised, word_count};

/// A sentence may grow to so many words.
const ROOM: usize = 35;
/// Expressions that join words without joining conditions.
const SET_PHRASES: [&str; 18] = [
    "kind and colour",
    "on the board or in hand",
    "crosses or stops on",
    "along a line or across a face",
    "up to and including",
    "top and bottom rows",
    "bottom and top rows",
    "leftmost and rightmost columns",
    "rightmost and leftmost columns",
    "horizontally or vertically",
    "horizontally, vertically or diagonally",
    "horizontally and vertically",
    " or more",
    " or above",
    " or below",
    " or further",
    "forward or backward",
    "forwards or backwards",
];
/// Words that make it doubtful how far a phrase reaches that joins others.
const ARITHMETIC: [&str; 6] =
    [" plus ", " minus ", " times ", " divided ", "remainder of", "half of"];

/// What is said in so many words is said again rather than called by its name.
const SHORT: usize = 7;

/// The text with every definition in place that fits; what must be defined anyway keeps its name unless it is short.
pub(super) fn inline(text: &str, notes: &[Note], named: &BTreeSet<usize>) -> String {
    let mut text = text.to_owned();
    // "Any such square" has no name: only what there is one of can be called by it.
    let unnamed = |form: &Form| {
        word_count(&form.full) <= SHORT
            || form.full.starts_with("a ")
            || form.full.starts_with("an ")
    };
    let short =
        |index: &usize| notes.get(*index).is_some_and(|note| note.forms.iter().all(unnamed));
    let stays = |index: &usize| named.contains(index) && !short(index);
    let mut tried: Vec<usize> = Vec::new();
    while let Some(index) =
        marks(&text).into_iter().find(|index| !tried.contains(index) && !stays(index))
    {
        match notes.get(index).and_then(|note| put(&text, index, note, notes)) {
            Some(longer) => text = longer,
            None => tried.push(index),
        }
    }
    text
}

/// The text with one definition in place of one use of its name.
fn put(text: &str, index: usize, note: &Note, notes: &[Note]) -> Option<String> {
    let name = format!("{} {}", note.sort.noun(), mark(index));
    let plain = |form: &&Form| whole(&form.full) && !tangled(&form.full);
    note.forms.iter().filter(plain).find_map(|form| {
        let named = form.named.replace("{}", &name);
        let found = text.find(&named).map(|at| (at, form.full.clone()));
        // At the beginning of a sentence or a cell both have a capital.
        let first = || text.starts_with(&capitalised(&named)).then(|| (0, capitalised(&form.full)));
        let (at, full) = found.or_else(first)?;
        let (before, after) = (&text[..at], &text[at + named.len()..]);
        let longer = format!("{before}{full}{after}");
        let room = length(&longer, notes) <= ROOM;
        (room && fits(before, &full, after, &longer)).then_some(longer)
    })
}

/// The words of a text, those of the names included that will stand for its marks.
pub(super) fn length(text: &str, notes: &[Note]) -> usize {
    let names = marks(text).into_iter().filter_map(|index| notes.get(index)?.name.as_ref());
    word_count(text) + names.map(|name| name.split(' ').count() - 1).sum::<usize>()
}

/// Whether nothing is missing in a phrase.
fn whole(full: &str) -> bool {
    !full.trim().is_empty() && !full.contains("  ") && !full.ends_with(' ')
}

/// Whether a phrase joins by "and" and by "or", so that only a definition of its own can keep them apart.
fn tangled(full: &str) -> bool {
    let bare = without_set_phrases(full);
    let grouped = ["either ", "both ", "neither "].iter().any(|word| bare.contains(word));
    bare.contains(" and ") && bare.contains(" or ") && !grouped
}

fn fits(before: &str, full: &str, after: &str, longer: &str) -> bool {
    let bracketed = open_bracket(before) && full.contains('(');
    let followed = full.ends_with(')') && after.starts_with(" (");
    let joined = joins(full) && !closed(after);
    let broken = mixed(before, full, after) || arithmetic(before, full, after);
    let ifs = longer.split_whitespace().filter(|word| word.eq_ignore_ascii_case("if")).count();
    let last = before.split_whitespace().last().unwrap_or_default();
    let first = full.split_whitespace().next().unwrap_or_default();
    // "There are no those of …", "no your …".
    let none = last == "no" && (matches!(first, "those" | "your" | "the") || first.ends_with("'s"));
    let doubled = last == first || none;
    !(bracketed || followed || joined || broken || doubled) && ifs <= 2
}

/// Whether a bracket is open at the end of a text.
fn open_bracket(text: &str) -> bool {
    text.matches('(').count() > text.matches(')').count()
}

/// Whether the definition brings an "or" to an "and", or an "and" to an "or".
fn mixed(before: &str, full: &str, after: &str) -> bool {
    let has = |text: &str, joint: &str| without_set_phrases(text).contains(joint);
    let around = |joint: &str| has(before, joint) || has(after, joint);
    let whole = format!("{before}{full}{after}");
    (has(full, " or ") && around(" and "))
        || (has(full, " and ") && around(" or "))
        || (whole.contains(", and ") && whole.contains(", or "))
}

/// The text without expressions that join words and not conditions.
pub(crate) fn without_set_phrases(text: &str) -> Cow<'_, str> {
    if !text.contains(" and ") && !text.contains(" or ") {
        return Cow::Borrowed(text);
    }
    SET_PHRASES.iter().fold(Cow::Borrowed(text), |text, phrase| match text.contains(phrase) {
        true => Cow::Owned(text.replace(phrase, "")),
        false => text,
    })
}

/// Whether what follows could be taken for a part of the phrase only.
fn joins(full: &str) -> bool {
    // What stands in brackets at the end closes the phrase by itself.
    let full = match full.split_once('(') {
        Some((plain, rest)) if rest.ends_with(')') => plain,
        _ => full,
    };
    let full = without_set_phrases(full);
    [" and ", " or ", " that ", " except ", " whose ", " if ", " for which ", ", "]
        .iter()
        .any(|joint| full.contains(joint))
}

/// Whether the phrase ends where the definition ends, whatever it says.
fn closed(after: &str) -> bool {
    let next = after.split_whitespace().next().unwrap_or_default();
    after.starts_with(['.', ',', ';', ':', ')'])
        || after.is_empty()
        || matches!(
            next,
            "is" | "are" | "holds" | "hold" | "becomes" | "to" | "has" | "have" | "does"
        )
        || matches!(next, "from" | "as" | "before" | "do" | "if")
}

fn arithmetic(before: &str, full: &str, after: &str) -> bool {
    let sum = |text: &str| ARITHMETIC.iter().any(|word| text.contains(word));
    let last = before.split_whitespace().last().unwrap_or_default();
    let next = after.split_whitespace().next().unwrap_or_default();
    sum(full)
        && (matches!(last, "times" | "minus" | "plus" | "of" | "by")
            || matches!(next, "times" | "minus" | "plus" | "divided" | "modulo" | "in"))
}

#[cfg(test)]
mod tests {
    use super::super::Sort;
    use super::*;
    use crate::plan::Passage;

    fn area(full: &str) -> Note {
        Note {
            sort: Sort::Area,
            body: Passage::of(full),
            name: None,
            forms: vec![Form { named: "the squares of {}".into(), full: full.into() }],
            explained: None,
        }
    }

    #[test]
    fn what_fits_is_said_in_place() {
        let text = format!("Each of the squares of area {} is empty.", mark(0));
        let told = inline(&text, &[area("the two bottom rows and the top row")], &BTreeSet::new());
        assert_eq!(told, "Each of the two bottom rows and the top row is empty.");
    }

    #[test]
    fn what_is_defined_anyway_keeps_its_name() {
        let text = format!("Each of the squares of area {} is empty.", mark(0));
        let long = "the two bottom rows of the board and its top row";
        assert_eq!(inline(&text, &[area(long)], &BTreeSet::from([0])), text);
        assert_ne!(inline(&text, &[area("the top row")], &BTreeSet::from([0])), text);
    }

    #[test]
    fn what_could_be_misread_keeps_its_name() {
        let text = format!("Choose those of the squares of area {} that are empty.", mark(0));
        assert_eq!(
            inline(&text, &[area("the bottom row and the top row")], &BTreeSet::new()),
            text
        );
        let text = format!("the squares of area {} are empty or you pass", mark(0));
        assert_eq!(
            inline(&text, &[area("the bottom row and the top row")], &BTreeSet::new()),
            text
        );
    }
}
