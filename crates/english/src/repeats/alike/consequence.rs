//! What follows in two cases, one right after the other, and differs in one thing: "If A, move it to your hand. Otherwise, the same
//! holds with “your store” in place of “your hand”."

use super::plainly::{self, plainly};
use super::unit::{Unit, unstopped};
use super::words::{changes, words};
use crate::document::{Block, Item, Sentence};
use crate::realise::word_count;

/// A consequence with fewer words than this is told again.
const WORTH: usize = 13;
/// What is told instead may have so many percent of the words.
const SHORTER: usize = 75;

/// How a consequence begins.
const DEEDS: [&str; 22] = [
    "add", "capture", "choose", "cross", "for", "mark", "move", "note", "place", "promote", "put",
    "remember", "remove", "replace", "score", "set", "slide", "sow", "take", "turn", "write",
    "you",
];

/// Tells consequences by what they have in the place of those just before them.
pub(super) fn in_blocks(blocks: &mut [Block]) {
    for block in blocks {
        match block {
            Block::Paragraph { sentences, .. } => in_a_row(sentences.iter_mut().map(Some)),
            Block::List { items, .. } => in_items(items),
            Block::Heading { .. } | Block::Table { .. } => {}
        }
    }
}

fn in_items(items: &mut [Item]) {
    for item in items.iter_mut() {
        in_a_row(item.sentences.iter_mut().map(Some));
        in_items(&mut item.items);
    }
    in_a_row(items.iter_mut().map(only_sentence));
}

/// The sentence of an item that says nothing else.
fn only_sentence(item: &mut Item) -> Option<&mut Sentence> {
    match item.sentences.as_mut_slice() {
        [only] if item.items.is_empty() && item.lead.is_none() => Some(only),
        _ => None,
    }
}

/// Looks at sentences that follow each other; where there is none, something else is said.
fn in_a_row<'a>(row: impl Iterator<Item = Option<&'a mut Sentence>>) {
    let mut before: Option<&mut Sentence> = None;
    for sentence in row {
        let told = match (&before, &sentence) {
            (Some(first), Some(second)) => by_difference(&first.text, &second.text),
            _ => None,
        };
        before = match (told, before, sentence) {
            (Some(text), Some(first), Some(second)) => {
                first.told.extend_from_slice(&second.told);
                first.told.sort_unstable();
                first.told.dedup();
                second.text = text;
                // What is told by another sentence is no ground for a third.
                None
            }
            (_, _, sentence) => sentence,
        };
    }
}

/// The second sentence, told by how its consequence differs from that of the first.
fn by_difference(first: &str, second: &str) -> Option<String> {
    let conditional = first.starts_with("If ") || first.starts_with("Otherwise, if ");
    let cases = second.starts_with("If ") || second.starts_with("Otherwise, ");
    if !conditional || !cases || !first.ends_with('.') || !second.ends_with('.') {
        return None;
    }
    // The longest consequence comes first.
    consequences(second).find_map(|(head, later)| {
        let told = consequences(first).find_map(|(_, earlier)| same_but_for(earlier, later))?;
        let shorter = word_count(&told) * 100 <= word_count(later) * SHORTER;
        shorter.then(|| format!("{head}{told}."))
    })
}

/// Each way to take a sentence for a condition and what follows from it.
fn consequences(sentence: &str) -> impl Iterator<Item = (&str, &str)> {
    let ends = sentence.match_indices(", ").map(|(at, comma)| sentence.split_at(at + comma.len()));
    // A comma inside a condition has no deed after it.
    let deed = |rest: &str| DEEDS.contains(&rest.split(' ').next().unwrap_or_default());
    ends.filter(move |(_, rest)| deed(rest) && word_count(rest) >= WORTH)
}

/// "The same holds with “B” in place of “A”", if that makes the second consequence out of the first.
fn same_but_for(earlier: &str, later: &str) -> Option<String> {
    let found = changes(&[words(unstopped(earlier))], &[words(unstopped(later))])?;
    let [change] = found.as_slice() else { return None };
    let first = Sentence { text: earlier.to_owned(), told: vec![] };
    let plain = plainly::told(&[vec![plainly(change, &Unit::sentence(&first))]]);
    if let Some(plain) = plain {
        return Some(format!("the same holds {plain}"));
    }
    let (old, new) = (change.replaced(), change.replacement());
    Some(format!("the same holds with “{new}” in place of “{old}”"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUTH: &str =
        "for every hole of the board, move any seeds from that hole to South's hand.";
    const NORTH: &str =
        "for every hole of the board, move any seeds from that hole to North's hand.";

    #[test]
    fn a_consequence_is_told_by_what_differs() {
        let told = by_difference(
            &format!("If South has no legal move, {SOUTH}"),
            &format!("Otherwise, {NORTH}"),
        );
        let same = "Otherwise, the same holds for North.";
        assert_eq!(told.as_deref(), Some(same));
    }

    #[test]
    fn what_is_not_a_case_stays() {
        assert_eq!(by_difference(SOUTH, NORTH), None);
        assert_eq!(by_difference("If it is red, stop.", "Otherwise, go."), None);
    }
}
