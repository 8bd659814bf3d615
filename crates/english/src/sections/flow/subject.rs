//! Conditions that speak of the same thing name it once.

use super::question::is_plain;
use super::{Announced, reads_well, told_by};
use crate::document::{Item, Sentence};
use crate::gates::LONGEST;
use crate::plan::takes_in_what_follows;
use crate::realise::{capitalised, word_count};

/// What is named in fewer words than this is named with each of its conditions.
const LONG: usize = 4;
/// How a list of conditions is announced, and whether all of them must hold.
const LISTS: [(&str, bool); 2] =
    [("all of these hold:", true), ("at least one of these holds:", false)];
/// Verbs that begin a predicate, of one thing and of several.
const VERBS: [(&str, &str); 8] = [
    ("is", "are"),
    ("holds", "hold"),
    ("has", "have"),
    ("carries", "carry"),
    ("belongs", "belong"),
    ("stands", "stand"),
    ("links", "link"),
    ("reaches", "reach"),
];
/// Words before a verb that belongs to a clause inside a subject: "the group of the piece you have just played".
const INSIDE: [&str; 6] = ["you", "it", "that", "which", "and", "or"];
/// How something begins that is the same thing wherever it is named.
const CERTAIN: [&str; 4] = ["the ", "that ", "its ", "your "];
/// Words by which something is one of several, and need not be the same one in the next clause.
const UNCERTAIN: [&str; 5] = ["one of ", "some ", "each of ", "any ", "none of "];

/// Names what all conditions of a list speak of before the list, and what neighbours speak of once.
pub(super) fn name_once(open: &mut Announced) {
    let Some(intro) = open.sentences.last() else { return };
    let Some((head, all)) = announced(&intro.text) else { return };
    let members = open.items.iter().position(Item::goes_on).unwrap_or(open.items.len());
    let Some(clauses) = open.items[..members].iter().map(clause).collect::<Option<Vec<_>>>() else {
        return;
    };
    if let Some((text, items)) = of_one(&head, &clauses, all) {
        let told = told_by(text, open.items[..members].iter().flat_map(nodes).chain(&intro.told));
        for (item, text) in open.items.iter_mut().zip(items) {
            item.sentences[0].text = text;
        }
        open.sentences.pop();
        open.sentences.push(told);
        return;
    }
    let joint = if all { "and" } else { "or" };
    let mut at = 0;
    let mut left = members;
    while at + 1 < left && left > 2 {
        let both = {
            let (first, second) = (clause(&open.items[at]), clause(&open.items[at + 1]));
            first.zip(second).and_then(|(first, second)| neighbours(first, second, joint))
        };
        match both {
            Some(text) => {
                let next = open.items.remove(at + 1);
                let text = format!("{text};");
                let told = told_by(text, nodes(&open.items[at]).chain(nodes(&next)));
                open.items[at].sentences = vec![told];
                left -= 1;
            }
            None => at += 1,
        }
    }
    if left < members {
        punctuate(&mut open.items[..left], joint);
    }
}

/// What stands before a list of conditions in the sentence that announces it, and whether all of them must hold.
fn announced(intro: &str) -> Option<(String, bool)> {
    LISTS.iter().find_map(|(what, all)| {
        let at = intro.len().checked_sub(what.len())?;
        let (head, end) = (intro.get(..at)?, intro.get(at..)?);
        end.eq_ignore_ascii_case(what).then(|| (head.to_owned(), *all))
    })
}

/// A condition of a list without its end; nothing if it is more than a clause.
fn clause(item: &Item) -> Option<&str> {
    let [sentence] = item.sentences.as_slice() else { return None };
    let alone = item.lead.is_none() && item.items.is_empty() && !item.continues;
    let clause =
        ["; and", "; or", ";", "."].iter().find_map(|end| sentence.text.strip_suffix(end))?;
    alone.then_some(clause)
}

fn nodes(item: &Item) -> impl Iterator<Item = &syntax::NodeId> {
    item.sentences.iter().flat_map(|sentence| &sentence.told)
}

/// Ends the conditions of a list anew.
fn punctuate(items: &mut [Item], joint: &str) {
    let last = items.len().saturating_sub(1);
    for (at, item) in items.iter_mut().enumerate() {
        let Some(bare) = clause(item).map(str::to_owned) else { continue };
        item.sentences[0].text = ended(&bare, last - at, joint);
    }
}

/// A condition with the stop that it has before so many others.
fn ended(clause: &str, others: usize, joint: &str) -> String {
    match others {
        0 => format!("{clause}."),
        1 => format!("{clause}; {joint}"),
        _ => format!("{clause};"),
    }
}

/// "the square beyond meets all of these conditions:", and what it does in each of them.
pub(super) fn of_one(head: &str, clauses: &[&str], all: bool) -> Option<(String, Vec<String>)> {
    let (first, others) = clauses.split_first()?;
    let second = others.first()?;
    let subject = shared_subject(first, second)?;
    if word_count(subject) < LONG || !is_certain(subject) {
        return None;
    }
    let predicates: Vec<&str> = clauses
        .iter()
        .map(|clause| clause.strip_prefix(subject)?.strip_prefix(' '))
        .collect::<Option<_>>()?;
    let begin = |predicate: &&str| predicate.split(' ').next().unwrap_or_default().to_owned();
    let said: Vec<String> = predicates.iter().map(begin).collect();
    let single = said.iter().all(|verb| VERBS.iter().any(|(one, _)| one == verb));
    let several = said.iter().all(|verb| VERBS.iter().any(|(_, many)| many == verb));
    let (who, meets) = match (single, several) {
        (true, _) => ("it", "meets"),
        (_, true) => ("they", "meet"),
        _ => return None,
    };
    let misread = |predicate: &&str| {
        predicate.split(' ').any(|word| ["it", "its", "they", "their", "itself"].contains(&word))
            || speaks_of_others(predicate)
    };
    if predicates.iter().any(misread) {
        return None;
    }
    let what = if all { "all" } else { "at least one" };
    let text = format!("{head}{subject} {meets} {what} of these conditions:");
    let text = if head.is_empty() { capitalised(&text) } else { text };
    let joint = if all { "and" } else { "or" };
    let last = clauses.len() - 1;
    let items = predicates
        .iter()
        .enumerate()
        .map(|(at, predicate)| ended(&format!("{who} {predicate}"), last - at, joint))
        .collect();
    reads_well(&text, LONGEST).then_some((text, items))
}

/// Whether a predicate goes on with a clause that has a subject of its own: "is odd and that square is yours".
fn speaks_of_others(predicate: &str) -> bool {
    let joints = predicate.replace(" and ", ", ").replace(" or ", ", ");
    let mut parts = joints.split(", ").skip(1);
    parts.any(|part| part.split(' ').skip(1).any(is_verb))
}

fn is_verb(word: &str) -> bool {
    VERBS.iter().any(|(one, many)| *one == word || *many == word)
}

/// Two conditions that follow each other as one.
fn neighbours(first: &str, second: &str, joint: &str) -> Option<String> {
    let subject = shared_subject(first, second)?;
    let plain = is_plain(first) && is_plain(second) && is_certain(subject);
    let both = drawn_together(first, second, joint).filter(|_| word_count(subject) >= LONG)?;
    (plain && reads_well(&both, LONGEST)).then_some(both)
}

fn is_certain(subject: &str) -> bool {
    CERTAIN.iter().any(|begin| subject.starts_with(begin))
        && !UNCERTAIN.iter().any(|part| subject.contains(part))
}

/// "A is x and is y" for "A is x" and "A is y".
pub(super) fn drawn_together(first: &str, second: &str, joint: &str) -> Option<String> {
    let subject = shared_subject(first, second)?;
    Some(format!("{first} {joint}{}", second.strip_prefix(subject)?))
}

/// Who or what two clauses speak of, if that is the same.
pub(super) fn shared_subject<'a>(first: &'a str, second: &str) -> Option<&'a str> {
    let words: Vec<&str> = first.split(' ').collect();
    let verb = (1..words.len()).find(|at| {
        // "the square it has reached", but "the square beyond it is empty".
        let beyond = words[at - 1] == "it" && words[*at] != "has";
        let inside = *at > 1 && INSIDE.contains(&words[at - 1]) && !beyond;
        is_verb(words[*at]) && !inside && words.get(at + 1) != Some(&"just")
    })?;
    let length = words[..verb].iter().map(|word| word.len() + 1).sum::<usize>() - 1;
    let (subject, said) = first.split_at(length);
    let predicate = second.strip_prefix(subject)?.strip_prefix(' ')?;
    let begins = predicate.split(' ').next().is_some_and(is_verb);
    let fits = begins && subject != "there" && !takes_in_what_follows(said);
    fits.then_some(subject)
}

/// A sentence and the conditions that it announces, as the items of its list.
pub(super) fn conditions(items: Vec<String>, told: &[syntax::NodeId]) -> Vec<Item> {
    let sentence = |text| Sentence { text, told: told.to_vec() };
    items.into_iter().map(|text| Item::of(vec![sentence(text)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(intro: &str, items: &[&str]) -> Vec<String> {
        let sentence = |text: &str| Sentence { text: text.to_owned(), told: vec![] };
        let items = items.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut open = Announced { sentences: vec![sentence(intro)], items };
        name_once(&mut open);
        let items = open.items.into_iter().flat_map(|item| item.sentences);
        open.sentences.into_iter().chain(items).map(|sentence| sentence.text).collect()
    }

    #[test]
    fn what_all_conditions_speak_of_stands_before_the_list() {
        let items = [
            "the square directly beyond it holds a guard;",
            "the square directly beyond it is a gate and is empty; or",
            "the square directly beyond it is the throne.",
        ];
        assert_eq!(
            told("Take it if at least one of these holds:", &items),
            [
                "Take it if the square directly beyond it meets at least one of these conditions:",
                "it holds a guard;",
                "it is a gate and is empty; or",
                "it is the throne."
            ]
        );
        let some = ["one of the five guards is there; and", "one of the five guards is awake."];
        assert_eq!(told("You win if all of these hold:", &some)[1], some[0]);
    }

    #[test]
    fn neighbours_are_one_condition() {
        let items = [
            "a ring is closed;",
            "the group of the disc White has just played links two corners; or",
            "the group of the disc White has just played links three sides.",
        ];
        assert_eq!(
            told("White wins if at least one of these holds:", &items)[1..],
            [
                "a ring is closed; or",
                "the group of the disc White has just played links two corners or links three sides."
            ]
        );
    }
}
