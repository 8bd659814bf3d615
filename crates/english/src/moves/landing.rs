//! Moves by dice: what the meaning of "landing point" says already needs no condition.

use syntax::NodeId;

use crate::plan::{Action, Condition, Fact};

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

/// The condition without the member that asks for a die not yet used, and what that told.
pub(super) fn unused(condition: Condition) -> (Condition, Option<Vec<NodeId>>) {
    let fresh = |fact: &Fact| fact.clause().as_str() == "the number on the die is not zero";
    match condition {
        Condition::Fact(fact) if fresh(&fact) => {
            (Condition::Always, Some(fact.clause().told().to_vec()))
        }
        Condition::All(members) => {
            let (dice, rest): (Vec<Condition>, Vec<Condition>) = members
                .into_iter()
                .partition(|member| matches!(member, Condition::Fact(fact) if fresh(fact)));
            let told = (!dice.is_empty()).then(|| dice.iter().flat_map(Condition::told).collect());
            (Condition::all(rest), told)
        }
        other => (other, None),
    }
}

/// The condition without the members that ask for a landing place, and what these told.
fn without(condition: Condition) -> (Condition, Vec<NodeId>) {
    match condition {
        Condition::Fact(fact) if asks(&fact) => (Condition::Always, fact.clause().told().to_vec()),
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

/// Whether all that is allowed is to move to a landing place, or off the board instead.
fn goes_there(action: &Action) -> bool {
    fn only(action: &Action, moved: &mut bool) -> bool {
        match action {
            Action::Nothing => true,
            Action::Deed(deed) if deed.verb == "remove" => true,
            Action::Deed(deed) => {
                let lands = deed.verb == "move" && deed.rest.as_str().contains("landing ");
                *moved |= lands;
                lands
            }
            Action::When(_, yes, no) => only(yes, moved) && only(no, moved),
            Action::Choice(members) | Action::Prefer(members) => {
                members.iter().all(|member| only(member, moved))
            }
            _ => false,
        }
    }
    let mut moved = false;
    only(action, &mut moved) && moved
}
