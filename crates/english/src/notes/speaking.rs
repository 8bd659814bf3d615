//! Names for definitions to which the description gives none: a word or two of what they are about, so that a reader knows
//! "number ‘distance’" again where "number A" would have to be looked up.
//!
//! The names are taken from the phrase that is defined. Definitions that begin alike are told apart by where they differ
//! ("hole ‘next clockwise’", "hole ‘next counter-clockwise’"); what has no telling words keeps its letter.

use std::collections::{BTreeMap, BTreeSet};

use super::mark::is_marked;
use super::{Note, Sort};
use crate::plan::Part;

/// A name has no more words than this.
const MOST_WORDS: usize = 3;
/// Shorter names say nothing.
const SHORTEST: usize = 4;
/// Definitions with fewer words in common are not two of a sort.
const COMMON: usize = 6;
/// So many words may tell definitions of a sort apart.
const APART: usize = 2;
/// Words that end a noun and what stands before it.
const STOPS: [&str; 24] = [
    "of", "from", "to", "on", "in", "that", "for", "with", "if", "at", "which", "next", "plus",
    "minus", "times", "divided", "along", "further", "except", "as", "is", "are", "and", "or",
];
/// Reckonings: what is named after one of the numbers in them would be taken for it.
const RECKONED: [&str; 3] = [" plus ", " minus ", " times "];
/// Words that tell no two definitions apart for a reader; a number would be taken for the value.
const DUMB: [&str; 16] = [
    "its", "the", "and", "that", "minus", "zero", "one", "two", "three", "four", "five", "six",
    "seven", "eight", "nine", "ten",
];
/// Ways to say that there is nothing to name yet.
const VAGUE: [&str; 8] = ["certain", "these", "those", "that", "this", "it", "following", "values"];

/// Gives names to definitions that would go by a letter; says which got one.
pub(super) fn name_by_words(notes: &mut [Note], lettered: &BTreeSet<usize>) -> BTreeSet<usize> {
    let taken: BTreeSet<(&str, String)> = lettered
        .iter()
        .filter_map(|index| notes.get(*index))
        .filter_map(|note| Some((note.sort.noun(), note.name.clone()?)))
        .collect();
    let mut groups: BTreeMap<(&str, Option<String>), Vec<usize>> = BTreeMap::new();
    for index in lettered {
        let Some(note) = notes.get(*index).filter(|note| note.name.is_none()) else { continue };
        let Some(phrase) = phrase(note) else { continue };
        groups.entry((note.sort.noun(), about(note.sort, phrase))).or_default().push(*index);
    }
    let mut given: Vec<(usize, String)> = Vec::new();
    for ((noun, about), members) in &groups {
        let free = |name: &String| !taken.contains(&(*noun, name.clone()));
        match (about, members.as_slice()) {
            (Some(name), [one]) => given.extend(Some((*one, name.clone()))),
            _ => given.extend(by_contrast(about.as_deref(), members, notes)),
        }
        given.retain(|(index, name)| !members.contains(index) || is_name(name) && free(name));
    }
    // What two sorts of definitions come to does not name either.
    let clashes = |(index, name): &(usize, String)| {
        let noun = |index: usize| notes.get(index).map(|note| note.sort.noun());
        given
            .iter()
            .any(|(other, known)| other != index && known == name && noun(*other) == noun(*index))
    };
    let kept: Vec<(usize, String)> = given.iter().filter(|one| !clashes(one)).cloned().collect();
    for (index, name) in &kept {
        if let Some(note) = notes.get_mut(*index) {
            note.name = Some(name.clone());
        }
    }
    kept.into_iter().map(|(index, _)| index).collect()
}

/// The phrase that is all of a definition.
fn phrase(note: &Note) -> Option<&str> {
    match note.body.parts.as_slice() {
        [Part::Say(text)] if !text.as_str().ends_with(':') && !note.is_rule() => {
            Some(text.as_str())
        }
        _ => None,
    }
}

/// Names for definitions of a sort, from the words in which each differs from the first.
fn by_contrast(about: Option<&str>, members: &[usize], notes: &[Note]) -> Vec<(usize, String)> {
    let words = |index: &usize| -> Vec<&str> {
        notes.get(*index).and_then(phrase).unwrap_or_default().split(' ').collect()
    };
    let mut given: BTreeMap<usize, String> = BTreeMap::new();
    for (at, first) in members.iter().enumerate() {
        for second in &members[at + 1..] {
            let (one, other) = (words(first), words(second));
            let start = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
            let rest = one.len().min(other.len()) - start;
            let end =
                one.iter().rev().zip(other.iter().rev()).take(rest).take_while(|(a, b)| a == b);
            let end = end.count();
            let own = [&one, &other].map(|words| &words[start..words.len() - end]);
            let fit = own.iter().all(|own| {
                (1..=APART).contains(&own.len()) && !own.iter().any(|word| DUMB.contains(word))
            });
            if !fit || start + end < COMMON {
                continue;
            }
            let after = one.get(one.len() - end).copied().unwrap_or_default();
            for (index, own) in [(first, own[0]), (second, own[1])] {
                let own = own.join(" ").replace("your opponent's", "opponent's");
                let name = match about {
                    // Whose it is comes first: "White's remainder".
                    Some(about) if own.ends_with("'s") => format!("{own} {about}"),
                    Some(about) => format!("{about} {own}"),
                    None if own.ends_with("'s") && !STOPS.contains(&after) => {
                        format!("{own} {after}")
                    }
                    None if after == "die" => format!("{own} {after}"),
                    None => continue,
                };
                given.entry(*index).or_insert_with(|| name.trim_end_matches(['.', ',']).to_owned());
            }
        }
    }
    given.into_iter().collect()
}

/// What a phrase is about, in a word or two.
fn about(sort: Sort, phrase: &str) -> Option<String> {
    let phrase = phrase.strip_prefix("those of ").unwrap_or(phrase);
    let bare =
        ["the ", "any ", "a ", "an "].iter().find_map(|article| phrase.strip_prefix(article));
    let words: Vec<&str> = bare.unwrap_or(phrase).split(' ').collect();
    let words = words.as_slice();
    match sort {
        Sort::Number | Sort::Numbers => number(words),
        Sort::Place(site) => place(site, words),
        Sort::Area => area(words),
        _ => None,
    }
}

fn number(words: &[&str]) -> Option<String> {
    let all = words.join(" ");
    let reckoned = RECKONED.iter().any(|word| all.contains(word)) || all.contains("tally");
    match words {
        _ if reckoned => None,
        ["size", "of", "the", "largest", "group", ..] => Some("largest group".into()),
        ["size", "of", "the", "group", ..] => Some("group size".into()),
        ["number", "of", rest @ ..] => noun(rest),
        [
            measure @ ("distance" | "mark" | "value" | "height" | "layer" | "remainder" | "sum"
            | "product" | "largest" | "larger" | "smaller" | "smallest"),
            "of" | "from",
            ..,
        ] => Some((*measure).to_owned()),
        _ => None,
    }
}

fn place(site: &str, words: &[&str]) -> Option<String> {
    let sites = format!("{site}s");
    match words {
        ["next", here, "after", ..] if *here == site => Some("next".into()),
        [here, rest @ ..] if *here == site => match rest {
            ["directly", "to", "the", side, "of", ..] => Some((*side).to_owned()),
            ["directly", way @ ("above" | "below" | "ahead" | "behind" | "beyond"), ..] => {
                Some((*way).to_owned())
            }
            ["one", "step", "to", "the", way, "of", ..] => Some((*way).to_owned()),
            [number, many, "to", "the", way, "from", ..] if *many == sites => {
                Some(format!("{number} {many} {way}"))
            }
            [number, many, "in" | "along" | "further", ..] if *many == sites => {
                Some(format!("{number} {many} on"))
            }
            ["at" | "as", rest @ ..] => {
                let rest = match rest {
                    ["many", many, "as", rest @ ..] if *many == sites => rest,
                    rest => rest,
                };
                match rest {
                    ["the", "value", "of", "the", "throw", "along" | "further", ..]
                    | ["the", "number", "on", "the", "die", "along" | "further", ..]
                    | ["the", "number", "thrown", "along" | "further", ..] => {
                        Some("as thrown".into())
                    }
                    _ => None,
                }
            }
            _ => None,
        },
        _ => None,
    }
}

fn area(words: &[&str]) -> Option<String> {
    match words {
        ["group", ..] => Some("group".into()),
        ["groups", ..] => Some("groups".into()),
        ["board", "except", ..] => Some("rest of the board".into()),
        ["empty", sites, "except", ..] => Some(format!("empty {sites}")),
        ["empty", _, "next", "to", ..] => Some("empty neighbours".into()),
        [_, "next", "to", ..] => Some("neighbours".into()),
        [_, "in", "line", "with", ..] => Some("in line".into()),
        [_, "with", _, _, "in", "sight", "of", ..] => Some("in sight".into()),
        [_, "to", "which", "a", "piece", "comes", ..] => Some("within reach".into()),
        [_, "at", "a", "distance", ..] => Some("at a distance".into()),
        [_, "that", "touch", ..] => Some("touching".into()),
        [_, "of", "the", rest @ ..] if rest.iter().take(2).any(|word| *word == "path") => {
            noun(rest)
        }
        [_, "of", "your", "opponent's", rest @ ..] => Some(format!("opponent's {}", noun(rest)?)),
        _ => None,
    }
}

/// The noun that a phrase begins with, and what stands before it.
fn noun(words: &[&str]) -> Option<String> {
    let end = words.iter().position(|word| STOPS.contains(word) || word.starts_with('('));
    let noun = words.get(..end.unwrap_or(words.len()))?.join(" ");
    let noun = noun.replace("your opponent's", "opponent's");
    let vague = noun.split(' ').any(|word| VAGUE.contains(&word) || word == "the");
    (!vague && !noun.is_empty()).then(|| noun.trim_end_matches([',', '.']).to_owned())
}

/// Whether words can stand in quotes as a name.
fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphabetic() || matches!(c, ' ' | '-' | '\'');
    !is_marked(name)
        && name.len() >= SHORTEST
        && name.chars().all(plain)
        && name.split(' ').count() <= MOST_WORDS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Passage;

    fn names(sort: Sort, bodies: &[&str]) -> Vec<Option<String>> {
        let note = |body: &&str| Note {
            sort,
            body: Passage::of(*body),
            name: None,
            forms: vec![],
            explained: None,
        };
        let mut notes: Vec<Note> = bodies.iter().map(note).collect();
        let all = (0..notes.len()).collect();
        name_by_words(&mut notes, &all);
        notes.into_iter().map(|note| note.name).collect()
    }

    #[test]
    fn what_is_defined_is_named_after_its_words() {
        let one = |sort, body| names(sort, &[body])[0].clone();
        let named = |name: &str| Some(name.to_owned());
        let distance = "the distance from the target cell to the centre cell";
        assert_eq!(one(Sort::Number, distance), named("distance"));
        let balls = "the number of your opponent's balls on the points next to it";
        assert_eq!(one(Sort::Number, balls), named("opponent's balls"));
        let empty = "the empty cells next to one of your pieces (not on its cell)";
        assert_eq!(one(Sort::Area, empty), named("empty neighbours"));
        assert_eq!(one(Sort::Number, "four minus the layer of the point"), None);
    }

    #[test]
    fn what_begins_alike_is_told_apart() {
        let next = |way: &str| format!("the next hole after the last hole on the {way} path");
        let (one, other) = (next("clockwise"), next("counter-clockwise"));
        let told = names(Sort::Place("hole"), &[&one, &other]);
        assert_eq!(told[0].as_deref(), Some("next clockwise"));
        assert_eq!(told[1].as_deref(), Some("next counter-clockwise"));
        let die = |die: &str| {
            format!(
                "the point as many points as the number on the {die} die along the path from it"
            )
        };
        let (one, other) = (die("first"), die("second"));
        let told = names(Sort::Place("point"), &[&one, &other]);
        assert_eq!(told[0].as_deref(), Some("first die"));
        assert_eq!(told[1].as_deref(), Some("second die"));
    }
}
