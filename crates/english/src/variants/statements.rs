//! What a text says, statement by statement: each can be quoted by itself.

use crate::Told;
use crate::caption::with_items;
use crate::document::{Block, Item, SectionKind, Sentence};

/// A sentence with the clauses that belong to it, an item of a list, or a row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Statement {
    pub kind: SectionKind,
    pub text: String,
}

/// The statements of a text in reading order. How coordinates run follows from the board and is passed over.
pub(super) fn statements(told: &Told) -> Vec<Statement> {
    let mut all = Vec::new();
    for section in &told.unabridged.sections {
        let mut texts = Vec::new();
        let mut blocks = section.blocks.iter().peekable();
        while let Some(block) = blocks.next() {
            match block {
                Block::Heading { .. } => {}
                Block::Paragraph { lead, sentences } => {
                    let below = match blocks.peek() {
                        Some(Block::List { items, .. }) if are_clauses(items) => items.as_slice(),
                        _ => &[],
                    };
                    if !below.is_empty() {
                        blocks.next();
                    }
                    paragraph(lead.as_deref(), sentences, below, &mut texts);
                }
                Block::List { items, .. } => {
                    items.iter().for_each(|item| collect(item, None, &mut texts));
                }
                Block::Table { rows, .. } => texts.extend(rows.iter().map(|row| cells(row))),
            }
        }
        texts.retain(|text| told.coordinates.as_ref() != Some(text));
        if section.kind == SectionKind::End {
            // "… look at these cases in order:" says nothing without its cases, which are statements of their own.
            texts.retain(|text| !text.ends_with(':'));
        }
        all.extend(texts.into_iter().map(|text| Statement { kind: section.kind, text }));
    }
    all
}

/// Sentences one by one; the last comes with the clauses below it, the first with the heading that runs into it.
fn paragraph(lead: Option<&str>, sentences: &[Sentence], below: &[Item], texts: &mut Vec<String>) {
    for (index, sentence) in sentences.iter().enumerate() {
        let below = if index + 1 == sentences.len() { below } else { &[] };
        let text = with_items(sentence, below);
        texts.push(match lead {
            Some(lead) if index == 0 => format!("{lead} {text}"),
            _ => text,
        });
    }
}

/// An item with its clauses; items that are sentences are statements of their own, which say what they are about.
fn collect(item: &Item, about: Option<&str>, texts: &mut Vec<String>) {
    let lead = item.lead.as_deref().or(about);
    let clauses = if are_clauses(&item.items) { item.items.as_slice() } else { &[] };
    paragraph(lead, &item.sentences, clauses, texts);
    if clauses.is_empty() {
        item.items.iter().for_each(|inner| collect(inner, lead, texts));
    }
}

/// Whether the items go on with the sentence above them: they begin with a small letter.
fn are_clauses(items: &[Item]) -> bool {
    let first = items.first().and_then(|item| item.sentences.first());
    first.is_some_and(|sentence| sentence.text.chars().next().is_some_and(char::is_lowercase))
}

fn cells(row: &[Sentence]) -> String {
    row.iter().map(|cell| cell.text.as_str()).collect::<Vec<_>>().join(": ")
}
