//! What a sentence needs is explained right after it, or counted and looked at right before it.

use super::announce::{announce, look_before};
use super::certain::Places;
use super::explain::{After, Explainer, LONGEST, count, is_whole, leans, speaks};
use super::explanation::{Explanation, Spoken, explanation};
use super::inline::{inline, length};
use super::mark::{mark, marks};
use super::terms::{Phrase, find, phrases, put};
use super::{Note, Sort};
use crate::document::{Block, Sentence};
use crate::plan::{Part, Passage, demand_apart, is_demand};
use crate::realise::{Text, capitalised, finished};

/// After more sentences than this in between, nobody knows any more what is explained.
const FARTHEST: usize = 1;
/// Words that say no more than that something is explained.
const VAGUE: &str = "certain ";

impl Explainer<'_> {
    /// Explains one thing in the sentences that follow those which speak of it; gives back where these end, and the
    /// list or table after them.
    pub fn follow(
        &self,
        note: &Note,
        index: usize,
        sentences: &mut Vec<Sentence>,
        after: After,
    ) -> Option<(usize, Vec<Part>)> {
        let mut told: Option<(Vec<Sentence>, usize, Vec<Part>)> = None;
        let places = Places::of(note);
        let called = self.called(note);
        let ways = places.as_ref().map(Spoken::Places).into_iter().chain([Spoken::Noun]);
        for way in ways.chain(called.as_ref().map(Spoken::Called)) {
            let mut run = sentences.clone();
            let Some((end, tail)) = self.follow_by(note, way, index, &mut run, after) else {
                continue;
            };
            let vague = run.iter().any(|sentence| {
                sentence.text.contains(VAGUE)
                    && !sentences.iter().any(|other| other.text == sentence.text)
            });
            if told.is_none() || !vague {
                told = Some((run, end, tail));
            }
            if !vague {
                break;
            }
        }
        let (run, end, tail) = told?;
        if let Some(phrase) = &called
            && run.iter().any(|sentence| find(&sentence.text, &phrase.words).is_some())
        {
            self.called.borrow_mut().insert(phrase.words.clone());
        }
        *sentences = run;
        Some((end, tail))
    }

    /// What a definition is called where it is explained at once, if its words say it and nothing else is called so.
    fn called(&self, note: &Note) -> Option<Phrase> {
        let body = note.body.words();
        let phrases = phrases(note.sort.noun(), note.name.as_deref(), &body, self.usual);
        let known = self.called.borrow();
        let said = |phrase: &Phrase| {
            let new = find(self.words, &phrase.words).is_none() && !known.contains(&phrase.words);
            (!phrase.weak || note.sort == Sort::Condition) && new
        };
        phrases.into_iter().find(said)
    }

    /// The same, spoken of in one of the ways.
    fn follow_by(
        &self,
        note: &Note,
        way: Spoken<'_>,
        index: usize,
        sentences: &mut Vec<Sentence>,
        after: After,
    ) -> Option<(usize, Vec<Part>)> {
        let Explanation { first, again, passage, before } = explanation(note, way)?;
        let speaks = |sentence: &Sentence| speaks(sentence, index);
        let last = sentences.iter().rposition(speaks)?;
        let later = sentences[last + 1..].iter().map(|next| next.text.as_str());
        let at = last + 1 + later.take_while(|text| leans(text) && !is_demand(text)).count();
        if at > last + 1 + FARTHEST {
            return None;
        }
        let (told, tail): (Vec<Part>, Vec<Part>) =
            passage.parts.into_iter().partition(|part| matches!(part, Part::Say(_)));
        if let Some((before, known)) = before.filter(|_| tail.is_empty())
            && let Some(end) = self.look_before(note, way, index, &before, &known, sentences)
        {
            return Some((end, vec![]));
        }
        let room = match after {
            After::Free => tail.is_empty() || at == sentences.len(),
            After::NoTable => {
                let table = tail.iter().any(|part| matches!(part, Part::Table { .. }));
                tail.is_empty() || !table && at == sentences.len()
            }
            After::Sentences => tail.is_empty(),
            After::Bound => tail.is_empty() && at < sentences.len(),
        };
        // "… to these cells: the cells …" is a sentence in two parts.
        let whole = |at: usize| {
            let sentence = &sentences[at];
            is_whole(sentence)
                || sentence.text.ends_with('.')
                    && at.checked_sub(1).is_some_and(|at| sentences[at].text.ends_with(':'))
        };
        let spoken = (0..sentences.len()).filter(|at| speaks(&sentences[*at]));
        if !room || !spoken.chain(last..at).all(whole) {
            return None;
        }
        let noun = note.sort.noun();
        let same_noun = |other: usize| {
            other != index && self.notes.get(other).is_some_and(|other| other.sort.noun() == noun)
        };
        let first_time = sentences.iter().position(speaks)?;
        let mut others =
            sentences[first_time..at].iter().flat_map(|sentence| marks(&sentence.text));
        if others.any(same_noun) {
            return None;
        }
        let name = format!("{noun} {}", mark(index));
        let mut changed = sentences.clone();
        let mut known = false;
        for sentence in changed.iter_mut().filter(|sentence| speaks(sentence)) {
            sentence.text = match way {
                Spoken::Places(places) => places.spoken_of(&sentence.text, &name, &mut known)?,
                Spoken::Noun => spoken_of(&sentence.text, &name, &first, &again, &mut known),
                Spoken::Called(phrase) => put(&sentence.text, noun, &mark(index), phrase)?,
            };
        }
        let said = told.iter().filter_map(|part| match part {
            Part::Say(text) => Some(finished(text)),
            _ => None,
        });
        let said: Vec<Sentence> = said
            .map(|sentence| Sentence {
                text: inline(&sentence.text, self.notes, self.named),
                ..sentence
            })
            .collect();
        if let Some(demand) = changed.get_mut(at)
            && let Some(apart) = demand_apart(&demand.text)
        {
            demand.text = apart;
        }
        let end = at + said.len();
        let mut said = said;
        if at == last + 1
            && count(sentences, index) == 1
            && tail.is_empty()
            && let ([speaks], [explains]) = (&mut changed[last..=last], said.as_mut_slice())
        {
            announce(speaks, explains, &first, &again);
        }
        changed.splice(at..at, said);
        let fits = |sentence: &Sentence| {
            length(&sentence.text, self.notes) <= LONGEST && !sentence.text.contains("  ")
        };
        let listed = Passage { parts: tail.clone() }.blocks();
        let listed = listed.iter().flat_map(Block::sentences);
        if !changed.iter().all(fits) || !listed.into_iter().all(fits) {
            return None;
        }
        *sentences = changed;
        Some((end, tail))
    }

    /// Tells first what to count or to look at, if the sentence that needs it can take that up; says where that sentence ends.
    fn look_before(
        &self,
        note: &Note,
        way: Spoken<'_>,
        index: usize,
        before: &Text,
        again: &str,
        sentences: &mut Vec<Sentence>,
    ) -> Option<usize> {
        let spoken: Vec<usize> =
            (0..sentences.len()).filter(|at| speaks(&sentences[*at], index)).collect();
        let [at] = spoken.as_slice() else { return None };
        let noun = note.sort.noun();
        let sentence = sentences.get(*at).filter(|sentence| is_whole(sentence))?;
        let others = marks(&sentence.text).into_iter().filter(|other| *other != index);
        let same = |other: usize| self.notes.get(other).is_some_and(|it| it.sort.noun() == noun);
        if others.into_iter().any(same) {
            return None;
        }
        let name = format!("{noun} {}", mark(index));
        let mut known = true;
        let text = match way {
            Spoken::Places(places) => places.spoken_of(&sentence.text, &name, &mut known)?,
            _ => spoken_of(&sentence.text, &name, again, again, &mut known),
        };
        let looked = finished(before);
        let begin = &text[..text.find(again)?];
        // What the sentence ends in is told right after it.
        if text.ends_with(&format!(" {again}.")) || !look_before(begin, &looked.text) {
            return None;
        }
        let text = demand_apart(&text).unwrap_or(text);
        let looked = inline(&looked.text, self.notes, self.named);
        if !self.has_room(&text) || !self.has_room(&looked) || text.contains("  ") {
            return None;
        }
        let told = sentence.told.clone();
        let both = [looked, text].map(|text| Sentence { text, told: told.clone() });
        sentences.splice(at..=at, both);
        Some(at + 2)
    }
}

/// The text with other words for a name: those for the first time, then those for every other.
fn spoken_of(text: &str, name: &str, first: &str, again: &str, known: &mut bool) -> String {
    let mut text = text.to_owned();
    let capital = capitalised(name);
    while let Some((at, begins)) = text
        .find(name)
        .map(|at| (at, false))
        .or_else(|| text.starts_with(&capital).then_some((0, true)))
    {
        let words = if *known { again } else { first };
        *known = true;
        let words = if begins { capitalised(words) } else { words.to_owned() };
        text.replace_range(at..at + name.len(), &words);
    }
    text
}
