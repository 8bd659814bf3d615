//! What is said again with other words in a few places is said once: "The same with “east” in place of “west”."
//!
//! This looks at finished sentences, after all names are given. What stands in the place of a text is exact: the changes that
//! it names, made wherever their words stand, give the text back.

mod consequence;
mod difference;
mod items;
mod paragraphs;
mod phases;
mod plainly;
mod series;
mod union;
mod unit;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use crate::document::{Block, Document, SectionKind};
use crate::facts::Places;
use difference::{Definitions, names_in};

/// The sections in which rules are told.
const TOLD: [SectionKind; 4] =
    [SectionKind::Turn, SectionKind::Pieces, SectionKind::Special, SectionKind::End];

/// Says once what a document says again with a few words changed.
pub(crate) fn tell_alike_once(document: &mut Document, places: &Places<'_>) {
    for index in 0..document.sections.len() {
        if !TOLD.contains(&document.sections[index].kind) {
            continue;
        }
        let definitions = definitions(document, index);
        let section = &mut document.sections[index];
        let mut pass = Pass { definitions, places, dropped: BTreeSet::new() };
        // Each ending is looked up by itself.
        let whole = section.kind != SectionKind::End;
        let mut blocks = std::mem::take(&mut section.blocks);
        if whole {
            blocks = pass.phases(blocks);
            blocks = pass.cases(blocks);
        }
        blocks = pass.in_blocks(blocks, whole);
        blocks = paragraphs::without(blocks, &pass.dropped);
        consequence::in_blocks(&mut blocks);
        section.blocks = paragraphs::definitions(blocks);
    }
}

/// What is known about a section while it is looked through.
#[derive(Debug)]
struct Pass<'b> {
    definitions: Definitions,
    /// The board that coordinates name.
    places: &'b Places<'b>,
    /// Definitions that nothing needs any more.
    dropped: BTreeSet<String>,
}

/// The definitions of a section, with how often the document uses each.
fn definitions(document: &Document, section: usize) -> Definitions {
    let mut known: BTreeMap<String, (Vec<Block>, usize)> =
        paragraphs::defined_in(&document.sections[section].blocks)
            .map(|(name, blocks)| (name, (blocks, 0)))
            .collect();
    if !known.is_empty() {
        for name in document.sentences().iter().flat_map(|sentence| names_in(&sentence.text)) {
            if let Some((_, times)) = known.get_mut(&name) {
                *times += 1;
            }
        }
    }
    Definitions { known }
}
