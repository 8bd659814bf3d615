//! What several actions have in common, told once after them.

use super::action::{Action, Deed};
use super::condition::Condition;
use super::connective::ALLOWED_ONLY_IF;
use crate::realise::{Text, say, word_count};

/// Less than this is told with each of them.
const WORTH: usize = 8;

/// The actions without what follows them, and what follows, if the same follows each of them in many words; else the same
/// for the last steps of what follows.
pub(super) fn common_then(members: &[Action]) -> Option<(Vec<Action>, Action)> {
    if members.len() < 2 {
        return None;
    }
    common_end(members).or_else(|| common_tail(members))
}

fn common_end(members: &[Action]) -> Option<(Vec<Action>, Action)> {
    // Most actions end in different ways: that is seen without taking them apart.
    let (first, others) = members.split_first()?;
    let words = end(first)?.words();
    let same = |other: &Action| end(other).is_some_and(|end| end.words() == words);
    if word_count(&words) < WORTH || !others.iter().all(same) {
        return None;
    }
    let mut bare: Vec<Action> = Vec::new();
    let mut common: Option<Action> = None;
    for member in members {
        let (first, then) = parted(member)?;
        bare.push(first);
        common = Some(match common {
            None => then,
            Some(known) => then.told().into_iter().fold(known, Action::tell),
        });
    }
    Some((bare, common?))
}

/// What follows an action.
fn end(action: &Action) -> Option<&Action> {
    match action {
        Action::Deed(deed) => Some(&deed.then),
        Action::When(_, yes, no) if no.is_nothing() => end(yes),
        Action::Titled(_, body) => end(body),
        _ => None,
    }
}

/// An action and what follows it.
fn parted(action: &Action) -> Option<(Action, Action)> {
    match action {
        Action::Deed(deed) => {
            let first = Deed { then: Box::default(), ..deed.clone() };
            Some((first.into(), (*deed.then).clone()))
        }
        Action::When(condition, yes, no) if no.is_nothing() => {
            let (first, then) = parted(yes)?;
            Some((Action::When(condition.clone(), Box::new(first), Box::default()), then))
        }
        Action::Titled(title, body) => {
            let (first, then) = parted(body)?;
            Some((Action::Titled(title.clone(), Box::new(first)), then))
        }
        _ => None,
    }
}

/// The actions without the last steps that follow each of them, and these steps, if they are the same in many words.
fn common_tail(members: &[Action]) -> Option<(Vec<Action>, Action)> {
    let tails: Vec<Vec<String>> =
        members.iter().map(|member| Some(spelt(steps(member)?))).collect::<Option<_>>()?;
    let (first, others) = tails.split_first()?;
    let same = |back: &usize| {
        let own = first.len().checked_sub(*back);
        own.is_some_and(|at| {
            others.iter().all(|other| {
                other.len().checked_sub(*back).and_then(|there| other.get(there)) == first.get(at)
            })
        })
    };
    let shared = (1..).take_while(same).count();
    let words: usize = first.iter().rev().take(shared).map(|step| word_count(step)).sum();
    if shared == 0 || words < WORTH {
        return None;
    }
    let mut bare: Vec<Action> = Vec::new();
    let mut common: Option<Action> = None;
    for member in members {
        let steps = steps(member)?;
        let (_, tail) = steps.split_at(steps.len() - shared);
        let tail = Action::sequence(tail.iter().cloned());
        common = Some(match common {
            None => tail,
            Some(known) => tail.told().into_iter().fold(known, Action::tell),
        });
        bare.push(shortened(member.clone(), shared));
    }
    Some((bare, common?))
}

/// The steps that follow an action.
fn steps(action: &Action) -> Option<&[Action]> {
    match action {
        Action::Deed(deed) => match &*deed.then {
            Action::Nothing => None,
            Action::Sequence(steps) => Some(steps),
            step => Some(std::slice::from_ref(step)),
        },
        Action::When(_, yes, no) if no.is_nothing() => steps(yes),
        _ => None,
    }
}

fn spelt(steps: &[Action]) -> Vec<String> {
    steps.iter().map(Action::words).collect()
}

/// An action without the last steps that follow it.
fn shortened(action: Action, number: usize) -> Action {
    match action {
        Action::Deed(mut deed) => {
            let mut steps = match *deed.then {
                Action::Sequence(steps) => steps,
                step => vec![step],
            };
            steps.truncate(steps.len().saturating_sub(number));
            deed.then = Box::new(Action::sequence(steps));
            Action::Deed(deed)
        }
        Action::When(condition, yes, no) => {
            Action::When(condition, Box::new(shortened(*yes, number)), no)
        }
        other => other,
    }
}

/// The actions without a sentence that limits each of them in the same many words, and that sentence.
pub(super) fn common_limit(members: &[Action]) -> Option<(Vec<Action>, Text)> {
    if members.len() < 2 {
        return None;
    }
    let mut bare: Vec<Action> = Vec::new();
    let mut common: Option<Text> = None;
    for member in members {
        let (rest, limit) = without_limit(member)?;
        common = Some(match common {
            None if word_count(limit.as_str()) < WORTH => return None,
            None => limit,
            Some(known) if known.as_str() != limit.as_str() => return None,
            Some(known) => known.tell_all(limit.told()),
        });
        bare.push(rest);
    }
    Some((bare, common?))
}

/// An action without the last sentence that limits what the player may do, and that sentence.
fn without_limit(action: &Action) -> Option<(Action, Text)> {
    match action {
        Action::Deed(deed) => {
            let (last, limits) = deed.limits.split_last()?;
            let speaks_to_player = last.as_str().starts_with("you may ");
            let rest = Deed { limits: limits.to_vec(), ..deed.clone() };
            (speaks_to_player && deed.demands.is_empty()).then(|| (rest.into(), last.clone()))
        }
        Action::Sequence(steps) => {
            let (Action::Deed(last), before) = steps.split_last()? else { return None };
            let who = last.subject.as_ref()?;
            let limits = who.as_str() == "you" && last.verb == "may" && last.is_plain();
            let text = say!("you may {}", last.rest).tell_all(who.told());
            limits.then(|| (Action::sequence(before.iter().cloned()), text))
        }
        _ => None,
    }
}

/// The actions without a demand that each of them makes in the same many words, and that demand.
pub(super) fn common_demand(members: &[Action]) -> Option<(Vec<Action>, (Text, Condition))> {
    let (first, others) = members.split_first().filter(|(_, others)| !others.is_empty())?;
    let words = |(lead, condition): &(Text, Condition)| format!("{lead} {}", condition.words());
    let known = last_demand(first).filter(|demand| word_count(&words(demand)) >= WORTH)?;
    let same =
        |other: &Action| last_demand(other).is_some_and(|demand| words(demand) == words(known));
    if known.0.as_str() != ALLOWED_ONLY_IF || !others.iter().all(same) {
        return None;
    }
    let told: Vec<_> = members
        .iter()
        .filter_map(last_demand)
        .flat_map(|(lead, condition)| [lead.told().to_vec(), condition.told()].concat())
        .collect();
    let demand = (known.0.clone(), known.1.clone().tell_all(&told));
    Some((members.iter().cloned().map(without_demand).collect(), demand))
}

fn last_demand(action: &Action) -> Option<&(Text, Condition)> {
    match action {
        Action::Deed(deed) => deed.demands.last(),
        Action::When(_, yes, no) if no.is_nothing() => last_demand(yes),
        _ => None,
    }
}

fn without_demand(action: Action) -> Action {
    match action {
        Action::Deed(mut deed) => {
            deed.demands.pop();
            Action::Deed(deed)
        }
        Action::When(condition, yes, no) => {
            Action::When(condition, Box::new(without_demand(*yes)), no)
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Role;

    fn allowed(verb: &str, place: &str) -> Action {
        let free = Condition::fact(Role::Other, place, "holds one of your own men", "does not");
        let demands = vec![(Text::from(ALLOWED_ONLY_IF), free)];
        Deed { demands, ..Deed::you(verb, "the whole stack") }.into()
    }

    #[test]
    fn what_every_alternative_asks_is_asked_once() {
        let members = [allowed("move", "its square"), allowed("turn", "its square")];
        let (bare, (lead, condition)) = common_demand(&members).unwrap();
        assert!(bare.iter().all(|member| last_demand(member).is_none()));
        assert_eq!(lead.as_str(), ALLOWED_ONLY_IF);
        assert_eq!(condition.clause().unwrap().as_str(), "its square holds one of your own men");
        let apart = [allowed("move", "its square"), allowed("turn", "the target square")];
        assert!(common_demand(&apart).is_none());
    }
}
