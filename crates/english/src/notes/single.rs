//! A definition that is the only one of its sort needs no letter: "the area given below".

use super::mark::{mark, marks};
use crate::document::{Block, Document, Item};
use crate::realise::{capitalised, word_count};

/// A sentence may not be longer than this.
const LONGEST: usize = 35;

/// Takes the place of the letters that are not needed; `lettered` are the definitions with a letter and their nouns.
pub(super) fn name_singles(document: &mut Document, lettered: &[(usize, &'static str)]) {
    for (index, noun) in lettered {
        let alone = lettered.iter().filter(|(_, other)| other == noun).count() == 1;
        // Numbers are reckoned with, and what is needed again later is looked up: both are found by a letter.
        if alone
            && *noun != "number"
            && used_before_only(document, *index, noun)
            && fits(document, *index)
        {
            put(document, *index, noun);
        }
    }
}

/// Whether everything that uses a definition comes before it.
fn used_before_only(document: &Document, index: usize, noun: &str) -> bool {
    let lead_name = format!("{}:", capitalised(&format!("{noun} {}", mark(index))));
    let mut blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let defined = blocks.by_ref().any(
        |block| matches!(block, Block::Paragraph { lead: Some(lead), .. } if *lead == lead_name),
    );
    let rest = Document {
        title: String::new(),
        sections: vec![crate::document::Section {
            kind: crate::document::SectionKind::Turn,
            heading: String::new(),
            blocks: blocks.cloned().collect(),
        }],
    };
    defined && !rest.sentences().iter().any(|sentence| marks(&sentence.text).contains(&index))
}

/// Whether no sentence becomes too long.
fn fits(document: &Document, index: usize) -> bool {
    document.sentences().iter().all(|sentence| {
        let uses = marks(&sentence.text).into_iter().filter(|known| *known == index).count();
        uses == 0 || word_count(&sentence.text) + 2 * uses <= LONGEST
    })
}

fn put(document: &mut Document, index: usize, noun: &str) {
    let name = format!("{noun} {}", mark(index));
    let lead_name = format!("{}:", capitalised(&name));
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        if let Block::Paragraph { lead: Some(lead), .. } = block
            && *lead == lead_name
        {
            *lead = format!("The {noun}:");
            return;
        }
        let full = format!("the {noun} given below");
        each(block, &|text| {
            *text = text.replace(&name, &full).replace(&capitalised(&name), &capitalised(&full));
        });
    }
}

fn each(block: &mut Block, change: &impl Fn(&mut String)) {
    fn of_item(item: &mut Item, change: &impl Fn(&mut String)) {
        item.lead.iter_mut().for_each(change);
        item.sentences.iter_mut().for_each(|sentence| change(&mut sentence.text));
        item.items.iter_mut().for_each(|inner| of_item(inner, change));
    }
    match block {
        Block::Heading { text } => change(text),
        Block::Paragraph { lead, sentences } => {
            lead.iter_mut().for_each(change);
            sentences.iter_mut().for_each(|sentence| change(&mut sentence.text));
        }
        Block::List { items, .. } => items.iter_mut().for_each(|item| of_item(item, change)),
        Block::Table { header, rows } => {
            header.iter_mut().for_each(change);
            rows.iter_mut().flatten().for_each(|cell| change(&mut cell.text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind, Sentence};

    fn paragraph(lead: Option<String>, text: String) -> Block {
        Block::Paragraph { lead, sentences: vec![Sentence { text, told: vec![] }] }
    }

    #[test]
    fn the_only_definition_of_its_sort_has_no_letter() {
        let blocks = vec![
            paragraph(None, format!("Move to area {}.", mark(3))),
            paragraph(Some(format!("Area {}:", mark(3))), "The top row.".into()),
        ];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        let mut two = document.clone();
        name_singles(&mut document, &[(3, "area")]);
        let told: Vec<&str> =
            document.sentences().iter().map(|sentence| sentence.text.as_str()).collect();
        assert_eq!(told, ["Move to the area given below.", "The top row."]);
        name_singles(&mut two, &[(3, "area"), (4, "area")]);
        assert!(two.sentences()[0].text.contains(&mark(3)));
    }
}
