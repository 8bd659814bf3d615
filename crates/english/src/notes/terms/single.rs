//! What no words are found for keeps its letter; the only definition of its sort needs none: "the condition given below".

use std::collections::BTreeMap;
use std::ops::Range;

use super::put::find;
use super::{Defined, texts};
use crate::document::{Block, Document, Section, SectionKind};
use crate::gates::LONGEST;
use crate::notes::mark::next_letter;
use crate::realise::{capitalised, word_count};

/// What the words have more than a letter.
const LONGER: usize = 2;

/// Takes the place of the letters that are not needed, in both documents alike.
pub(super) fn name_singles(document: &mut Document, unabridged: &mut Document) {
    let all: Vec<Defined> = super::defined(document).into_iter().filter(has_letter).collect();
    for one in &all {
        let alone = all.iter().filter(|other| other.noun == one.noun).count() == 1;
        if alone && is_found_below(document, one) {
            let words = format!("the {} given below", one.noun);
            for document in [&mut *document, &mut *unabridged] {
                let lead = format!("{}:", capitalised(&one.token()));
                let short = format!("The {}:", one.noun);
                replace(document, |text| {
                    if *text == lead {
                        *text = short.clone();
                    }
                    while let Some(at) = find(text, &one.token()) {
                        let words = if at == 0 { capitalised(&words) } else { words.clone() };
                        text.replace_range(at..at + one.token().len(), &words);
                    }
                });
            }
        }
    }
}

/// Gives the letters that are still needed out again, so that none is left out.
pub(super) fn letter_anew(document: &mut Document, unabridged: &mut Document) {
    let mut tokens: Vec<Defined> = Vec::new();
    for known in [&*document, &*unabridged] {
        for one in super::defined(known).into_iter().filter(has_letter) {
            if !tokens.iter().any(|other| other.token() == one.token()) {
                tokens.push(one);
            }
        }
    }
    // In the order in which they are first spoken of.
    let mut spoken: BTreeMap<String, usize> = BTreeMap::new();
    for text in texts(document) {
        for (_, token) in lettered_names(text) {
            let next = spoken.len();
            spoken.entry(token).or_insert(next);
        }
    }
    let first = |one: &Defined| spoken.get(&one.token()).copied().unwrap_or(usize::MAX);
    let mut placed: Vec<(usize, Defined)> =
        tokens.into_iter().map(|one| (first(&one), one)).collect();
    placed.sort_by_key(|(at, _)| *at);
    let mut given = 0;
    let letters: Vec<(String, String, String)> = placed
        .into_iter()
        .map(|(_, one)| (one.token(), one.noun.clone(), next_letter(&mut given)))
        .collect();
    if letters.iter().all(|(token, noun, letter)| *token == format!("{noun} {letter}")) {
        return;
    }
    let by_token: BTreeMap<&str, &str> =
        letters.iter().map(|(token, _, letter)| (token.as_str(), letter.as_str())).collect();
    let put = |text: &mut String| {
        if let Some(told) = with_letters(text, &by_token) {
            *text = told;
        }
    };
    replace(document, put);
    replace(unabridged, put);
}

/// The names with letters in a text, in order: where the letters stand, and the whole name ("area C").
fn lettered_names(text: &str) -> Vec<(Range<usize>, String)> {
    let mut names = Vec::new();
    // A name is a noun, a blank and letters.
    for (blank, _) in text.match_indices(' ') {
        let (word, after) = (&text[..blank], &text[blank + 1..]);
        let length = after.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(after.len());
        let goes_on = |c: char| c.is_alphanumeric() || c == '-';
        if length == 0 || after[length..].starts_with(goes_on) {
            continue;
        }
        let noun = word.rsplit(|c: char| !goes_on(c)).next().unwrap_or_default();
        let noun = if noun.len() == word.len() { noun.to_lowercase() } else { noun.to_owned() };
        names.push((blank + 1..blank + 1 + length, format!("{noun} {}", &after[..length])));
    }
    names
}

/// A text with new letters in its names of definitions; nothing if it has no such name.
fn with_letters(text: &str, letters: &BTreeMap<&str, &str>) -> Option<String> {
    let mut told = String::new();
    let mut known = 0;
    for (place, token) in lettered_names(text) {
        if let Some(letter) = letters.get(token.as_str()) {
            told.push_str(&text[known..place.start]);
            told.push_str(letter);
            known = place.end;
        }
    }
    told.push_str(&text[known..]);
    (known > 0).then_some(told)
}

/// Whether a definition can be found without a letter. Numbers are reckoned with, lists are looked up, and what is needed again later
/// is, too: these need one.
pub(super) fn is_found_below(document: &Document, one: &Defined) -> bool {
    let needed = matches!(one.noun.as_str(), "number" | "list");
    !needed && used_before_only(document, one) && fits(document, one)
}

fn has_letter(one: &Defined) -> bool {
    !one.name.starts_with('‘')
}

/// Whether everything that uses a definition comes before it.
fn used_before_only(document: &Document, one: &Defined) -> bool {
    let lead_name = format!("{}:", capitalised(&one.token()));
    let mut blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let defined = blocks.by_ref().any(
        |block| matches!(block, Block::Paragraph { lead: Some(lead), .. } if *lead == lead_name),
    );
    let rest = Section {
        kind: SectionKind::Turn,
        heading: String::new(),
        blocks: blocks.cloned().collect(),
    };
    defined && !rest.sentences().iter().any(|it| find(&it.text, &one.token()).is_some())
}

/// Whether no sentence becomes too long.
fn fits(document: &Document, one: &Defined) -> bool {
    document.sentences().iter().all(|sentence| {
        let uses = sentence.text.matches(&one.token()).count();
        uses == 0 || word_count(&sentence.text) + LONGER * uses <= LONGEST
    })
}

/// Changes every text of a document.
fn replace(document: &mut Document, change: impl Fn(&mut String)) {
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        if let Block::Table { header, .. } = block {
            header.iter_mut().for_each(&change);
        }
        block.texts_mut().into_iter().for_each(&change);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sentence;

    fn document(texts: &[(&str, &str)]) -> Document {
        let paragraph = |(lead, text): &(&str, &str)| Block::Paragraph {
            lead: (!lead.is_empty()).then(|| (*lead).to_owned()),
            sentences: vec![Sentence { text: (*text).to_owned(), told: vec![] }],
        };
        let blocks = texts.iter().map(paragraph).collect();
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        Document { title: "G".into(), sections: vec![section] }
    }

    #[test]
    fn the_only_definition_of_its_sort_has_no_letter() {
        let mut one = document(&[("", "Move to area C."), ("Area C:", "The top row.")]);
        name_singles(&mut one.clone(), &mut one);
        assert_eq!(one.sentences()[0].text, "Move to the area given below.");
    }

    #[test]
    fn no_letter_is_left_out() {
        let texts = [
            ("", "If condition D holds, move to area B."),
            ("Area B:", "It."),
            ("Condition D:", "It."),
        ];
        let mut two = document(&texts);
        letter_anew(&mut two.clone(), &mut two);
        assert_eq!(two.sentences()[0].text, "If condition A holds, move to area B.");
        assert_eq!(two.headings(), ["Area B:", "Condition A:"]);
    }
}
