//! Headings for the parts of a turn in a race: entering, moving, another throw.

use syntax::NodeId;

use super::each_landing;
use crate::plan::{Action, Deed};

/// Alternatives of a turn under headings that say what they are for, where each of them has one of its own.
pub(super) fn of_alternatives(action: Action) -> Action {
    match action {
        Action::Choice(members) => Action::Choice(headed(members)),
        Action::Sequence(members) => {
            Action::Sequence(members.into_iter().map(of_alternatives).collect())
        }
        other => other,
    }
}

fn headed(members: Vec<Action>) -> Vec<Action> {
    let titles: Vec<Option<&'static str>> = members.iter().map(title).collect();
    let mut known: Vec<&str> = titles.iter().copied().flatten().collect();
    known.sort_unstable();
    known.dedup();
    let plain = |member: &Action| matches!(member, Action::Deed(deed) if deed.is_plain());
    let moves = known.iter().filter(|title| **title != PASSING).count();
    if moves < 2 || known.len() < members.len() {
        return members;
    }
    if members.iter().all(plain) {
        return members;
    }
    let with_title = |(member, title): (Action, Option<&str>)| match title {
        Some(PASSING) => Action::Titled(PASSING.to_owned(), Box::new(may_pass(member))),
        Some(title) => Action::Titled(title.to_owned(), Box::new(member)),
        None => member,
    };
    members.into_iter().zip(titles).map(with_title).collect()
}

const PASSING: &str = "Passing";

/// "you may pass".
fn may_pass(action: Action) -> Action {
    match action {
        Action::Deed(deed) if deed.rest.is_empty() && deed.subject.is_none() => {
            let rest = deed.rest.reworded("pass");
            Deed { subject: Some("you".into()), plural: true, verb: "may".into(), rest, ..deed }
                .into()
        }
        other => other,
    }
}

/// What an alternative is for.
fn title(action: &Action) -> Option<&'static str> {
    if matches!(action, Action::Deed(deed) if deed.verb == "pass") {
        return Some(PASSING);
    }
    let mut places: Vec<bool> = Vec::new();
    let mut copy = action.clone();
    each_landing(&mut copy, &mut |deed| {
        let from_hand = deed.piece.as_ref().is_some_and(|piece| {
            let words = piece.as_str();
            words.starts_with("a ") && words.contains(" from your hand")
        });
        places.push(from_hand);
    });
    match places.as_slice() {
        [] => None,
        all if all.iter().all(|enters| *enters) => Some("Entering"),
        all if all.iter().all(|enters| !*enters) => Some("Moving"),
        _ => None,
    }
}

/// "**Moving again.** If you throw …": how a turn goes on, whatever was done before.
pub(super) fn another_throw(action: Action) -> Action {
    let Some(again) = tail(&action).cloned() else { return action };
    let Action::Sequence(members) = &action else { return action };
    let known = members.last().is_some_and(|last| last.words() == again.words());
    if !known && !is_by_throw(&again) {
        return action;
    }
    let mut told = Vec::new();
    let bare = without_tail(&action, &mut told);
    let again = told.into_iter().fold(again, Action::tell);
    Action::sequence([bare, Action::Titled("Moving again".to_owned(), Box::new(again))])
}

/// "if …, move again in the same turn", where every move of a turn ends with it.
fn tail(action: &Action) -> Option<&Action> {
    fn common<'a>(mut all: impl Iterator<Item = &'a Action>) -> Option<&'a Action> {
        let first = tail(all.next()?)?;
        let words = first.words();
        all.all(|other| tail(other).is_some_and(|other| other.words() == words)).then_some(first)
    }
    match action {
        Action::When(_, yes, no) if no.is_nothing() && goes_on(yes) => Some(action),
        Action::When(_, yes, no) if no.is_nothing() => tail(yes),
        Action::When(_, yes, no) => common([&**yes, &**no].into_iter()),
        Action::Sequence(members) => tail(members.last()?),
        Action::Choice(members) | Action::Prefer(members) => common(members.iter()),
        Action::Each(_, body) | Action::Titled(_, body) => tail(body),
        Action::Deed(deed) => tail(&deed.then),
        Action::Nothing | Action::Demand(..) => None,
    }
}

fn goes_on(action: &Action) -> bool {
    matches!(action, Action::Deed(deed)
        if deed.goes_on && deed.is_plain() && deed.rest.as_str().contains("again"))
}

/// Whether a turn goes on by the throw alone, whatever was moved.
fn is_by_throw(again: &Action) -> bool {
    const THROW: [&str; 3] = ["the number thrown ", "the value of the throw ", "all dice show "];
    let Action::When(condition, ..) = again else { return false };
    condition
        .clause()
        .is_some_and(|clause| THROW.iter().any(|words| clause.as_str().starts_with(words)))
}

/// The action without its tail, and what that told.
fn without_tail(action: &Action, told: &mut Vec<NodeId>) -> Action {
    let mut each = |members: &[Action]| -> Vec<Action> {
        members.iter().map(|member| without_tail(member, told)).collect()
    };
    match action {
        Action::When(_, yes, no) if no.is_nothing() && goes_on(yes) => {
            told.extend(action.told());
            Action::Nothing
        }
        Action::When(condition, yes, no) => {
            let yes = without_tail(yes, told);
            let no = without_tail(no, told);
            Action::When(condition.clone(), Box::new(yes), Box::new(no))
        }
        Action::Sequence(members) => match members.split_last() {
            Some((last, before)) => {
                let last = without_tail(last, told);
                Action::sequence(before.iter().cloned().chain([last]))
            }
            None => Action::Nothing,
        },
        Action::Choice(members) => Action::Choice(each(members)),
        Action::Prefer(members) => Action::Prefer(each(members)),
        Action::Each(head, body) => Action::Each(head.clone(), Box::new(without_tail(body, told))),
        Action::Titled(title, body) => {
            Action::Titled(title.clone(), Box::new(without_tail(body, told)))
        }
        Action::Deed(deed) => {
            let then = Box::new(without_tail(&deed.then, told));
            Deed { then, ..deed.clone() }.into()
        }
        Action::Nothing | Action::Demand(..) => action.clone(),
    }
}
