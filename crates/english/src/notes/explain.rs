//! A definition that one place alone needs follows there: "… is at least a certain number. This number is …".
//!
//! Only what is spoken of in one run of sentences, a paragraph or an item of a list, is explained so; whatever is needed
//! elsewhere as well keeps its name, by which it can be found.

use std::collections::{BTreeMap, BTreeSet};

use super::certain::Places;
use super::inline::{inline, length};
use super::mark::{mark, marks};
use super::{Note, Sort};
use crate::document::{Block, Sentence};
use crate::plan::{Part, Passage, demand_apart, is_demand, points_back};
use crate::realise::{Text, capitalised, finished, say, word_count};

/// A sentence may not be longer than this.
const LONGEST: usize = 35;
/// What is explained in so many words may be explained again.
const BRIEF: usize = 20;

/// After more sentences than this in between, nobody knows any more what is explained.
const FARTHEST: usize = 1;

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
    /// Something that takes up the last sentence.
    Bound,
}

/// How something is spoken of, and what explains it.
struct Explanation {
    /// "a certain number".
    first: String,
    /// "this number".
    again: String,
    /// "This number is …", with a list or table where it needs one.
    passage: Passage,
}

impl Explainer<'_> {
    /// Explains what the sentences alone speak of; gives back the list or table that they end in now.
    pub fn explain(&self, sentences: &mut Vec<Sentence>, after: After) -> Vec<Part> {
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
                if self.said_in_place(index, sentences, at) {
                    continue;
                }
                if let Some(list) = self.listed(note, index, sentences, after) {
                    return list;
                }
                if let Some((end, tail)) = self.follow(note, index, sentences, after) {
                    explained.insert(noun, end);
                    if !tail.is_empty() {
                        return tail;
                    }
                }
            }
            at += 1;
        }
        vec![]
    }

    /// Puts what is explained wherever it is needed into a sentence that alone speaks of it, once, and has room for it.
    fn said_in_place(&self, index: usize, sentences: &mut [Sentence], at: usize) -> bool {
        // Places of an area are spoken of in ways of their own.
        let area = self.notes.get(index).is_none_or(|note| note.sort == Sort::Area);
        if area || count(sentences, index) != 1 {
            return false;
        }
        let Some(sentence) = sentences.get_mut(at) else { return false };
        let mut named = self.named.clone();
        named.remove(&index);
        let told = inline(&sentence.text, self.notes, &named);
        let said = !marks(&told).contains(&index);
        if said {
            sentence.text = told;
        }
        said
    }

    /// A condition that ends the sentences as the list that it is: "… if all of these hold:"; and so the places of an area: "… stand
    /// on these squares:".
    fn listed(
        &self,
        note: &Note,
        index: usize,
        sentences: &mut [Sentence],
        after: After,
    ) -> Option<Vec<Part>> {
        let [Part::Say(head), list @ Part::List { .. }] = note.body.parts.as_slice() else {
            return None;
        };
        let free = matches!(after, After::Free | After::NoTable);
        let last = sentences.last_mut().filter(|_| free)?;
        let name = format!("{} {}", note.sort.noun(), mark(index));
        let text = match note.sort {
            Sort::Condition => {
                format!("{}{head}", last.text.strip_suffix(&format!("{name} holds."))?)
            }
            // What an area is made of is all of it, however the list is announced.
            Sort::Area => {
                let (before, places) =
                    last.text.strip_suffix(&format!(" of {name}."))?.rsplit_once("the ")?;
                let places = Some(places).filter(|places| !places.contains(' '))?;
                match before.strip_suffix(": ") {
                    // "The walls: the squares of area A" is a definition already.
                    Some(what) => format!("{what}:"),
                    None => format!("{before}these {places}:"),
                }
            }
            _ => return None,
        };
        let items = Passage { parts: vec![list.clone()] }.blocks();
        let mut items = items.iter().flat_map(Block::sentences);
        let long = |text: &str| length(text, self.notes) > LONGEST;
        if !is_whole(last) || long(&text) || items.any(|item| long(&item.text)) {
            return None;
        }
        last.text = text;
        tell(last, head);
        Some(vec![list.clone()])
    }

    /// Explains one thing in the sentences that follow those which speak of it; gives back where these end, and the
    /// list or table after them.
    fn follow(
        &self,
        note: &Note,
        index: usize,
        sentences: &mut Vec<Sentence>,
        after: After,
    ) -> Option<(usize, Vec<Part>)> {
        let places = Places::of(note);
        places
            .and_then(|places| self.follow_by(note, Some(&places), index, sentences, after))
            .or_else(|| self.follow_by(note, None, index, sentences, after))
    }

    /// The same, with the places of an area for the area itself, or by its noun.
    fn follow_by(
        &self,
        note: &Note,
        places: Option<&Places>,
        index: usize,
        sentences: &mut Vec<Sentence>,
        after: After,
    ) -> Option<(usize, Vec<Part>)> {
        let Explanation { first, again, passage } = explanation(note, places)?;
        let speaks = |sentence: &Sentence| marks(&sentence.text).contains(&index);
        let last = sentences.iter().rposition(speaks)?;
        let later = sentences[last + 1..].iter().map(|next| next.text.as_str());
        let at = last + 1 + later.take_while(|text| leans(text) && !is_demand(text)).count();
        if at > last + 1 + FARTHEST {
            return None;
        }
        let (told, tail): (Vec<Part>, Vec<Part>) =
            passage.parts.into_iter().partition(|part| matches!(part, Part::Say(_)));
        let room = match after {
            After::Free => tail.is_empty() || at == sentences.len(),
            After::NoTable => {
                let table = tail.iter().any(|part| matches!(part, Part::Table { .. }));
                tail.is_empty() || !table && at == sentences.len()
            }
            After::Sentences => tail.is_empty(),
            After::Bound => tail.is_empty() && at < sentences.len(),
        };
        let spoken = sentences.iter().filter(|sentence| speaks(sentence));
        if !room || !spoken.chain(&sentences[last..at]).all(is_whole) {
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
            sentence.text = match places {
                Some(places) => places.spoken_of(&sentence.text, &name, &mut known)?,
                None => spoken_of(&sentence.text, &name, &first, &again, &mut known),
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
}

/// "Your score becomes this number: …" for "Your score becomes a certain number. This number is …"; only where both sentences are
/// complete, as nothing can be explained between them any more.
fn announce(speaks: &mut Sentence, explains: &mut Sentence, first: &str, again: &str) {
    let settled = [&*speaks, &*explains].iter().all(|sentence| marks(&sentence.text).is_empty());
    let condition = first == "a certain condition";
    let (end, these) = match condition {
        true => (" a certain condition holds.".to_owned(), " this holds:".to_owned()),
        false => (format!(" {first}."), format!(" {again}:")),
    };
    let begin = capitalised(again);
    // "These are the cells …" says no more of the cells than "these cells: the cells …".
    let what = explains.text.strip_prefix("These are ").or_else(|| {
        let said = explains.text.strip_prefix(&begin)?.strip_prefix(' ')?;
        ["are ", "is that ", "is ", "consists of "].iter().find_map(|verb| said.strip_prefix(verb))
    });
    if let (true, Some(head), Some(what)) = (settled, speaks.text.strip_suffix(&end), what) {
        let said = format!("{head}{these}");
        explains.text = what.to_owned();
        speaks.text = said;
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

/// How often sentences speak of something.
fn count(sentences: &[Sentence], index: usize) -> usize {
    let all = sentences.iter().flat_map(|sentence| marks(&sentence.text));
    all.filter(|known| *known == index).count()
}

/// Whether it is a sentence, after which another may stand: no member of a list, and no announcement of one.
fn is_whole(sentence: &Sentence) -> bool {
    sentence.text.ends_with('.') && !sentence.text.starts_with(char::is_lowercase)
}

/// Whether a sentence takes up the one before it, so that nothing may come between them.
pub(super) fn leans(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default().trim_end_matches(',');
    let bare = |word: &str| matches!(word.trim_end_matches(['.', ',']), "it" | "its" | "them");
    let speaks = text.split_whitespace().any(bare);
    (points_back(text) || LEANING.contains(&first) || speaks) && !text.starts_with("This phase ")
}

fn tell(sentence: &mut Sentence, text: &Text) {
    sentence.told.extend_from_slice(text.told());
    sentence.told.sort_unstable();
    sentence.told.dedup();
}

/// Whether a few words explain a definition, so that they can be said more than once.
pub(super) fn is_brief(note: &Note) -> bool {
    let Some(Explanation { passage, .. }) = explanation(note, None) else { return false };
    let words = passage.parts.iter().map(|part| match part {
        Part::Say(text) => Some(word_count(text.as_str())),
        _ => None,
    });
    words.sum::<Option<usize>>().is_some_and(|words| words <= BRIEF)
}

/// How a definition is told after what needs it.
fn explanation(note: &Note, places: Option<&Places>) -> Option<Explanation> {
    let noun = note.sort.noun();
    let certain = (format!("a certain {noun}"), format!("this {noun}"));
    let body = &note.body;
    let ((first, again), verb) = match note.sort {
        Sort::Area if let Some(places) = places => ((places.first(), places.again()), "are"),
        Sort::Number | Sort::Player | Sort::Piece => (certain, "is"),
        Sort::Place(_) if is_any(body) => {
            ((format!("a suitable {noun}"), format!("a suitable {noun}")), "is")
        }
        Sort::Place(_) => (certain, "is"),
        Sort::Numbers => (("certain numbers".to_owned(), "these numbers".to_owned()), "are"),
        Sort::Area => (certain, "consists of"),
        Sort::Kind => (certain, "means"),
        Sort::Condition => (certain, "is that"),
        Sort::Move => {
            let passage = note.explained.clone()?;
            return Some(Explanation { first: certain.0, again: certain.1, passage });
        }
        Sort::Direction | Sort::Rule | Sort::Table => return None,
    };
    let passage = match body.parts.as_slice() {
        [Part::Say(text)] if let Some(those) = places.and_then(|places| places.those(text)) => {
            Passage::of(say!("these are {}", those))
        }
        [Part::Say(text)] if !text.as_str().ends_with(':') => {
            Passage::of(say!("{} {} {}", again, verb, text))
        }
        [Part::Say(head), Part::Table { rows, .. }] => match rows.as_slice() {
            [[test, yes], [_, no]] => two_cases(&again, verb, test, yes, no, head),
            _ => {
                let head = head.reworded(format!("for {again}, {head}"));
                let mut passage = Passage::of(head);
                passage.parts.extend(body.parts.get(1).cloned());
                passage
            }
        },
        [Part::Say(head), list @ Part::List { .. }] => {
            let verb = if note.sort == Sort::Condition { "holds if" } else { verb };
            let mut passage = Passage::of(say!("{} {} {}", again, verb, head));
            passage.parts.push(list.clone());
            passage
        }
        _ => return None,
    };
    Some(Explanation { first, again, passage })
}

/// "If you are White, this number is three. Otherwise, it is five."
fn two_cases(again: &str, verb: &str, test: &Text, yes: &Text, no: &Text, head: &Text) -> Passage {
    let mut passage =
        Passage::of(say!("if {}, {} {} {}", test, again, verb, yes).tell_all(head.told()));
    let it = if again.starts_with("these") { "they" } else { "it" };
    passage.say(match no.as_str() {
        "none" => say!("otherwise, there is none").tell_all(head.told()),
        "never" => say!("otherwise, {} never holds", it).tell_all(no.told()),
        _ => say!("otherwise, {} {} {}", it, verb, no).tell_all(head.told()),
    });
    passage
}

/// Whether a definition says what a thing must be like, and not which thing it is.
fn is_any(body: &Passage) -> bool {
    body.single().is_some_and(|text| {
        ["a ", "an ", "any "].iter().any(|article| text.as_str().starts_with(article))
    })
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
        let explainer = Explainer { notes, named: &BTreeSet::from([0]), uses: &uses, everywhere };
        let sentence = |text: &String| Sentence { text: text.clone(), told: vec![] };
        let mut sentences: Vec<Sentence> = texts.iter().map(sentence).collect();
        explainer.explain(&mut sentences, after);
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
            "Stop if a certain number is even.",
            "This number is the distance from the king to the centre.",
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
        assert_eq!(all[1], texts[1]);
        assert!(all[2].starts_with("This number is"));
        assert_eq!(told(&notes, &texts, 1, After::Bound), texts);
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
        assert_eq!(told(&notes, &texts, 1, After::Sentences), texts);
    }
}
