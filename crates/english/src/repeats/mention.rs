//! A place that has just been named in many words is "that square" when it is named again.

use std::collections::{BTreeMap, BTreeSet};

use crate::document::{Block, Document, Item, Sentence};
use crate::plan::{AT_ONCE, follows_answer};
use crate::realise::word_count;

/// Places named in fewer words than this are named again.
const LONG: usize = 5;
/// No phrase for a place has more words.
const LONGEST: usize = 20;

/// Words that may stand between the article and the noun.
const BEFORE_NOUN: [&str; 4] = ["next ", "first ", "empty ", "occupied "];
/// What has been said before any of these places is named.
const KNOWN: [&str; 2] = ["in that direction", "that number"];
/// Words of places that may be others after the next step: the first empty hole is filled by what is put there.
const CHANGING: [&str; 6] = ["empty", "occupied", "hold", "number", "noted", "value"];

/// Says "that square" for a later mention of a place in a sentence, in the sentences that follow it at once, or in the list that the
/// sentence announces.
///
/// `places` are phrases for places, `site` is the noun for one. Where another place has been named in between, or "that square" means
/// something already, the phrase stays.
pub(crate) fn point_back(document: &mut Document, places: &[String], site: &str) {
    let places: BTreeMap<&str, Phrase<'_>> = places
        .iter()
        .filter_map(|text| Phrase::of(text, site))
        .map(|place| (place.text, place))
        .collect();
    let heads: BTreeSet<&str> = places.values().filter_map(|place| head(place.text)).collect();
    if places.is_empty() {
        return;
    }
    let places = Known { places: &places, heads: &heads, taken: BTreeSet::new() };
    for section in &mut document.sections {
        let mut known: Option<Phrase<'_>> = None;
        for at in 0..section.blocks.len() {
            // Where "that square" means something already, it cannot mean another place.
            let near = &section.blocks[at..section.blocks.len().min(at + 2)];
            let near = near
                .iter()
                .filter(|near| matches!(near, Block::Paragraph { .. } | Block::List { .. }));
            let beside = places.beside(|words| near.clone().any(|near| says(near, words)));
            match &mut section.blocks[at] {
                Block::Paragraph { sentences, .. } => {
                    known = in_sentences(sentences, &beside, None)
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
    fn of(text: &'a str, site: &str) -> Option<Self> {
        let mut rest = text.strip_prefix("the ")?;
        while let Some(bare) = BEFORE_NOUN.iter().find_map(|word| rest.strip_prefix(word)) {
            rest = bare;
        }
        // "that landing hole": its own name has two words.
        let landing = rest.strip_prefix("landing ");
        let last = landing.unwrap_or(rest).split(' ').next()?;
        let noun = &rest[..rest.len() - landing.unwrap_or(rest).len() + last.len()];
        if last != site && last != "place" {
            return None;
        }
        // "that hole": which one it is has been said.
        let plain = !text.contains(['(', ',', '‘'])
            && !KNOWN
                .iter()
                .fold(text.to_owned(), |text, known| text.replace(known, ""))
                .contains("that ");
        (plain && word_count(text) >= LONG).then_some(Self { text, noun })
    }

    fn that(&self) -> String {
        format!("that {}", self.noun)
    }

    /// Whether it is the same place after a step that it was before.
    fn stays(&self) -> bool {
        !CHANGING.iter().any(|word| self.text.contains(word))
    }

    /// Whether a text speaks of a place by the same noun.
    fn shares_noun(&self, text: &str) -> bool {
        let last = self.noun.rsplit(' ').next().unwrap_or(self.noun);
        text.split(|c: char| !c.is_alphanumeric()).any(|word| word == last)
    }
}

/// The places that may be pointed back to.
#[derive(Clone)]
struct Known<'a, 'p> {
    places: &'p BTreeMap<&'a str, Phrase<'a>>,
    /// The words that follow "the" in their phrases.
    heads: &'p BTreeSet<&'a str>,
    /// The nouns with which "that" means something already.
    taken: BTreeSet<&'a str>,
}

impl<'a> Known<'a, '_> {
    /// The same beside a text that says certain words.
    fn beside(&self, says: impl Fn(&str) -> bool) -> Self {
        let nouns: BTreeSet<&'a str> = self.places.values().map(|place| place.noun).collect();
        let taken = nouns.into_iter().filter(|noun| says(&format!("that {noun}"))).collect();
        Self { taken, ..self.clone() }
    }

    /// Whether "that" with the noun of a place means nothing else.
    fn is_free(&self, place: &Phrase<'_>) -> bool {
        !self.taken.contains(place.noun)
    }

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
                let found = self.places.get(&rest[..end]).filter(|one| self.is_free(one));
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
        let places = places.beside(|words| item_says(item, words));
        let inner = in_sentences(&mut item.sentences, &places, known);
        in_items(&mut item.items, &places, inner);
        // After another place of its kind has been named, "that hole" would be the other one.
        known = known.filter(|known| {
            let bare = |sentence: &Sentence| sentence.text.replace(&known.that(), "");
            !item.sentences.iter().any(|sentence| known.shares_noun(&bare(sentence)))
        });
    }
}

/// Whether some words stand in a block.
fn says(block: &Block, words: &str) -> bool {
    match block {
        Block::Heading { .. } => false,
        Block::Paragraph { sentences, .. } => {
            sentences.iter().any(|sentence| sentence.text.contains(words))
        }
        Block::List { items, .. } => items.iter().any(|item| item_says(item, words)),
        Block::Table { rows, .. } => rows.iter().flatten().any(|cell| cell.text.contains(words)),
    }
}

fn item_says(item: &Item, words: &str) -> bool {
    item.sentences.iter().any(|sentence| sentence.text.contains(words))
        || item.items.iter().any(|inner| item_says(inner, words))
}

/// Looks at sentences one by one; what the last one speaks of is known in the list that it announces.
fn in_sentences<'a>(
    sentences: &mut [Sentence],
    places: &Known<'a, '_>,
    known: Option<Phrase<'a>>,
) -> Option<Phrase<'a>> {
    let mut known = known;
    let mut last: Option<Phrase<'a>> = None;
    let mut at_once = false;
    for sentence in sentences.iter_mut() {
        // An answer goes on with what its question spoke of; a step with what the step before it did.
        let goes_on =
            |place: &Phrase<'_>| at_once || place.stays() || follows_answer(&sentence.text);
        let before = known.take().or_else(|| last.filter(goes_on));
        let (text, spoken) = pointed(&sentence.text, places, before);
        sentence.text = text;
        // What is neither named again nor displaced by another place is still known.
        last = spoken.or_else(|| before.filter(|place| !place.shares_noun(&sentence.text)));
        at_once |= sentence.text.ends_with(AT_ONCE);
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
    if let Some(known) = known.filter(|known| places.is_free(known))
        && let Some(at) = find(text, known.text)
        && !known.shares_noun(&text[..at])
    {
        let rest = &text[at + known.text.len()..];
        let still = Some(known).filter(|known| !known.shares_noun(rest));
        return (format!("{}{}{rest}", &text[..at], known.that()), still);
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

    const FIRST: &str = "the first empty hole along the path";

    #[test]
    fn steps_point_back_to_places_that_stay() {
        let steps = [
            "Empty the hole opposite the last hole.",
            "Turn round.",
            "Put a seed into the hole opposite the last hole.",
        ];
        assert_eq!(told(&steps, &[]), [steps[0], steps[1], "Put a seed into that hole."]);
        let put = format!("Put a seed into {FIRST}.");
        let steps = [put.as_str(), put.as_str()];
        assert_eq!(told(&steps, &[]), steps);
        let before = format!("Each of these steps goes {AT_ONCE}");
        let steps = [before.as_str(), put.as_str(), put.as_str()];
        assert_eq!(told(&steps, &[]), [&before, &put, "Put a seed into that hole."]);
    }

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
        point_back(
            &mut document,
            &["the hole opposite the last hole".to_owned(), FIRST.to_owned()],
            "hole",
        );
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
