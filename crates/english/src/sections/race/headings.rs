//! Headings for the parts of a turn in a race: entering, moving, another throw.

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

/// "**Another turn.** If you throw …": how a turn goes on, whatever was done before.
pub(super) fn another_throw(action: Action) -> Action {
    let Action::Sequence(mut members) = action else { return action };
    if let Some(last) = members.pop() {
        let again = matches!(&last, Action::When(_, yes, no) if no.is_nothing()
            && matches!(&**yes, Action::Deed(deed)
                if deed.goes_on && deed.is_plain() && deed.rest.as_str().contains("again")));
        members.push(match again {
            true => Action::Titled("Another turn".to_owned(), Box::new(last)),
            false => last,
        });
    }
    Action::Sequence(members)
}
