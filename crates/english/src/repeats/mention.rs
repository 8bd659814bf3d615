//! A place that has just been named in many words is "that square" when it is named again.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::{Block, Document, Item, Sentence};
use crate::plan::follows_answer;
use crate::realise::word_count;

/// Places named in fewer words than this are named again.
const LONG: usize = 5;
/// No phrase for a place has more words.
const LONGEST: usize = 14;

/// Says "that square" for the second mention of a place in a sentence, or in the list that the sentence announces.
///
/// `places` are phrases for places. Where another place has been named in between, or "that square" means something already, the
/// phrase stays.
pub(crate) fn point_back(document: &mut Document, places: &[String]) {
    let places: BTreeMap<&str, Phrase<'_>> = places
        .iter()
        .filter_map(|text| Phrase::of(text))
        .map(|place| (place.text, place))
        .collect();
    let nouns: BTreeSet<&str> = places.values().map(|place| place.noun).collect();
    let heads: BTreeSet<&str> = places.values().filter_map(|place| head(place.text)).collect();
    if places.is_empty() {
        return;
    }
    for section in &mut document.sections {
        let mut known: Option<Phrase<'_>> = None;
        for at in 0..section.blocks.len() {
            // Where "that square" means something already, it cannot mean another place.
            let near = &section.blocks[at.saturating_sub(1)..section.blocks.len().min(at + 2)];
            let said =
                |noun: &&&str| !near.iter().any(|block| says(block, &format!("that {noun}")));
            let free: BTreeSet<&str> = nouns.iter().filter(said).copied().collect();
            let places = Known { places: &places, heads: &heads, free };
            match &mut section.blocks[at] {
                Block::Paragraph { sentences, .. } => {
                    known = in_sentences(sentences, &places, None);
                }
                Block::List { items, .. } => in_items(items, &places, known.take()),
                Block::Heading { .. } | Block::Table { .. } => known = None,
            }
        }
    }
}

/// What a place is called, and the noun for a place in it.
#[derive(Debug, Clone, Copy)]
struct Phrase<'a> {
    text: &'a str,
    noun: &'a str,
}

impl<'a> Phrase<'a> {
    /// A phrase that is long enough and stands for the same place wherever it stands: "the hole opposite the last hole".
    fn of(text: &'a str) -> Option<Self> {
        let rest = text.strip_prefix("the ")?;
        let first = rest.split(' ').next()?;
        // "that landing hole": its own name has two words; "that hole": which one it is has been said.
        let rest = if first == "next" { rest.strip_prefix("next ")? } else { rest };
        let words = if first == "landing" { 2 } else { 1 };
        let length = rest.match_indices(' ').nth(words - 1).map_or(rest.len(), |(at, _)| at);
        let noun = &rest[..length];
        let plain = !text.contains(['(', ',', '‘']) && !text.contains("that ");
        (plain && word_count(text) >= LONG).then_some(Self { text, noun })
    }

    fn that(&self) -> String {
        format!("that {}", self.noun)
    }

    /// Whether a text speaks of a place by the same noun.
    fn shares_noun(&self, text: &str) -> bool {
        let last = self.noun.rsplit(' ').next().unwrap_or(self.noun);
        text.split(|c: char| !c.is_alphanumeric()).any(|word| word == last)
    }
}

/// The places that may be pointed back to.
struct Known<'a, 'p> {
    places: &'p BTreeMap<&'a str, Phrase<'a>>,
    /// The words that follow "the" in their phrases.
    heads: &'p BTreeSet<&'a str>,
    /// The nouns that "that" has not been used with.
    free: BTreeSet<&'a str>,
}

impl<'a> Known<'a, '_> {
    /// The longest phrase of a place that a text names.
    fn longest(&self, text: &str) -> Option<Phrase<'a>> {
        let mut best: Option<Phrase<'a>> = None;
        for (at, _) in text.match_indices("the ") {
            let rest = &text[at..];
            if !head(rest).is_some_and(|head| self.heads.contains(head)) {
                continue;
            }
            let ends = rest.match_indices([' ', '.', ',', ';', ':', ')']).map(|(end, _)| end);
            for end in ends.chain([rest.len()]).take(LONGEST) {
                let found =
                    self.places.get(&rest[..end]).filter(|one| self.free.contains(one.noun));
                if let Some(found) = found
                    && best.is_none_or(|best| best.text.len() < found.text.len())
                    && find(text, found.text).is_some()
                {
                    best = Some(*found);
                }
            }
        }
        best
    }
}

/// The word after "the".
fn head(phrase: &str) -> Option<&str> {
    phrase.split([' ', '.', ',', ';', ':', ')']).nth(1)
}

fn in_items<'a>(items: &mut [Item], places: &Known<'a, '_>, known: Option<Phrase<'a>>) {
    let mut known = known;
    for item in items {
        let inner = in_sentences(&mut item.sentences, places, known);
        in_items(&mut item.items, places, inner);
        // After another place of its kind has been named, "that hole" would be the other one.
        known = known.filter(|known| {
            let bare = |sentence: &Sentence| sentence.text.replace(&known.that(), "");
            !item.sentences.iter().any(|sentence| known.shares_noun(&bare(sentence)))
        });
    }
}

/// Whether some words stand in a block.
fn says(block: &Block, words: &str) -> bool {
    fn in_item(item: &Item, words: &str) -> bool {
        item.sentences.iter().any(|sentence| sentence.text.contains(words))
            || item.items.iter().any(|inner| in_item(inner, words))
    }
    match block {
        Block::Heading { .. } => false,
        Block::Paragraph { sentences, .. } => {
            sentences.iter().any(|sentence| sentence.text.contains(words))
        }
        Block::List { items, .. } => items.iter().any(|item| in_item(item, words)),
        Block::Table { rows, .. } => rows.iter().flatten().any(|cell| cell.text.contains(words)),
    }
}

/// Looks at sentences one by one; what the last one speaks of is known in the list that it announces.
fn in_sentences<'a>(
    sentences: &mut [Sentence],
    places: &Known<'a, '_>,
    known: Option<Phrase<'a>>,
) -> Option<Phrase<'a>> {
    let mut known = known;
    let mut last = None;
    for sentence in sentences.iter_mut() {
        // An answer goes on with what its question spoke of.
        let before = known.take().or_else(|| last.filter(|_| follows_answer(&sentence.text)));
        let (text, spoken) = pointed(&sentence.text, places, before);
        sentence.text = text;
        last = spoken;
    }
    let announces = sentences.last().is_some_and(|sentence| sentence.text.ends_with(':'));
    last.filter(|_| announces)
}

/// The text with later mentions pointing back, and the place that what follows may point back to.
fn pointed<'a>(
    text: &str,
    places: &Known<'a, '_>,
    known: Option<Phrase<'a>>,
) -> (String, Option<Phrase<'a>>) {
    if let Some(known) = known.filter(|known| places.free.contains(known.noun))
        && let Some(at) = find(text, known.text)
        && !known.shares_noun(&text[..at])
    {
        let rest = &text[at + known.text.len()..];
        return (format!("{}{}{rest}", &text[..at], known.that()), None);
    }
    let Some(place) = places.longest(text) else { return (text.to_owned(), None) };
    let at = find(text, place.text).unwrap_or_default();
    let (head, rest) = text.split_at(at + place.text.len());
    match find(rest, place.text) {
        Some(again) if !place.shares_noun(&rest[..again]) => {
            let later = &rest[again + place.text.len()..];
            (format!("{head}{}{}{later}", &rest[..again], place.that()), None)
        }
        _ => (text.to_owned(), Some(place).filter(|place| !place.shares_noun(rest))),
    }
}

/// Where a phrase stands as whole words.
fn find(text: &str, phrase: &str) -> Option<usize> {
    let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '\'' || c == '-');
    text.match_indices(phrase).map(|(at, _)| at).find(|at| {
        !inside(text[..*at].chars().next_back())
            && !inside(text[at + phrase.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, SectionKind};

    fn told(texts: &[&str], items: &[&str]) -> Vec<String> {
        let sentence = |text: &&str| Sentence { text: (*text).to_owned(), told: vec![] };
        let blocks = vec![
            Block::paragraph(texts.iter().map(sentence).collect()),
            Block::List {
                ordered: false,
                items: items.iter().map(|text| Item::of(vec![sentence(text)])).collect(),
            },
        ];
        let section = Section { kind: SectionKind::Turn, heading: "T".into(), blocks };
        let mut document = Document { title: "G".into(), sections: vec![section] };
        point_back(&mut document, &["the hole opposite the last hole".to_owned()]);
        document.sentences().iter().map(|sentence| sentence.text.clone()).collect()
    }

    #[test]
    fn a_place_named_again_is_that_place() {
        let text =
            "If the hole opposite the last hole is full, empty the hole opposite the last hole.";
        assert_eq!(
            told(&[text], &[]),
            ["If the hole opposite the last hole is full, empty that hole."]
        );
        let intro = "If the hole opposite the last hole is full, do all of the following:";
        let step = "Empty the hole opposite the last hole.";
        assert_eq!(told(&[intro], &[step]), [intro, "Empty that hole."]);
    }

    #[test]
    fn another_place_in_an_earlier_item_breaks_the_tie() {
        let intro = "If the hole opposite the last hole is full, do all of the following:";
        let steps = ["Empty the last hole.", "Empty the hole opposite the last hole."];
        assert_eq!(told(&[intro], &steps), [intro, steps[0], steps[1]]);
        let steps = ["Stop.", "Empty the hole opposite the last hole."];
        assert_eq!(told(&[intro], &steps), [intro, "Stop.", "Empty that hole."]);
    }

    #[test]
    fn another_place_in_between_breaks_the_tie() {
        let text = "If the hole opposite the last hole is full and the last hole is not, empty the hole opposite the last hole.";
        assert_eq!(told(&[text], &[]), [text]);
        let intro = "If the hole opposite the last hole is full, do all of the following:";
        let step = "Move all from the last hole to the hole opposite the last hole.";
        assert_eq!(told(&[intro], &[step]), [intro, step]);
    }
}
