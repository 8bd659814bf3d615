//! Tables that the rules have told entry by entry are not printed as well.

use std::collections::BTreeSet;

use syntax::NodeId;

use crate::document::{Block, Document, SectionKind, Sentence};
use crate::equipment::FORMS;
use crate::ints::mapped::form_of;
use crate::ints::place::quoted;
use crate::realise::spoken_name;
use crate::state::Links;

/// Leaves out each table that no sentence mentions; the sentences of the rules that look it up tell its entries.
pub(super) fn leave_out_told(document: &mut Document, links: &Links<'_>) {
    let Some(at) = document.sections.iter().position(|it| it.kind == SectionKind::Components)
    else {
        return;
    };
    let mut from = 0;
    while let Some((index, name)) = announced(&document.sections[at].blocks, from) {
        from = index + 1;
        // "The table ‘x’ gives" as well as "the place listed under ‘x’".
        if mentions(document, &name) > 1 {
            continue;
        }
        let asking = lookups(links, &name);
        let told: Vec<NodeId> = document.sections[at].blocks[index..index + 2]
            .iter()
            .flat_map(|block| block.sentences())
            .flat_map(|sentence| sentence.told.iter().copied())
            .collect();
        let rules = document.sections.iter_mut().skip(at + 1).flat_map(|it| &mut it.blocks);
        let Some(rule) = rules.flat_map(Block::sentences_mut).find(|sentence| {
            !sentence.told.is_empty() && sentence.told.iter().any(|node| asking.contains(node))
        }) else {
            continue;
        };
        let all: BTreeSet<NodeId> = rule.told.iter().copied().chain(told).collect();
        rule.told = all.into_iter().collect();
        document.sections[at].blocks.drain(index..index + 2);
        from = index;
    }
    document.sections.retain(|it| it.kind != SectionKind::Components || !it.blocks.is_empty());
}

/// The next table that a sentence of its own announces, and its name: in quotation marks, or what it has entries of.
fn announced(blocks: &[Block], from: usize) -> Option<(usize, String)> {
    (from..blocks.len().saturating_sub(1)).find_map(|index| {
        let (Block::Paragraph { sentences, .. }, Block::Table { .. }) =
            (&blocks[index], &blocks[index + 1])
        else {
            return None;
        };
        let [Sentence { text, .. }] = sentences.as_slice() else { return None };
        let table = text.strip_prefix("The table ");
        let table = table.and_then(|rest| rest.strip_suffix(" reads as follows:"));
        let form = text.strip_prefix(FORMS).and_then(|rest| rest.strip_suffix(':'));
        let name = table.filter(|name| name.starts_with('‘')).or(form)?;
        Some((index, name.to_owned()))
    })
}

fn mentions(document: &Document, words: &str) -> usize {
    let sentences = document.sentences().into_iter().map(|sentence| sentence.text.as_str());
    sentences.chain(document.headings()).filter(|text| text.contains(words)).count()
}

/// What looks a table up, with all it consists of.
fn lookups(links: &Links<'_>, name: &str) -> BTreeSet<NodeId> {
    let spoken = |entry: &NodeId| {
        let of = links.plain(*entry).find_map(|part| links.text(part));
        of.is_some_and(|of| {
            quoted(of) == name || form_of(&spoken_name(of)).as_deref() == Some(name)
        })
    };
    links.clauses("mapEntry", "").filter(spoken).flat_map(|entry| links.whole(entry)).collect()
}
