//! What two cases have in common is told once, before or after them.

use syntax::NodeId;

use crate::plan::{ALLOWED_ONLY_IF, Action, Condition, Deed};
use crate::realise::{say, word_count};

/// A condition with more words than this is no exception that a demand begins with.
const LONGEST_EXCEPTION: usize = 10;

/// One action or another by a condition; steps that both begin or end with stand outside.
pub(super) fn apart(condition: Condition, yes: Action, no: Action) -> Action {
    if let Some(action) = unless(&condition, &yes, &no) {
        return action;
    }
    if let Some(action) = one_more(&condition, &yes, &no) {
        return action;
    }
    let (mut yes, mut no) = (steps(yes), steps(no));
    let (mut before, mut after) = (Vec::new(), Vec::new());
    while yes.len() > 1 && no.len() > 1 && super::same_words(&yes[0], &no[0]) {
        before.push(told_too(yes.remove(0), &no.remove(0).told()));
    }
    while let ([_, .., first], [_, .., second]) = (yes.as_slice(), no.as_slice())
        && super::same_words(first, second)
    {
        let told = second.told();
        no.pop();
        after.extend(yes.pop().map(|step| told_too(step, &told)));
    }
    // What comes before the cases must not change whether they hold.
    if !before.iter().all(is_free) {
        yes.splice(0..0, before.iter().cloned());
        no.splice(0..0, before.drain(..));
    }
    let cases = Action::when(condition, Action::sequence(yes), Action::sequence(no));
    after.reverse();
    Action::sequence(before.into_iter().chain([cases]).chain(after))
}

/// "Place a disc on any empty cell. Unless no move has been made yet, this is allowed only if …": the same deed in both cases, of which
/// one demands more.
fn unless(condition: &Condition, yes: &Action, no: &Action) -> Option<Action> {
    let (Action::Deed(free), Action::Deed(bound)) = (yes, no) else { return None };
    let (free, bound, when) = match (free.demands.as_slice(), bound.demands.as_slice()) {
        ([], [_]) => (free, bound, "unless"),
        ([_], []) => (bound, free, "if"),
        _ => return None,
    };
    let bare = Deed { demands: Vec::new(), then: Box::default(), ..bound.clone() };
    let same = Deed { then: Box::default(), ..free.clone() };
    let same = Action::from(same).words() == Action::from(bare).words();
    let clause = condition.clause()?;
    let [(lead, demanded)] = bound.demands.as_slice() else { return None };
    if !same
        || !free.limits.is_empty()
        || free.then.words() != bound.then.words()
        || lead.as_str() != ALLOWED_ONLY_IF
        || word_count(clause.as_str()) > LONGEST_EXCEPTION
    {
        return None;
    }
    let lead = say!("{} {}, {}", when, clause, lead);
    let told = [bound.rest.told(), &bound.then.told()].concat();
    let deed = Deed { demands: vec![(lead, demanded.clone())], ..free.clone() };
    Some(told_too(Action::Deed(deed), &told))
}

/// "Do one of the following: step; jump; if …, pass": what may be done in any case, and what only one of the two adds to it.
fn one_more(condition: &Condition, yes: &Action, no: &Action) -> Option<Action> {
    let (wide, narrow, condition) = match (yes, no) {
        (Action::Choice(wide), narrow) if wide.len() > ways(narrow).len() => {
            (wide, ways(narrow), condition.clone())
        }
        (narrow, Action::Choice(wide)) if wide.len() > ways(narrow).len() => {
            (wide, ways(narrow), condition.clone().negated())
        }
        _ => return None,
    };
    let (mut both, mut added) = (Vec::new(), Vec::new());
    for way in wide {
        match narrow.iter().find(|other| super::same_words(way, other)) {
            Some(other) => both.push(told_too(way.clone(), &other.told())),
            None => added.push(way.clone()),
        }
    }
    if narrow.is_empty() || both.len() < narrow.len() {
        return None;
    }
    let added = Action::when(condition, Action::choice(added), Action::Nothing);
    Some(Action::choice(both.into_iter().chain([added])))
}

/// What there is to choose from.
fn ways(action: &Action) -> &[Action] {
    match action {
        Action::Choice(ways) => ways,
        Action::Nothing => &[],
        way => std::slice::from_ref(way),
    }
}

fn steps(action: Action) -> Vec<Action> {
    match action {
        Action::Sequence(members) => members,
        Action::Nothing => vec![],
        other => vec![other],
    }
}

/// Whether a step changes nothing on the board: a die is taken up, or something is said of dice.
fn is_free(step: &Action) -> bool {
    matches!(step, Action::Deed(deed)
        if deed.is_plain() && (deed.verb == "use" || deed.verb == "use each die twice"))
}

fn told_too(action: Action, nodes: &[NodeId]) -> Action {
    nodes.iter().fold(action, |action, node| action.tell(*node))
}
