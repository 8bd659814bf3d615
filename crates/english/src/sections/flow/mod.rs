//! Sentences that were taken apart for their length, and have become short since, are put together again.
//!
//! A rule is planned with every place and number in full; once places that were just named are "that hole", and notes stand
//! where they are needed, a question with its answer, a list of two conditions or a few short cases fit into plain sentences.

mod answers;
mod cases;
mod conditions;
mod each;
mod endings;
mod pointer;
mod question;
mod steps;
mod subject;
mod unannounced;
mod until;

pub(super) use unannounced::leave_out as leave_out_announcements;

use crate::document::{Block, Document, Item, SectionKind, Sentence};
use crate::gates::{LONGEST, is_mixed};
use crate::realise::{in_order, word_count};

/// Puts together what fits into one sentence, or into a few without a list.
pub(super) fn join(document: &mut Document) {
    for section in &mut document.sections {
        let blocks = std::mem::take(&mut section.blocks);
        let blocks = answers::told(in_blocks(blocks));
        section.blocks = match section.kind {
            SectionKind::End => endings::draw_together(blocks),
            _ => blocks,
        };
    }
}

/// Puts endings together that have become alike since.
pub(super) fn join_results(document: &mut Document) {
    for section in document.sections.iter_mut().filter(|it| it.kind == SectionKind::End) {
        section.blocks = endings::draw_together(std::mem::take(&mut section.blocks));
    }
}

/// A sentence, or several, and the list that the last of them announces.
struct Announced {
    sentences: Vec<Sentence>,
    items: Vec<Item>,
}

fn in_blocks(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Block> = Vec::new();
    let mut blocks = blocks.into_iter().peekable();
    while let Some(block) = blocks.next() {
        match block {
            Block::Paragraph { lead, sentences } => {
                let mut open = Announced { sentences, items: vec![] };
                let mut ordered = false;
                loop {
                    question::answered(&mut open.sentences);
                    let Some(Block::List { .. }) = blocks.peek() else { break };
                    if !announces(&open.sentences) {
                        break;
                    }
                    let Some(Block::List { ordered: order, items }) = blocks.next() else { break };
                    ordered = order;
                    open.items = in_items(items);
                    // What follows the list goes on with the paragraph, if the list is gone.
                    let mut none = Vec::new();
                    let next = match blocks.peek_mut() {
                        Some(Block::Paragraph { lead: None, sentences }) => sentences,
                        _ => &mut none,
                    };
                    if ordered || !told_without_list(&mut open, next) {
                        break;
                    }
                    let belongs = matches!(blocks.peek(), Some(Block::Paragraph { lead: None, sentences })
                        if goes_on(sentences));
                    match blocks.next_if(|_| belongs) {
                        Some(Block::Paragraph { sentences, .. }) => {
                            open.sentences.extend(sentences)
                        }
                        _ => break,
                    }
                }
                if !ordered {
                    subject::name_once(&mut open);
                }
                each::narrow(&mut open.sentences);
                pointer::attach(&mut open.sentences);
                until::told(&mut open.sentences);
                out.push(Block::Paragraph { lead, sentences: open.sentences });
                if !open.items.is_empty() {
                    out.push(Block::List { ordered, items: open.items });
                }
            }
            Block::List { ordered, items } => {
                out.push(Block::List { ordered, items: in_items(items) });
            }
            other => out.push(other),
        }
    }
    out
}

fn in_items(items: Vec<Item>) -> Vec<Item> {
    items.into_iter().map(in_item).collect()
}

fn in_item(item: Item) -> Item {
    let Item { lead, sentences, items, continues } = item;
    let mut open = Announced { sentences, items: in_items(items) };
    loop {
        question::answered(&mut open.sentences);
        if open.items.is_empty() || !announces(&open.sentences) {
            break;
        }
        // What goes on after the list, with a list of its own.
        let at = open.items.iter().position(Item::goes_on).unwrap_or(open.items.len());
        let mut later = open.items.split_off(at).into_iter();
        let mut next = later.next();
        let mut none = Vec::new();
        let following = match &mut next {
            Some(next) => &mut next.sentences,
            None => &mut none,
        };
        let done = told_without_list(&mut open, following);
        match next {
            Some(next) if done => {
                open.sentences.extend(next.sentences);
                open.items = next.items;
            }
            Some(next) => open.items.push(next),
            None => {}
        }
        open.items.extend(later);
        if !done {
            break;
        }
    }
    subject::name_once(&mut open);
    each::narrow(&mut open.sentences);
    pointer::attach(&mut open.sentences);
    until::told(&mut open.sentences);
    Item { lead, sentences: open.sentences, items: open.items, continues }
}

/// Whether the list that a sentence announces could be told in sentences; `next` are the sentences after the list.
fn told_without_list(open: &mut Announced, next: &mut Vec<Sentence>) -> bool {
    conditions::inlined(open, next) || cases::chained(open) || steps::inlined(open)
}

/// Whether what stood after a list speaks of what stood before it.
fn goes_on(sentences: &[Sentence]) -> bool {
    const BACK: [&str; 6] = ["that ", "there", " it ", "it has ", " so, ", "therwise, "];
    sentences.first().is_none_or(|first| BACK.iter().any(|words| first.text.contains(words)))
}

fn announces(sentences: &[Sentence]) -> bool {
    sentences.last().is_some_and(|last| last.text.ends_with(':'))
}

/// Whether a sentence is short enough, and its joints can be read in one way only.
fn reads_well(text: &str, longest: usize) -> bool {
    let ifs = text.split_whitespace().filter(|word| word.eq_ignore_ascii_case("if")).count();
    word_count(text) <= longest.min(LONGEST) && ifs <= 2 && !is_mixed(text) && !grouped_twice(text)
}

/// Whether commas set apart both an "and" and an "or".
fn grouped_twice(text: &str) -> bool {
    text.contains(", and ") && text.contains(", or ") && !text.contains("and either")
}

/// One sentence that tells what two told.
fn told_by_both(text: String, first: &Sentence, second: &Sentence) -> Sentence {
    told_by(text, first.told.iter().chain(&second.told))
}

fn told_by<'a>(text: String, nodes: impl Iterator<Item = &'a syntax::NodeId>) -> Sentence {
    let mut told: Vec<_> = nodes.copied().collect();
    in_order(&mut told);
    Sentence { text, told }
}
