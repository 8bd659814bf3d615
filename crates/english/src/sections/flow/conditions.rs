//! A list of a few short conditions is told in the sentence that announces it.

use super::question::{ANSWER, is_plain, split};
use super::subject::{drawn_together, shared_subject};
use super::{Announced, reads_well, told_by};
use crate::document::{Item, Sentence};
use crate::gates::LONGEST;
use crate::realise::capitalised;

/// A sentence with three conditions or more is hard to read if it is longer than this.
const LONGEST_OF_MANY: usize = 30;

/// Tells the conditions in the sentence that announces them, together with the answer that `next` begins with.
pub(super) fn inlined(open: &mut Announced, next: &mut Vec<Sentence>) -> bool {
    let Some(intro) = open.sentences.last() else { return false };
    let Some(clauses) = clauses(&open.items) else { return false };
    let asked = split(&intro.text);
    let answer = match asked {
        Some(_) => match next.first().and_then(|first| first.text.strip_prefix(ANSWER)) {
            Some(answer) => Some(answer),
            None => return false,
        },
        None => None,
    };
    let (head, what) = match asked {
        Some((head, what)) => (head, what),
        None => match intro.text.rsplit_once(" if ") {
            Some((head, what)) => (head, what),
            None => return false,
        },
    };
    let all = match what {
        "all of these hold:" => true,
        "at least one of these holds:" => false,
        _ => return false,
    };
    let Some(condition) = joined(&clauses, all) else { return false };
    let text = match answer {
        Some(answer) if answer.starts_with("if ") || head.to_lowercase().contains("if ") => {
            return false;
        }
        Some(answer) => capitalised(&format!("{head}if {condition}, {answer}")),
        None => format!("{head} if {condition}."),
    };
    let longest = if clauses.len() > 2 { LONGEST_OF_MANY } else { LONGEST };
    if !reads_well(&text, longest) {
        return false;
    }
    let items = open.items.iter().flat_map(|item| &item.sentences);
    let answered = next.first().filter(|_| answer.is_some());
    let nodes = items.chain([intro]).chain(answered).flat_map(|sentence| &sentence.told);
    let sentence = told_by(text, nodes);
    if answer.is_some() {
        next.remove(0);
    }
    open.sentences.pop();
    open.sentences.push(sentence);
    open.items.clear();
    true
}

/// The clauses of a list of conditions, without their ends; none if one of them has joints of its own.
fn clauses(items: &[Item]) -> Option<Vec<&str>> {
    if !(2..=3).contains(&items.len()) {
        return None;
    }
    items
        .iter()
        .map(|item| {
            let [sentence] = item.sentences.as_slice() else { return None };
            let clause = ["; and", "; or", ";", "."]
                .iter()
                .find_map(|end| sentence.text.strip_suffix(end))?;
            let alone = item.lead.is_none() && item.items.is_empty() && !item.continues;
            (alone && is_plain(clause) && !clause.contains(" if ")).then_some(clause)
        })
        .collect()
}

/// "A, B and C", or "A is x and is y, and B is z": who or what two neighbours speak of is named once.
fn joined(clauses: &[&str], all: bool) -> Option<String> {
    let joint = if all { "and" } else { "or" };
    Some(match clauses {
        [first, second] => match drawn_together(first, second, joint) {
            Some(both) => both,
            None => format!("{first} {joint} {second}"),
        },
        [first, second, third] if all => {
            if let (Some(_), Some(three)) =
                (drawn_together(first, second, joint), drawn_together(first, third, joint))
            {
                let subject = shared_subject(first, second).unwrap_or_default();
                let middle = second.strip_prefix(subject).unwrap_or(second);
                three.replacen(first, &format!("{first},{middle}"), 1)
            } else if let Some(both) = drawn_together(first, second, joint) {
                format!("{both}, and {third}")
            } else if let Some(both) = drawn_together(second, third, joint) {
                format!("{first}, and {both}")
            } else {
                format!("{first}, {second} and {third}")
            }
        }
        [first, second, third] => format!("{first}, {second} or {third}"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(text: &str) -> Sentence {
        Sentence { text: text.to_owned(), told: vec![] }
    }

    fn told(intro: &str, items: &[&str], next: &[&str]) -> Option<Vec<String>> {
        let items = items.iter().map(|text| Item::of(vec![sentence(text)])).collect();
        let mut open = Announced { sentences: vec![sentence(intro)], items };
        let mut next: Vec<Sentence> = next.iter().map(|text| sentence(text)).collect();
        inlined(&mut open, &mut next)
            .then(|| open.sentences.into_iter().chain(next).map(|one| one.text).collect())
    }

    #[test]
    fn short_conditions_need_no_list() {
        let conditions = ["that hole is full;", "that hole is yours; and", "your hand is empty."];
        assert_eq!(
            told("Sow on if all of these hold:", &conditions, &["Stop."]).unwrap(),
            ["Sow on if that hole is full and is yours, and your hand is empty.", "Stop."]
        );
        let same = ["you are White;", "you have no move; and", "you are first."];
        assert_eq!(
            told("You win if all of these hold:", &same, &[]).unwrap(),
            ["You win if you are White, have no move and are first."]
        );
        let either = ["that hole is full; or", "your hand is empty."];
        assert_eq!(
            told("Check whether at least one of these holds:", &either, &["If so, stop.", "Go."])
                .unwrap(),
            ["If that hole is full or your hand is empty, stop.", "Go."]
        );
    }

    #[test]
    fn a_clause_inside_a_subject_is_no_predicate() {
        let links = |what: &str| format!("the group of the disc you have just played links {what}");
        let (first, second) = (links("two corners; or"), links("three sides."));
        assert_eq!(
            told("You win if at least one of these holds:", &[&first, &second], &[]).unwrap(),
            [
                "You win if the group of the disc you have just played links two corners or links three sides."
            ]
        );
    }

    #[test]
    fn what_could_be_read_in_two_ways_stays_a_list() {
        let either = ["that hole is full and yours; or", "your hand is empty."];
        assert!(told("Stop if at least one of these holds:", &either, &[]).is_none());
        let open = ["that hole is full; and", "your hand is empty."];
        assert!(told("Check whether all of these hold:", &open, &["Stop."]).is_none());
    }
}
