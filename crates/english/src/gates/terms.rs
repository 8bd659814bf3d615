//! Letters are defined once, right after their first use, and no letter goes without a definition.

use std::collections::BTreeMap;

use crate::document::{Block, Document, Item};

/// The nouns that letters can follow.
const NOUNS: [&str; 17] = [
    "condition",
    "number",
    "numbers",
    "square",
    "cell",
    "point",
    "hole",
    "line",
    "place",
    "area",
    "kind",
    "player",
    "direction",
    "move",
    "list",
    "intersection",
    "piece",
];

/// What is wrong with the letters of a document.
pub fn term_faults(document: &Document) -> Vec<String> {
    let mut defined: BTreeMap<String, usize> = BTreeMap::new();
    let mut used: Vec<(String, bool)> = Vec::new();
    for block in document.sections.iter().flat_map(|section| &section.blocks) {
        if let Block::Paragraph { lead: Some(lead), .. } = block
            && let Some(term) = lead.strip_suffix(':')
            && let [found] = terms(term).as_slice()
        {
            *defined.entry(found.clone()).or_default() += 1;
            if !used.iter().any(|(term, _)| term == found) {
                used.push((found.clone(), false));
            }
        }
        let mut texts: Vec<&str> = Vec::new();
        match block {
            Block::Heading { .. } => {}
            Block::Paragraph { sentences, .. } => {
                texts.extend(sentences.iter().map(|sentence| sentence.text.as_str()));
            }
            Block::List { items, .. } => items.iter().for_each(|item| collect(item, &mut texts)),
            Block::Table { rows, .. } => {
                texts.extend(rows.iter().flatten().map(|cell| cell.text.as_str()));
            }
        }
        used.extend(texts.into_iter().flat_map(terms).map(|term| (term, true)));
    }
    let mut faults = Vec::new();
    for (term, times) in &defined {
        if *times > 1 {
            faults.push(format!("{term} is defined {times} times"));
        }
        match used.iter().find(|(known, _)| known == term) {
            Some((_, true)) => {}
            _ => faults.push(format!("{term} is defined before anything uses it")),
        }
    }
    for (term, _) in &used {
        let fault = format!("{term} is not defined");
        if !defined.contains_key(term) && !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    faults
}

fn collect<'a>(item: &'a Item, texts: &mut Vec<&'a str>) {
    texts.extend(item.sentences.iter().map(|sentence| sentence.text.as_str()));
    item.items.iter().for_each(|inner| collect(inner, texts));
}

/// The terms of a text, such as "condition A"; coordinates such as "A1" are none.
fn terms(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().map(bare).collect();
    words
        .windows(2)
        .filter(|pair| {
            NOUNS.contains(&pair[0].to_lowercase().as_str())
                && (1..=2).contains(&pair[1].len())
                && pair[1].chars().all(|c| c.is_ascii_uppercase())
        })
        .map(|pair| format!("{} {}", pair[0].to_lowercase(), pair[1]))
        .collect()
}

/// A word without punctuation and possessive.
fn bare(word: &str) -> &str {
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    word.strip_suffix("'s").unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind, Sentence};

    fn paragraph(lead: Option<&str>, text: &str) -> Block {
        Block::Paragraph {
            lead: lead.map(str::to_owned),
            sentences: vec![Sentence { text: text.to_owned(), told: vec![] }],
        }
    }

    fn faults(blocks: Vec<Block>) -> Vec<String> {
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        term_faults(&Document { title: "G".into(), sections: vec![section] })
    }

    #[test]
    fn every_letter_has_one_definition_after_its_use() {
        let fine = vec![
            paragraph(None, "Move to square A if condition B holds."),
            paragraph(Some("Square A:"), "The centre."),
            paragraph(Some("Condition B:"), "It is empty."),
        ];
        assert!(faults(fine).is_empty());
        assert_eq!(faults(vec![paragraph(None, "Move to area C.")]), ["area C is not defined"]);
        assert_eq!(
            faults(vec![paragraph(Some("Area C:"), "The board.")]),
            ["area C is defined before anything uses it"]
        );
    }
}
