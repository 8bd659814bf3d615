//! What several actions have in common, told once after them.

use super::action::{Action, Deed};
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
