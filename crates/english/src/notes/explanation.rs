//! How a definition is told beside the sentence that needs it: after it ("This number is …") or before it ("Count the discs …").

use super::certain::Places;
use super::terms::Phrase;
use super::{Note, Sort};
use crate::plan::{Part, Passage};
use crate::realise::{Text, say, word_count};

/// What is explained in so many words may be explained again.
const BRIEF: usize = 20;
/// What numbers are called that are more than "number".
const MEASURES: [&str; 9] =
    ["distance", "size", "height", "sum", "row", "column", "layer", "product", "remainder"];

/// In which words something is spoken of.
#[derive(Debug, Clone, Copy)]
pub(super) enum Spoken<'s> {
    /// "a certain number", "this number".
    Noun,
    /// The places of an area stand for it: "certain points", "these points".
    Places(&'s Places),
    /// What it is called: "the total".
    Called(&'s Phrase),
}

/// How something is spoken of, and what explains it.
pub(super) struct Explanation {
    /// "a certain number".
    pub first: String,
    /// "this number".
    pub again: String,
    /// "This number is …", with a list or table where it needs one.
    pub passage: Passage,
    /// "Count the discs …", where that can stand before what needs it, and how that speaks of it then: "this distance".
    pub before: Option<(Text, String)>,
}

/// Whether a few words explain a definition, so that they can be said more than once.
pub(super) fn is_brief(note: &Note) -> bool {
    let Some(Explanation { passage, .. }) = explanation(note, Spoken::Noun) else { return false };
    let words = passage.parts.iter().map(|part| match part {
        Part::Say(text) => Some(word_count(text.as_str())),
        _ => None,
    });
    words.sum::<Option<usize>>().is_some_and(|words| words <= BRIEF)
}

/// How a definition is told beside what needs it.
pub(super) fn explanation(note: &Note, way: Spoken<'_>) -> Option<Explanation> {
    let noun = note.sort.noun();
    let certain = (format!("a certain {noun}"), format!("this {noun}"));
    let body = &note.body;
    let places = if let Spoken::Places(places) = way { Some(places) } else { None };
    let ((first, again), verb) = match note.sort {
        _ if let Spoken::Called(phrase) = way => {
            let verb = match note.sort {
                Sort::Area if !phrase.several => "consists of",
                Sort::Area => "are",
                Sort::Condition => "is that",
                Sort::Number | Sort::Place(_) => "is",
                _ => return None,
            };
            ((phrase.whole(), phrase.whole()), verb)
        }
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
            return Some(Explanation { first: certain.0, again: certain.1, passage, before: None });
        }
        Sort::Direction | Sort::Rule | Sort::Table => return None,
    };
    let those = body.single().and_then(|text| places?.those(text));
    let passage = match body.parts.as_slice() {
        [Part::Say(_)] if let Some(those) = &those => Passage::of(say!("these are {}", those)),
        [Part::Say(text)] if let Some(those) = named_places(way, note, text) => {
            Passage::of(say!("{} {} {}", again, verb, those))
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
            let verb = match (note.sort, way) {
                (Sort::Condition, Spoken::Called(_)) => "is met if",
                (Sort::Condition, _) => "holds if",
                _ => verb,
            };
            let mut passage = Passage::of(say!("{} {} {}", again, verb, head));
            passage.parts.push(list.clone());
            passage
        }
        _ => return None,
    };
    let known = match note.sort {
        Sort::Number => format!("this {}", measure(body)),
        _ => again.clone(),
    };
    let before = body
        .single()
        .filter(|_| !matches!(way, Spoken::Called(_)))
        .and_then(|text| before(note.sort, text, those.as_ref()));
    let before = before.map(|text| (text, known));
    Some(Explanation { first, again, passage, before })
}

/// The places of an area that is called by a word for them.
fn named_places(way: Spoken<'_>, note: &Note, text: &Text) -> Option<Text> {
    match way {
        Spoken::Called(phrase) if note.sort == Sort::Area && phrase.several => {
            Places::of(note)?.those(text)
        }
        _ => None,
    }
}

/// What a number is called: "distance", "size", else "number".
fn measure(body: &Passage) -> &'static str {
    let head = body.single().and_then(|text| text.as_str().strip_prefix("the "));
    let named = |measure: &&str| {
        head.and_then(|head| head.strip_prefix(*measure))
            .is_some_and(|rest| [" of ", " from "].iter().any(|joint| rest.starts_with(joint)))
    };
    MEASURES.into_iter().find(named).unwrap_or("number")
}

/// What to do to know a thing before it is needed: "count your discs in sight", "look at the points next to the king".
fn before(sort: Sort, text: &Text, those: Option<&Text>) -> Option<Text> {
    match sort {
        Sort::Number => {
            let reckoned = [" plus ", " minus ", " times ", " divided ", "number of "];
            let simple = |rest: &&str| !reckoned.iter().any(|word| rest.contains(word));
            Some(match text.as_str().strip_prefix("the number of ").filter(simple) {
                Some(counted) => {
                    let owned = counted
                        .split(' ')
                        .next()
                        .is_some_and(|first| first.ends_with("'s") || first == "your");
                    let article = if owned { "" } else { "the " };
                    text.reworded(format!("count {article}{counted}"))
                }
                None => say!("work out {}", text),
            })
        }
        Sort::Area => Some(say!("look at {}", those?)),
        Sort::Place(_) if text.as_str().starts_with("the ") => Some(say!("look at {}", text)),
        _ => None,
    }
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
