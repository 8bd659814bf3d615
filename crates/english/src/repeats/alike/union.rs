//! Choices that differ in one word are one choice: "to the north, east or west".

use super::difference::Difference;
use super::words::words;
use crate::document::Item;
use crate::notes::without_set_phrases;
use crate::realise::{Text, listed_or, word_count};

/// A sentence may not grow longer than this.
const LONGEST: usize = 32;
/// More words than this are no name of a direction, a piece or a place.
const LONGEST_MEMBER: usize = 4;
/// After these words, one thing or another could be read as neither.
const CLOSED: [&str; 16] = [
    "not", "no", "none", "every", "each", "all", "both", "without", "except", "unless", "fewer",
    "only", "never", "than", "if", "either",
];

/// An item that offers what several offer, if they differ once, in the first sentence, where "or" says just that.
pub(super) fn union(first: &Item, made: &[Difference]) -> Option<Item> {
    let mut members: Vec<Text> = Vec::new();
    let mut told = Vec::new();
    for one in made {
        let change = one.single()?;
        if members.is_empty() {
            members.push(change.replaced().into());
        }
        members.push(change.replacement().into());
        told.extend_from_slice(one.told());
    }
    let short =
        |member: &Text| word_count(member.as_str()) <= LONGEST_MEMBER && !joins(member.as_str());
    let old = members.first()?.as_str().to_owned();
    if !members.iter().all(short) || item_uses(first, &old) != 1 {
        return None;
    }
    let mut item = first.clone();
    let sentence = item.sentences.first_mut()?;
    let (before, after) = split_at(&sentence.text, &old)?;
    let closed = words(before)
        .iter()
        .any(|word| CLOSED.iter().any(|closed| word.eq_ignore_ascii_case(closed)));
    let text = format!("{before}{}{after}", listed_or(&members));
    if closed || joins(before) || joins(after) || word_count(&text) > LONGEST {
        return None;
    }
    sentence.text = text;
    for sentence in &mut item.sentences {
        sentence.told.extend_from_slice(&told);
        sentence.told.sort_unstable();
        sentence.told.dedup();
    }
    Some(item)
}

/// How often some words stand in an item.
fn item_uses(item: &Item, old: &str) -> usize {
    let mine: usize = item.sentences.iter().map(|sentence| count(&sentence.text, old)).sum();
    mine + item.items.iter().map(|inner| item_uses(inner, old)).sum::<usize>()
}

fn count(text: &str, old: &str) -> usize {
    let (text, old) = (words(text), words(old));
    text.windows(old.len().max(1)).filter(|window| **window == old[..]).count()
}

/// What stands before and after some words.
fn split_at<'a>(text: &'a str, old: &str) -> Option<(&'a str, &'a str)> {
    let whole = |at: usize| {
        let inside =
            |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '\'');
        !inside(text[..at].chars().next_back()) && !inside(text[at + old.len()..].chars().next())
    };
    let at = text.match_indices(old).map(|(at, _)| at).find(|at| whole(*at))?;
    Some((&text[..at], &text[at + old.len()..]))
}

/// Whether a text joins others, so that one more "or" could be read in two ways.
fn joins(text: &str) -> bool {
    let bare = without_set_phrases(text);
    bare.contains(" and ") || bare.contains(" or ")
}
