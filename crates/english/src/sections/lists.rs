//! Sentences that end in an enumeration too long for them become a list.

use crate::document::{Block, Document, Item, Sentence};
use crate::gates::LONGEST;
use crate::realise::{capitalised, final_enumeration, set_apart, unmarked, word_count};

/// Takes long enumerations apart, and the signs off the others.
pub(super) fn spread(document: &mut Document) {
    for section in &mut document.sections {
        let blocks = std::mem::take(&mut section.blocks);
        section.blocks = blocks.into_iter().flat_map(spread_block).collect();
    }
}

fn spread_block(block: Block) -> Vec<Block> {
    match block {
        Block::Paragraph { mut lead, sentences } => {
            let mut blocks = Vec::new();
            let mut open: Vec<Sentence> = Vec::new();
            for sentence in sentences {
                match taken_apart(&sentence) {
                    Some((intro, items)) => {
                        open.push(intro);
                        let sentences = std::mem::take(&mut open);
                        blocks.push(Block::Paragraph { lead: lead.take(), sentences });
                        blocks.push(Block::List { ordered: false, items });
                    }
                    None => open.push(plain(sentence)),
                }
            }
            if !open.is_empty() {
                blocks.push(Block::Paragraph { lead, sentences: open });
            }
            blocks
        }
        Block::List { ordered, items } => {
            let items = items.into_iter().map(|item| spread_item(item, true)).collect();
            vec![Block::List { ordered, items }]
        }
        Block::Table { header, rows } => {
            let header = header.iter().map(|name| unmarked(name)).collect();
            let rows = rows.into_iter().map(|row| row.into_iter().map(plain).collect()).collect();
            vec![Block::Table { header, rows }]
        }
        Block::Heading { text } => vec![Block::Heading { text: unmarked(&text) }],
    }
}

/// Only the items of the outer list have room for a list of their own, and those under a heading.
fn spread_item(mut item: Item, room: bool) -> Item {
    if room
        && item.items.is_empty()
        && let Some(at) = item.sentences.iter().position(|long| taken_apart(long).is_some())
        && let Some((intro, items)) = taken_apart(&item.sentences[at])
    {
        let later = item.sentences.split_off(at + 1);
        item.sentences.pop();
        item.sentences.push(intro);
        item.items = items;
        if !later.is_empty() {
            item.items.push(Item::continuing(later));
        }
    }
    item.sentences = item.sentences.into_iter().map(plain).collect();
    let headed = room && item.lead.is_some();
    item.items = item.items.into_iter().map(|inner| spread_item(inner, headed)).collect();
    item
}

/// The sentence that leads to the list, and the list.
fn taken_apart(sentence: &Sentence) -> Option<(Sentence, Vec<Item>)> {
    if word_count(&sentence.text) <= LONGEST {
        return None;
    }
    let Some((head, joint, members)) = final_enumeration(&sentence.text) else {
        return qualified(sentence);
    };
    let intro = match (head.as_str(), joint) {
        ("", "and") => "All of these:".to_owned(),
        ("", _) => "Any of these:".to_owned(),
        (head, _) if head.ends_with(':') => head.to_owned(),
        (head, "and") => format!("{head} the following:"),
        (head, _) => format!("{head} one of the following:"),
    };
    let told = || sentence.told.clone();
    let items = members
        .into_iter()
        .map(|member| {
            let text = format!("{}.", capitalised(&member));
            Item::of(vec![Sentence { text, told: told() }])
        })
        .collect();
    Some((Sentence { text: intro, told: told() }, items))
}

/// A sentence with its qualifications as a list.
fn qualified(sentence: &Sentence) -> Option<(Sentence, Vec<Item>)> {
    let (head, asides) = set_apart(&sentence.text)?;
    let text = format!("{}:", unmarked(&head).trim_end_matches(['.', ':']));
    let told = || sentence.told.clone();
    let last = asides.len() - 1;
    let items = asides
        .iter()
        .enumerate()
        .map(|(index, aside)| {
            let text = format!("{aside}{}", if index == last { "." } else { ";" });
            Item::of(vec![Sentence { text, told: told() }])
        })
        .collect();
    Some((Sentence { text, told: told() }, items))
}

fn plain(sentence: Sentence) -> Sentence {
    Sentence { text: unmarked(&sentence.text), ..sentence }
}
