//! The section on variants at the end of the rules.

use super::{Group, Variant};
use crate::document::{Block, Item, Section, SectionKind, Sentence};

/// What the other choices of a description change, a list for each group; nothing where there is no choice.
pub fn section(groups: &[Group]) -> Option<Section> {
    let mut blocks = Vec::new();
    for group in groups.iter().filter(|group| !group.variants.is_empty()) {
        blocks.push(Block::Heading { text: group.heading.clone() });
        blocks.push(Block::List { ordered: false, items: items(&group.variants) });
    }
    let (kind, heading) = (SectionKind::Variants, "Variants".to_owned());
    (!blocks.is_empty()).then_some(Section { kind, heading, blocks })
}

/// An item for each choice; choices of which the same is to be said share one.
fn items(variants: &[Variant]) -> Vec<Item> {
    let mut told: Vec<(Vec<&str>, Vec<String>)> = Vec::new();
    for variant in variants {
        let sentences = variant.words();
        match told.iter_mut().find(|(_, same)| *same == sentences) {
            Some((names, _)) => names.push(&variant.name),
            None => told.push((vec![&variant.name], sentences)),
        }
    }
    let item = |(names, sentences): (Vec<&str>, Vec<String>)| {
        let lead = Some(format!("{}:", names.join(", ")));
        let mut sentences: Vec<Sentence> =
            sentences.into_iter().map(|text| Sentence { text, told: vec![] }).collect();
        // Several changes stand below one another.
        let several = if sentences.len() > 1 { std::mem::take(&mut sentences) } else { vec![] };
        let items = several.into_iter().map(|sentence| Item::of(vec![sentence])).collect();
        Item { lead, sentences, items, ..Item::default() }
    };
    told.into_iter().map(item).collect()
}
