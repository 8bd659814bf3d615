//! Steps that are all worked out before the first of them is made: where several rules have such steps, a term says what that means.

use crate::document::{Block, Document, Section, SectionKind, Sentence};
use crate::plan::AT_ONCE;

/// What stands before such steps where the term is defined.
const BY_TERM: &str = "Make these steps together.";
/// What the term means.
const TERM: &str =
    "Steps that are made together all go by how things stood before the first of them.";
/// So many rules make a term worth looking up.
const OFTEN: usize = 2;

/// Says among the terms what it means to make steps together, if several rules need it, and leaves only the term with the rules.
pub(super) fn define(document: &mut Document) {
    let mut told = Vec::new();
    let mut rules: Vec<&mut Sentence> = Vec::new();
    for section in &mut document.sections {
        let sentences = section.blocks.iter_mut().flat_map(Block::sentences_mut);
        // Where a condition stands before it, the sentence says more than the term.
        rules.extend(sentences.filter(|sentence| is_plain(&sentence.text)));
    }
    if rules.len() < OFTEN {
        return;
    }
    for rule in rules {
        told.extend_from_slice(&rule.told);
        rule.text = BY_TERM.to_owned();
    }
    told.sort_unstable();
    told.dedup();
    let definition = Sentence { text: TERM.to_owned(), told };
    let terms = document.sections.iter_mut().find(|section| section.kind == SectionKind::Terms);
    match terms.and_then(|terms| terms.blocks.last_mut()) {
        Some(Block::Paragraph { lead: None, sentences }) => sentences.push(definition),
        _ => add(document, Block::paragraph(vec![definition])),
    }
}

/// Whether a sentence says of the steps after it that they are made together, and nothing else.
fn is_plain(text: &str) -> bool {
    text.strip_suffix(AT_ONCE).is_some_and(|head| head == "Each of these steps goes ")
}

/// Adds a block to the terms, which stand before the rules.
fn add(document: &mut Document, block: Block) {
    let sections = &mut document.sections;
    if let Some(terms) = sections.iter_mut().find(|section| section.kind == SectionKind::Terms) {
        terms.blocks.push(block);
        return;
    }
    let at = sections.iter().position(|section| section.kind > SectionKind::Terms);
    let terms = Section { kind: SectionKind::Terms, heading: "Terms".into(), blocks: vec![block] };
    sections.insert(at.unwrap_or(sections.len()), terms);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(rules: usize) -> Document {
        let text = format!("Each of these steps goes {AT_ONCE}");
        let sentence = Sentence { text, told: vec![] };
        let blocks = vec![Block::paragraph(vec![sentence; rules])];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        Document { title: "G".into(), sections: vec![section] }
    }

    #[test]
    fn several_rules_share_the_term() {
        let mut document = document(2);
        define(&mut document);
        let texts: Vec<&str> =
            document.sentences().iter().map(|sentence| sentence.text.as_str()).collect();
        assert_eq!(texts, [TERM, BY_TERM, BY_TERM]);
        assert_eq!(document.sections[0].kind, SectionKind::Terms);
    }

    #[test]
    fn one_rule_says_it_in_place() {
        let mut document = document(1);
        let before = document.clone();
        define(&mut document);
        assert_eq!(document, before);
    }
}
