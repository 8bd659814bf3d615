//! A definition that one place alone needs is told there: before it ("Count the discs … If this number is even, stop."), below it
//! ("Stop if all of these hold: …") or after it ("… is at least a certain number. This number is …").
//!
//! Only what is spoken of in one run of sentences, a paragraph or an item of a list, is explained so; whatever is needed
//! elsewhere as well keeps its name, by which it can be found.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use super::asked::asked;
use super::inline::{inline, length};
use super::mark::{mark, marks};
use super::opened::{Opened, opened};
use super::{Note, Sort};
use crate::document::{Block, Sentence};
use crate::plan::{Part, Passage, is_demand, points_back};

/// A sentence may not be longer than this.
pub(super) const LONGEST: usize = 35;

/// Words at the start of a sentence that take up the one before it.
const LEANING: [&str; 11] =
    ["This", "That", "These", "Those", "It", "Its", "They", "Each", "Every", "Then", "What"];

/// What explains things in the sentences that speak of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Explainer<'a> {
    /// All definitions.
    pub notes: &'a [Note],
    /// Those that some sentence has no room for.
    pub named: &'a BTreeSet<usize>,
    /// How often the whole document speaks of each of them.
    pub uses: &'a BTreeMap<usize, usize>,
    /// Those that are explained wherever they are needed, as a few words do it.
    pub everywhere: &'a BTreeSet<usize>,
    /// All that the document says, in lower case.
    pub words: &'a str,
    /// What the places of the board are called.
    pub usual: &'a str,
    /// What has been called by words of its own where it was explained.
    pub called: &'a RefCell<BTreeSet<String>>,
}

/// What comes after a run of sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum After {
    /// Nothing that belongs to it: a list or a table may be added.
    Free,
    /// Nothing that belongs to it, but a table has no room in a list.
    NoTable,
    /// Only what can follow other sentences as well: no list has room.
    Sentences,
    /// Something that takes up the last sentence; a list may still stand between sentences.
    Bound,
}

/// What follows a run of sentences now.
#[derive(Debug, Default)]
pub(super) struct Tail {
    /// The list or table that it ends in.
    pub parts: Vec<Part>,
    /// The sentences after that, which stood in the run before.
    pub rest: Vec<Sentence>,
}

impl Explainer<'_> {
    /// Explains what the sentences alone speak of; gives back what they end in now. There is room for lists of so many levels.
    pub fn explain(&self, sentences: &mut Vec<Sentence>, after: After, levels: usize) -> Tail {
        // Up to which sentence "this number" is the one explained last.
        let mut explained: BTreeMap<&'static str, usize> = BTreeMap::new();
        let mut at = 0;
        while at < sentences.len() {
            for index in marks(&sentences[at].text) {
                let Some(note) = self.notes.get(index) else { continue };
                let noun = note.sort.noun();
                let here = self.uses.get(&index) == Some(&count(sentences, index));
                let taken = explained.get(noun).is_some_and(|end| at < *end);
                if taken || !(here || self.everywhere.contains(&index)) {
                    continue;
                }
                if self.said_in_place(index, sentences, at) || self.asked(index, sentences, at) {
                    continue;
                }
                if let Some(tail) = self.opened(note, index, sentences, after, levels) {
                    return tail;
                }
                if let Some((end, parts)) = self.follow(note, index, sentences, after) {
                    explained.insert(noun, end);
                    if !parts.is_empty() {
                        return Tail { parts, rest: vec![] };
                    }
                }
            }
            at += 1;
        }
        Tail::default()
    }

    /// The text with one definition in place, if it has room for it.
    pub fn in_place(&self, text: &str, index: usize) -> Option<String> {
        let mut named = self.named.clone();
        named.remove(&index);
        let told = inline(text, self.notes, &named);
        (!marks(&told).contains(&index) && self.has_room(&told)).then_some(told)
    }

    /// The same, if nothing is left to explain then.
    fn settled(&self, text: &str, index: usize) -> Option<String> {
        self.in_place(text, index).filter(|told| marks(told).is_empty())
    }

    /// Whether a sentence is short enough.
    pub fn has_room(&self, text: &str) -> bool {
        length(text, self.notes) <= LONGEST
    }

    /// Puts what is explained wherever it is needed into a sentence that alone speaks of it, once, and has room for it.
    fn said_in_place(&self, index: usize, sentences: &mut [Sentence], at: usize) -> bool {
        // Places of an area are spoken of in ways of their own.
        let area = self.notes.get(index).is_none_or(|note| note.sort == Sort::Area);
        if area || count(sentences, index) != 1 {
            return false;
        }
        let Some(sentence) = sentences.get_mut(at) else { return false };
        let said = self.in_place(&sentence.text, index);
        let is_said = said.is_some();
        said.into_iter().for_each(|text| sentence.text = text);
        is_said
    }

    /// Asks for a condition in a sentence of its own, if that has room for the definition: "Check whether … If so, …".
    fn asked(&self, index: usize, sentences: &mut Vec<Sentence>, at: usize) -> bool {
        let Some(note) = self.notes.get(index) else { return false };
        let (Some(sentence), true) =
            (sentences.get(at), sentences.iter().filter(|it| speaks(it, index)).count() == 1)
        else {
            return false;
        };
        if !is_whole(sentence) {
            return false;
        }
        let name = format!("{} {}", note.sort.noun(), mark(index));
        let Some((question, answer)) =
            asked(&sentence.text, note, &name, |text| self.settled(text, index))
        else {
            return false;
        };
        if !self.has_room(&answer) {
            return false;
        }
        let told = sentence.told.clone();
        let both = [question, answer].map(|text| Sentence { text, told: told.clone() });
        sentences.splice(at..=at, both);
        true
    }

    /// Lets the list that a definition is stand below the sentence that asks for it, and what is left of that below the list.
    fn opened(
        &self,
        note: &Note,
        index: usize,
        sentences: &mut Vec<Sentence>,
        after: After,
        levels: usize,
    ) -> Option<Tail> {
        let spoken: Vec<usize> =
            (0..sentences.len()).filter(|at| speaks(&sentences[*at], index)).collect();
        let [at] = spoken.as_slice() else { return None };
        let (at, last) = (*at, *at + 1 == sentences.len());
        if count(sentences, index) != 1 || last && after == After::Bound {
            return None;
        }
        let sentence = &sentences[at];
        let name = format!("{} {}", note.sort.noun(), mark(index));
        let in_place = |text: &str| self.settled(text, index);
        let Opened { text, list, rest } = opened(&sentence.text, note, &name, in_place)?;
        if list.levels() > levels {
            return None;
        }
        let next = sentences.get(at + 1).map(|next| next.text.as_str());
        // A list may not come between a sentence and what takes it up.
        if rest.is_none() && next.is_some_and(|next| leans(next) || is_demand(next)) {
            return None;
        }
        // What both halves speak of could no longer be explained in one of them.
        let later: BTreeSet<usize> =
            sentences[at + 1..].iter().flat_map(|later| marks(&later.text)).collect();
        let sooner = sentences[..=at].iter().flat_map(|sooner| marks(&sooner.text));
        if sooner.into_iter().any(|other| later.contains(&other)) {
            return None;
        }
        let blocks = Passage { parts: vec![list.clone()] }.blocks();
        let mut items = blocks.iter().flat_map(Block::sentences);
        let fits = |text: &str| self.has_room(&inline(text, self.notes, self.named));
        let all = [&text].into_iter().chain(&rest);
        if !all.into_iter().all(|text| fits(text)) || !items.all(|item| fits(&item.text)) {
            return None;
        }
        let told = sentence.told.clone();
        let answer = rest.map(|text| Sentence { text, told: told.clone() });
        let rest: Vec<Sentence> =
            answer.into_iter().chain(sentences.drain(at + 1..).collect::<Vec<_>>()).collect();
        sentences[at].text = text;
        Some(Tail { parts: vec![list], rest })
    }
}

/// Whether a sentence speaks of something.
pub(super) fn speaks(sentence: &Sentence, index: usize) -> bool {
    marks(&sentence.text).contains(&index)
}

/// How often sentences speak of something.
pub(super) fn count(sentences: &[Sentence], index: usize) -> usize {
    let all = sentences.iter().flat_map(|sentence| marks(&sentence.text));
    all.filter(|known| *known == index).count()
}

/// Whether it is a sentence, after which another may stand: no member of a list, and no announcement of one.
pub(super) fn is_whole(sentence: &Sentence) -> bool {
    sentence.text.ends_with('.') && !sentence.text.starts_with(char::is_lowercase)
}

/// Whether a sentence takes up the one before it, so that nothing may come between them.
pub(super) fn leans(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default().trim_end_matches(',');
    let bare = |word: &str| matches!(word.trim_end_matches(['.', ',']), "it" | "its" | "them");
    let speaks = text.split_whitespace().any(bare);
    (points_back(text) || LEANING.contains(&first) || speaks) && !text.starts_with("This phase ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(sort: Sort, body: &str) -> Note {
        Note { sort, body: Passage::of(body), name: None, forms: vec![], explained: None }
    }

    fn told(notes: &[Note], texts: &[String], uses: usize, after: After) -> Vec<String> {
        let uses = BTreeMap::from([(0, uses)]);
        let everywhere = &BTreeSet::new();
        let named = &BTreeSet::from([0]);
        let (words, usual) = ("", "points");
        let called = &RefCell::default();
        let uses = &uses;
        let explainer = Explainer { notes, named, uses, everywhere, words, usual, called };
        let sentence = |text: &String| Sentence { text: text.clone(), told: vec![] };
        let mut sentences: Vec<Sentence> = texts.iter().map(sentence).collect();
        explainer.explain(&mut sentences, after, 2);
        sentences.into_iter().map(|sentence| sentence.text).collect()
    }

    #[test]
    fn what_one_sentence_needs_follows_it() {
        let notes = [note(Sort::Number, "the distance from the king to the centre")];
        let ending = [format!("Your score becomes number {}.", mark(0))];
        let told_at_once =
            ["Your score becomes this number:", "the distance from the king to the centre."];
        assert_eq!(told(&notes, &ending, 1, After::Free), told_at_once);
        let texts = [format!("Stop if number {} is even.", mark(0)), "Pass.".to_owned()];
        let expected = [
            "Work out the distance from the king to the centre.",
            "Stop if this distance is even.",
            "Pass.",
        ];
        assert_eq!(told(&notes, &texts, 1, After::Bound), expected);
        // Something else needs it, too.
        assert_eq!(told(&notes, &texts, 2, After::Free), texts);
    }

    #[test]
    fn nothing_comes_between_a_sentence_and_what_takes_it_up() {
        let notes = [note(Sort::Number, "the distance from the king to the centre")];
        let texts = [
            format!("Check whether number {} is even.", mark(0)),
            "If so, number the rows.".to_owned(),
        ];
        let all = told(&notes, &texts, 1, After::Free);
        assert_eq!(
            all[..2],
            [
                "Work out the distance from the king to the centre.",
                "Check whether this distance is even."
            ]
        );
        assert_eq!(all[2], texts[1]);
        assert_eq!(told(&notes, &texts, 1, After::Bound), all);
        let clause = [format!("number {} is even; or", mark(0))];
        assert_eq!(told(&notes, &clause, 1, After::Free), clause);
    }

    #[test]
    fn a_condition_at_the_end_is_the_list_that_it_is() {
        let mut body = Passage::of("all of these hold:");
        body.list(false, vec![Passage::of("it is red"), Passage::of("it is new")]);
        let notes = [Note { body, ..note(Sort::Condition, "") }];
        let texts = [format!("Stop if condition {} holds.", mark(0))];
        assert_eq!(told(&notes, &texts, 1, After::Free), ["Stop if all of these hold:"]);
        assert_eq!(told(&notes, &texts, 1, After::Sentences), ["Stop if all of these hold:"]);
    }
}
