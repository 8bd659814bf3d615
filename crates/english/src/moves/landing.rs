//! Moves by dice: what the meaning of "landing point" says already needs no condition.

use syntax::NodeId;

use crate::plan::{Action, Condition, Fact, Writer};

/// How a condition begins that asks for a landing place on the path.
const REACHES: &str = "the path reaches as far as";

/// A condition and what it allows; that a landing place exists is no condition on moving there.
pub(super) fn reachable(condition: Condition, action: Action) -> (Condition, Action) {
    if !goes_there(&action) {
        return (condition, action);
    }
    let (rest, told) = without(condition);
    (rest, told.into_iter().fold(action, Action::tell))
}

/// The condition without the members that ask for a landing place, and what these told.
fn without(condition: Condition) -> (Condition, Vec<NodeId>) {
    match condition {
        Condition::Fact(fact) if asks(&fact) => {
            (Condition::Always, fact.clause().told().to_vec())
        }
        Condition::All(members) => {
            let mut told = Vec::new();
            let mut kept = Vec::new();
            for member in members {
                match member {
                    Condition::Fact(fact) if asks(&fact) => {
                        told.extend_from_slice(fact.clause().told());
                    }
                    other => kept.push(other),
                }
            }
            (Condition::all(kept), told)
        }
        other => (other, vec![]),
    }
}

fn asks(fact: &Fact) -> bool {
    let words = fact.clause();
    words.as_str().starts_with(REACHES) && words.as_str().contains(" landing ")
}

/// Whether all that is allowed is to move to a landing place.
fn goes_there(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.verb == "move" && deed.rest.as_str().contains(" landing "),
        Action::When(_, yes, no) => goes_there(yes) && (goes_there(no) || no.is_nothing()),
        Action::Choice(members) | Action::Prefer(members) => members.iter().all(goes_there),
        _ => {
            let words = Writer::command().write(action).words();
            words.starts_with("move ") && words.contains(" landing ")
        }
    }
}
