//! Definitions are called by words where words can be found for them: "the landing hole" for "hole A".
//!
//! All passes before this one speak of definitions by their noun and a letter or a quoted name, which nobody can mistake; here, at
//! the end, each gets a name that can be spoken, if it is plain everywhere which one is meant. The words are those of the
//! description, else those with which the definition begins; of two of a sort each has a word that tells it from the other.
//! Where there are many of a sort, letters are looked up more easily.

mod phrase;
mod put;
mod single;

use std::collections::{BTreeMap, BTreeSet};

use crate::document::{Block, Document};
use crate::gates::{LONGEST, is_mixed};
use crate::realise::{capitalised, ordinal, word_count};
pub(super) use phrase::{Phrase, phrases};
pub(super) use put::{find, put};

/// Of so many definitions with the same noun each can be kept in mind by its name.
const FEW: usize = 6;
/// Of each definition so many names are tried.
const PASSED: usize = 4;
/// So many of a sort are told apart by their order.
const ORDERED: usize = 3;
/// Words that tell two definitions apart.
const APART: [&str; 16] = [
    "first",
    "second",
    "third",
    "clockwise",
    "counter-clockwise",
    "north",
    "south",
    "east",
    "west",
    "north-east",
    "north-west",
    "south-east",
    "south-west",
    "left",
    "right",
    "chosen",
];

/// A definition of a document.
#[derive(Debug, Clone)]
struct Defined {
    /// What kind of thing it is: "area".
    noun: String,
    /// "A", or "‘escape spots’".
    name: String,
    /// How its definition begins.
    body: String,
}

impl Defined {
    fn token(&self) -> String {
        format!("{} {}", self.noun, self.name)
    }

    /// What the description calls it.
    fn given(&self) -> Option<&str> {
        self.name.strip_prefix('‘')?.strip_suffix('’')
    }

    /// What it could be called.
    fn phrases(&self, usual: &str) -> Vec<Phrase> {
        phrases(&self.noun, self.given(), &self.body, usual)
    }
}

/// Calls the definitions of a document by words; `unabridged` is the same document with everything told in full.
/// `usual` is what the places of the board are called.
pub(crate) fn call_by_words(document: &mut Document, unabridged: &mut Document, usual: &str) {
    let full: BTreeMap<String, Defined> =
        defined(unabridged).into_iter().map(|one| (one.token(), one)).collect();
    let all: Vec<Defined> = defined(document)
        .into_iter()
        .map(|one| full.get(&one.token()).cloned().unwrap_or(one))
        .collect();
    // A name that makes a sentence too long, or stands where it cannot, is none: the next one may do.
    let mut passed: BTreeMap<String, usize> = BTreeMap::new();
    let spoken = spoken(&all, document);
    let mut called = chosen(&all, document, &spoken, usual, &passed);
    for _ in 0..all.len() * PASSED {
        let refused = refused(document, &all, &called);
        if refused.is_empty() {
            break;
        }
        refused.into_iter().for_each(|token| *passed.entry(token).or_default() += 1);
        called = chosen(&all, document, &spoken, usual, &passed);
    }
    let refused = refused(document, &all, &called);
    called.retain(|token, _| !refused.contains(token));
    rename(document, &all, &called);
    rename(unabridged, &all, &called);
    single::name_singles(document, unabridged);
    single::letter_anew(document, unabridged);
}

/// The definitions of a document, in reading order.
fn defined(document: &Document) -> Vec<Defined> {
    let blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let definition = |block: &Block| {
        let Block::Paragraph { lead: Some(lead), sentences } = block else { return None };
        let (noun, name) = lead.strip_suffix(':')?.split_once(' ')?;
        let letter = (1..=2).contains(&name.len()) && name.chars().all(|c| c.is_ascii_uppercase());
        let body = sentences.first().map(|first| first.text.clone()).unwrap_or_default();
        (letter || name.starts_with('‘')).then(|| Defined {
            noun: noun.to_lowercase(),
            name: name.to_owned(),
            body,
        })
    };
    blocks.filter_map(definition).collect()
}

/// What a document says outside the definitions, in small letters and without the names of definitions.
fn spoken(all: &[Defined], document: &Document) -> Vec<String> {
    // Definitions say what they say; the words are to be new everywhere else.
    let bodies: BTreeSet<String> = defined(document).into_iter().map(|one| one.body).collect();
    let given: Vec<&Defined> = all.iter().filter(|one| one.given().is_some()).collect();
    let without = |text: &str| {
        let mut text = text.to_owned();
        for one in &given {
            text = text.replace(&one.name, "");
        }
        text.to_lowercase()
    };
    texts(document).into_iter().filter(|text| !bodies.contains(*text)).map(without).collect()
}

/// What each definition is called that can be called by words; so many names of each have been passed over.
fn chosen(
    all: &[Defined],
    document: &Document,
    texts: &[String],
    usual: &str,
    passed: &BTreeMap<String, usize>,
) -> BTreeMap<String, Phrase> {
    let many = |one: &Defined| all.iter().filter(|other| other.noun == one.noun).count() > FEW;
    // What the text says already of other things names nothing.
    let free = |phrase: &Phrase| {
        let words = phrase.words.to_lowercase();
        !texts.iter().any(|text| find(text, &words).is_some())
    };
    let mut first: Vec<(usize, Phrase)> = Vec::new();
    for (index, one) in all.iter().enumerate().filter(|(_, one)| !many(one)) {
        let mut names = one.phrases(usual).into_iter().filter(&free);
        let next = names.nth(passed.get(&one.token()).copied().unwrap_or(0));
        first.extend(next.map(|phrase| (index, phrase)));
    }
    // The only one of its noun that no word says anything about is found below.
    let unsaid = |noun: &str| {
        let said = |index: usize| first.iter().any(|(at, phrase)| *at == index && !phrase.weak);
        all.iter().enumerate().filter(|(at, one)| one.noun == noun && !said(*at)).count()
    };
    let alone: BTreeSet<usize> = first
        .iter()
        .filter(|(index, phrase)| phrase.weak && unsaid(&all[*index].noun) == 1)
        .filter(|(index, _)| single::is_found_below(document, &all[*index]))
        .map(|(index, _)| *index)
        .collect();
    first.retain(|(index, _)| !alone.contains(index));
    let mut called: BTreeMap<String, Phrase> = BTreeMap::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for (index, phrase) in &first {
        let sort: Vec<usize> =
            first.iter().filter(|(_, other)| other == phrase).map(|(other, _)| *other).collect();
        let phrase = match sort.as_slice() {
            [_] => Some(phrase.clone()),
            _ => apart(all, &sort, *index, phrase),
        };
        if let Some(phrase) =
            phrase.filter(|phrase| free(phrase) && taken.insert(phrase.words.clone()))
        {
            called.insert(all[*index].token(), phrase);
        }
    }
    called
}

/// What tells a definition from others of its sort: a word that each of them has another one for, else its number.
fn apart(all: &[Defined], sort: &[usize], index: usize, phrase: &Phrase) -> Option<Phrase> {
    let words = |index: &usize| -> Vec<&str> {
        all[*index].body.split([' ', ',', '.', ';', '(', ')']).collect()
    };
    let own = |index: &usize| -> Option<&str> {
        let mine = words(index);
        let of_others: BTreeSet<&str> =
            sort.iter().filter(|other| *other != index).flat_map(words).collect();
        let owner = |word: &&str| word.ends_with("'s") && word.starts_with(char::is_uppercase);
        let owners = mine.iter().copied().filter(owner);
        let told = APART.into_iter().filter(|word| mine.contains(word));
        owners.chain(told).find(|word| !of_others.contains(word))
    };
    if sort.iter().all(|index| own(index).is_some()) {
        return own(&index).map(|word| phrase.apart(word));
    }
    let at = sort.iter().position(|other| *other == index)?;
    let number = i64::try_from(at + 1).ok()?;
    (sort.len() <= ORDERED).then(|| phrase.numbered(&ordinal(number)))
}

/// The definitions whose words cannot stand for their names somewhere.
fn refused(
    document: &Document,
    all: &[Defined],
    called: &BTreeMap<String, Phrase>,
) -> BTreeSet<String> {
    let mut refused = BTreeSet::new();
    let known: Vec<(&Defined, String, &Phrase)> =
        all.iter().filter_map(|one| Some((one, one.token(), called.get(&one.token())?))).collect();
    if known.is_empty() {
        return refused;
    }
    let headings: BTreeSet<String> =
        all.iter().map(|one| format!("{}:", capitalised(&one.token()))).collect();
    for text in texts(document).into_iter().filter(|text| !headings.contains(*text)) {
        let spoken: Vec<(&Defined, &Phrase)> = known
            .iter()
            .filter(|(_, token, _)| find(text, token).is_some())
            .map(|(one, _, phrase)| (*one, *phrase))
            .collect();
        let mut told = text.to_owned();
        for (one, phrase) in &spoken {
            match put(&told, &one.noun, &one.name, phrase) {
                Some(next) => told = next,
                None => {
                    refused.insert(one.token());
                }
            }
        }
        let worse = word_count(&told) > LONGEST || is_mixed(&told) && !is_mixed(text);
        if told != text && worse {
            refused.extend(spoken.iter().map(|(one, _)| one.token()));
        }
    }
    refused
}

/// Puts the words in the place of the names.
fn rename(document: &mut Document, all: &[Defined], called: &BTreeMap<String, Phrase>) {
    let known: Vec<(&Defined, &Phrase)> =
        all.iter().filter_map(|one| Some((one, called.get(&one.token())?))).collect();
    if known.is_empty() {
        return;
    }
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        if let Block::Paragraph { lead: Some(lead), .. } = block
            && let Some((_, phrase)) =
                known.iter().find(|(one, _)| *lead == format!("{}:", capitalised(&one.token())))
        {
            *lead = format!("{}:", capitalised(&phrase.whole()));
        }
        for text in block.texts_mut() {
            for (one, phrase) in &known {
                if let Some(told) = put(text, &one.noun, &one.name, phrase) {
                    *text = told;
                }
            }
        }
    }
}

/// All the words of a document.
fn texts(document: &Document) -> Vec<&str> {
    let sentences = document.sentences().into_iter().map(|sentence| sentence.text.as_str());
    sentences.chain(document.headings()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind, Sentence};

    fn paragraph(lead: Option<&str>, text: &str) -> Block {
        let sentences = vec![Sentence { text: text.to_owned(), told: vec![] }];
        Block::Paragraph { lead: lead.map(str::to_owned), sentences }
    }

    fn told(blocks: Vec<Block>) -> Vec<String> {
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        call_by_words(&mut document.clone(), &mut document, "points");
        texts(&document).into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn definitions_are_called_by_what_they_are() {
        let blocks = vec![
            paragraph(None, "Move it to hole A if that is in area B."),
            paragraph(Some("Hole A:"), "The hole opposite the last hole."),
            paragraph(Some("Area B:"), "The holes next to your store."),
        ];
        let expected = [
            "Move it to the opposite hole if that is one of the neighbours.",
            "The hole opposite the last hole.",
            "The holes next to your store.",
            "The opposite hole:",
            "The neighbours:",
        ];
        assert_eq!(told(blocks), expected);
    }

    #[test]
    fn two_of_a_sort_are_told_apart() {
        let blocks = vec![
            paragraph(None, "Move it to point A or to point B."),
            paragraph(Some("Point A:"), "The point that the first die leads to along the path."),
            paragraph(Some("Point B:"), "The point that the second die leads to along the path."),
        ];
        let both = "Move it to the first landing point or to the second landing point.";
        assert_eq!(told(blocks)[0], both);
    }
}
