//! Lists that would be nested too deeply become paragraphs with a run-in heading.

use crate::document::{Block, Item};
use crate::realise::{capitalised, ordinal};

/// Lists inside lists are enough; what is deeper is lifted.
pub(super) const LEVELS: usize = 2;

/// The headings of items that became paragraphs.
const EITHER: &str = "Either:";
const OR: &str = "Or:";
const CHOICE: &str = " choice:";
const CASE: &str = "Case ";
const STEP: &str = "Step ";
/// What the items of a list are to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One of them is chosen.
    Choice,
    /// The first that is possible is taken.
    Preference,
    /// The first that holds decides.
    Cases,
    /// All of them happen.
    Steps,
    /// Each has a heading of its own.
    Headed,
}

/// The blocks with no list deeper than need be.
pub(super) fn lift(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    let mut lifted = false;
    for block in blocks {
        match block {
            Block::List { items, ordered } => {
                let kind = kind(out.last(), &items);
                lifted = false;
                match kind {
                    Some(kind) if items.iter().map(depth).max() > Some(LEVELS) => {
                        paragraphs(kind, items, &mut out);
                        lifted = true;
                    }
                    _ => out.push(Block::List { ordered, items }),
                }
            }
            Block::Paragraph { lead: None, sentences } if lifted && speaks_of_all(&sentences) => {
                lifted = false;
                let lead = Some("In every case:".to_owned());
                out.push(Block::Paragraph { lead, sentences });
            }
            other => {
                lifted = false;
                out.push(other);
            }
        }
    }
    out
}

fn speaks_of_all(sentences: &[crate::document::Sentence]) -> bool {
    sentences.first().is_some_and(|first| first.text.starts_with("Such a move"))
}

/// How many levels of lists an item makes up.
fn depth(item: &Item) -> usize {
    let below = item.items.iter().map(|inner| depth(inner) - usize::from(inner.continues));
    1 + below.max().unwrap_or(0)
}

fn kind(before: Option<&Block>, items: &[Item]) -> Option<Kind> {
    if items.iter().all(|item| item.lead.is_some()) {
        return Some(Kind::Headed);
    }
    let Some(Block::Paragraph { sentences, .. }) = before else { return None };
    kind_of_list(&sentences.last()?.text)
}

/// What the items of a list are to each other, from the sentence that announces it.
pub(crate) fn kind_of_list(intro: &str) -> Option<Kind> {
    let intro = intro.to_lowercase();
    let ends = |end: &str| intro.ends_with(end);
    if ends("one of the following:") || ends("in one of these ways:") {
        Some(Kind::Choice)
    } else if ends("the first of these that is possible:") {
        Some(Kind::Preference)
    } else if ends("the first that holds decides:")
        || ends("use the first case that holds:")
        || ends("there are two cases:")
    {
        Some(Kind::Cases)
    } else if ends("do all of the following:") || ends("you must take both:") {
        Some(Kind::Steps)
    } else {
        None
    }
}

/// The heading of an item that became a paragraph; none if it has its own.
fn heading(kind: Kind, index: usize) -> String {
    match kind {
        Kind::Choice if index == 0 => EITHER.to_owned(),
        Kind::Choice => OR.to_owned(),
        Kind::Preference => {
            let number = i64::try_from(index + 1).unwrap_or(i64::MAX);
            format!("{}{CHOICE}", capitalised(&ordinal(number)))
        }
        Kind::Cases => format!("{CASE}{}:", index + 1),
        Kind::Steps => format!("{STEP}{}:", index + 1),
        Kind::Headed => String::new(),
    }
}

/// What a paragraph with such a heading is to those beside it.
pub(crate) fn kind_of_heading(heading: &str) -> Option<Kind> {
    match heading {
        EITHER | OR => Some(Kind::Choice),
        _ if heading.ends_with(CHOICE) => Some(Kind::Preference),
        _ if heading.starts_with(CASE) => Some(Kind::Cases),
        _ if heading.starts_with(STEP) => Some(Kind::Steps),
        _ => None,
    }
}

fn paragraphs(kind: Kind, items: Vec<Item>, out: &mut Vec<Block>) {
    for (index, item) in items.into_iter().enumerate() {
        let heading = heading(kind, index);
        let lead = match item.lead {
            Some(own) if heading.is_empty() => own,
            Some(own) => format!("{} {}", heading.trim_end_matches(':'), own.to_lowercase()),
            None => heading,
        };
        out.push(Block::Paragraph { lead: Some(lead), sentences: item.sentences });
        list_below(item.items, out);
    }
}

/// The items below a lifted one: what follows a list stands in a paragraph of its own again.
fn list_below(items: Vec<Item>, out: &mut Vec<Block>) {
    let mut run: Vec<Item> = Vec::new();
    for item in items {
        if item.continues {
            flush(&mut run, out);
            out.push(Block::paragraph(item.sentences));
            list_below(item.items, out);
        } else {
            run.push(item);
        }
    }
    flush(&mut run, out);
}

fn flush(run: &mut Vec<Item>, out: &mut Vec<Block>) {
    if !run.is_empty() {
        out.push(Block::List { ordered: false, items: std::mem::take(run) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sentence;

    fn item(text: &str, items: Vec<Item>) -> Item {
        let sentence = Sentence { text: text.into(), told: vec![] };
        Item { items, ..Item::of(vec![sentence]) }
    }

    #[test]
    fn deep_choices_become_paragraphs() {
        let intro = Sentence { text: "Do one of the following:".into(), told: vec![] };
        let deep = item("Move if all of these hold:", vec![item("a", vec![item("b", vec![])])]);
        let list = Block::List { ordered: false, items: vec![deep, item("Pass.", vec![])] };
        let blocks = lift(vec![Block::paragraph(vec![intro.clone()]), list]);
        let leads: Vec<Option<&str>> = blocks
            .iter()
            .filter_map(|block| match block {
                Block::Paragraph { lead, .. } => Some(lead.as_deref()),
                _ => None,
            })
            .collect();
        assert_eq!(leads, [None, Some("Either:"), Some("Or:")]);
        let flat = Block::List { ordered: false, items: vec![item("Pass.", vec![])] };
        assert_eq!(lift(vec![Block::paragraph(vec![intro]), flat]).len(), 2);
    }
}
