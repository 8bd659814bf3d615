//! Several ways to win in one clause, or as many of them as it has room for.

use super::aim::Aim;
use crate::realise::{Text, say, word_count};

/// Clauses with more words than this are no summary.
const LONGEST: usize = 24;
/// Of so many ways to win the goal of a side speaks at most.
const WAYS: usize = 3;
/// What stands for the ways to win that the goal has no room for.
pub(super) const MORE: &str = "(other ways to win: see End of the game)";

/// The ways to win that every side has beside those of its own; none without words where there are some.
pub(super) fn shared_ways(aims: &[Aim], scored: Option<&Text>) -> Option<Option<Text>> {
    let mut shared = aims.iter().filter(|aim| aim.side.is_none()).peekable();
    let any = shared.peek().is_some() || scored.is_some();
    any.then(|| ways(shared, scored).or(scored.cloned()))
}

/// The ways to win of a side as one clause; none if no way has words.
pub(super) fn ways<'a>(aims: impl Iterator<Item = &'a Aim>, scored: Option<&Text>) -> Option<Text> {
    let mut known: Vec<Text> = Vec::new();
    let mut more = false;
    for aim in aims {
        match &aim.what {
            Some(what) if known.iter().any(|way| way.as_str() == what.as_str()) => {}
            Some(what) => known.push(what.clone().tell_all(&aim.told)),
            None => more = true,
        }
    }
    if known.is_empty() {
        return None;
    }
    known.extend(scored.cloned());
    let said = |known: &[Text]| known.iter().map(|way| word_count(way.as_str())).sum::<usize>();
    while known.len() > 1 && (known.len() > WAYS || said(&known) > LONGEST) {
        known.pop();
        more = true;
    }
    // Nobody should have to guess what "and" and "or" hold together.
    let mixed = |way: &Text| way.as_str().contains(" and ");
    if known.len() > 1 && known.iter().any(mixed) {
        let plain = known.iter().position(|way| !mixed(way)).unwrap_or(0);
        known = vec![known.swap_remove(plain)];
        more = true;
    }
    shorten(&mut known);
    let all = match known.as_slice() {
        [before @ .., last] if before.len() > 1 => say!("{} or {}", joined(before, ", "), last),
        _ => joined(&known, " or "),
    };
    Some(if more { with_more(all) } else { all })
}

/// The same, with a word on the ways to win that are left out.
pub(super) fn with_more(text: Text) -> Text {
    if text.as_str().contains(MORE) { text } else { say!("{} {}", text, MORE) }
}

/// Leaves out what several ways have in common: "leave your opponent without pieces or without a legal move".
fn shorten(ways: &mut [Text]) {
    let begin = |way: &Text| {
        let (begin, _) = way.as_str().split_once(" without ")?;
        begin.starts_with("leave ").then(|| format!("{begin} "))
    };
    for index in (1..ways.len()).rev() {
        if let Some(common) = begin(&ways[index])
            && begin(&ways[index - 1]).as_ref() == Some(&common)
        {
            let rest = ways[index].as_str()[common.len()..].to_owned();
            ways[index] = ways[index].reworded(rest);
        }
    }
}

/// Texts with something between them.
pub(super) fn joined(texts: &[Text], between: &str) -> Text {
    let mut all = Text::default();
    for (number, text) in texts.iter().enumerate() {
        if number > 0 {
            all.push_str(between);
        }
        all.push(text);
    }
    all
}
