//! Jumps that may or must go on: what all the jumps of a choice do next is told once, after them.

use super::action::{Action, Deed};
use super::condition::Condition;
use super::connective::{AFTER_A_JUMP, IN_EACH_CASE};
use crate::realise::{Text, say, word_count};

/// Fewer words than this are told with each of the jumps.
const WORTH: usize = 8;

/// The alternatives of a choice without what all its jumps do next, and that, told once.
pub(super) struct GoingOn {
    /// The alternatives.
    pub members: Vec<Action>,
    /// How the sentence that tells the rest begins.
    pub head: &'static str,
    /// What happens to the piece that was jumped, if that is told once too.
    pub capture: Action,
    /// How the turn goes on.
    pub again: Action,
}

/// What the jumps among alternatives do next, if all of them do the same and nothing else does.
pub(super) fn going_on(members: &[Action]) -> Option<GoingOn> {
    let mut bare: Vec<Action> = Vec::new();
    let mut again: Option<Action> = None;
    let mut jumps: Vec<usize> = Vec::new();
    let apart = goes_different_ways(members);
    for (index, member) in members.iter().enumerate() {
        let Some((first, step)) = without_step(member) else {
            if jumps_in(member) || goes_on_in(member) {
                return None;
            }
            bare.push(member.clone());
            continue;
        };
        if !is_jump(member) {
            return None;
        }
        // Where only some of the jumps go on in directions of their own, these are told with them.
        let (first, step) = match apart {
            true => turned_apart(first, step),
            false => (first, step),
        };
        let known = again.take();
        match &known {
            Some(known) if known.words() != step.words() => return None,
            _ => {}
        }
        let told = step.told();
        again = Some(told.into_iter().fold(known.unwrap_or(step), Action::tell));
        jumps.push(index);
        bare.push(first);
    }
    let again = again.filter(|_| jumps.len() > 1)?;
    let head = if jumps.len() == members.len() { IN_EACH_CASE } else { AFTER_A_JUMP };
    let capture = capture_once(&mut bare, &jumps);
    Some(GoingOn { members: bare, head, capture, again })
}

/// Whether jumps go on in different directions.
fn goes_different_ways(members: &[Action]) -> bool {
    let steps = members.iter().filter_map(without_step);
    let ways: Vec<Option<String>> = steps.map(|(_, step)| way_on(&step)).collect();
    ways.windows(2).any(|pair| pair[0] != pair[1])
}

/// Where the step goes by which a turn goes on.
fn way_on(step: &Action) -> Option<String> {
    match step {
        Action::When(_, yes, _) => way_on(yes),
        Action::Deed(deed) => deed.onward.as_ref().map(|way| way.as_str().to_owned()),
        _ => None,
    }
}

/// A jump that says itself where further jumps go, and the step by which it goes on without that.
fn turned_apart(jump: Action, step: Action) -> (Action, Action) {
    fn taken(step: Action) -> (Action, Option<Text>) {
        match step {
            Action::When(condition, yes, no) => {
                let (yes, way) = taken(*yes);
                (Action::When(condition, Box::new(yes), no), way)
            }
            Action::Deed(mut deed) => {
                let way = deed.onward.take();
                (Action::Deed(deed), way)
            }
            other => (other, None),
        }
    }
    fn given(jump: Action, way: Option<Text>) -> Action {
        match jump {
            Action::Deed(mut deed) => {
                deed.onward = way;
                Action::Deed(deed)
            }
            Action::When(condition, yes, no) => {
                Action::When(condition, Box::new(given(*yes, way)), no)
            }
            other => other,
        }
    }
    let (step, way) = taken(step);
    (given(jump, way), step)
}

/// Whether an alternative is a jump of a piece, perhaps under a condition.
fn is_jump(action: &Action) -> bool {
    match action {
        Action::Deed(deed) => deed.verb == "jump" && deed.piece.is_some(),
        Action::When(_, yes, no) => no.is_nothing() && is_jump(yes),
        _ => false,
    }
}

/// Whether a jump is offered anywhere in an alternative.
fn jumps_in(action: &Action) -> bool {
    any_deed(action, &|deed| deed.verb == "jump")
}

/// Whether the turn may go on after an alternative.
fn goes_on_in(action: &Action) -> bool {
    any_deed(action, &|deed| deed.goes_on)
}

fn any_deed(action: &Action, test: &dyn Fn(&Deed) -> bool) -> bool {
    match action {
        Action::Nothing | Action::Demand(..) => false,
        Action::Deed(deed) => test(deed) || any_deed(&deed.then, test),
        Action::Choice(members) | Action::Sequence(members) | Action::Prefer(members) => {
            members.iter().any(|member| any_deed(member, test))
        }
        Action::When(_, yes, no) => any_deed(yes, test) || any_deed(no, test),
        Action::Each(_, body) | Action::Titled(_, body) => any_deed(body, test),
    }
}

/// An alternative without the step by which it goes on, and that step.
fn without_step(action: &Action) -> Option<(Action, Action)> {
    match action {
        Action::Deed(deed) => {
            let (then, step) = parted(&deed.then)?;
            Some((Deed { then: Box::new(then), ..deed.clone() }.into(), step))
        }
        Action::When(condition, yes, no) if no.is_nothing() => {
            let (first, step) = without_step(yes)?;
            Some((Action::When(condition.clone(), Box::new(first), Box::default()), step))
        }
        _ => None,
    }
}

/// What else follows a move, and the step by which it goes on.
fn parted(then: &Action) -> Option<(Action, Action)> {
    match then {
        Action::Sequence(steps) => {
            let (last, before) = steps.split_last()?;
            if before.iter().any(goes_on_in) {
                return None;
            }
            let (rest, step) = parted(last)?;
            Some((Action::sequence(before.iter().cloned().chain([rest])), step))
        }
        Action::When(condition, yes, no) if is_step(yes) => {
            let step = step_if(condition, yes);
            if no.is_nothing() {
                return Some((Action::Nothing, step));
            }
            let rest = Action::when(condition.clone().negated(), (**no).clone(), Action::Nothing);
            (!goes_on_in(no)).then_some((rest, step))
        }
        // "If it is promoted, the turn ends; otherwise, if it can jump again, it must."
        Action::When(condition, yes, no) => {
            let Action::When(asked, again, nothing) = &**no else { return None };
            if !is_step(again) || !nothing.is_nothing() || goes_on_in(yes) {
                return None;
            }
            let last = match &**yes {
                Action::Deed(deed) if deed.is_plain() => {
                    let rest = say!("{}, and the turn ends", deed.rest);
                    Deed { rest, ..deed.clone() }.into()
                }
                yes => Action::sequence([yes.clone(), Deed::of("the turn", "end", "").into()]),
            };
            let rest = Action::when(condition.clone(), last, Action::Nothing);
            Some((rest, step_if(asked, again)))
        }
        _ => None,
    }
}

/// Whether an action is nothing but that the turn goes on.
fn is_step(action: &Action) -> bool {
    matches!(action, Action::Deed(deed) if deed.goes_on)
}

fn step_if(condition: &Condition, step: &Action) -> Action {
    Action::When(condition.clone(), Box::new(step.clone()), Box::default())
}

/// Takes the capture of the jumped piece out of what follows each of the jumps, if it is the same many words.
fn capture_once(members: &mut [Action], jumps: &[usize]) -> Action {
    let captures: Option<Vec<&Action>> =
        jumps.iter().map(|index| first_step(&members[*index])).collect();
    let Some(captures) = captures else { return Action::Nothing };
    let words = captures[0].words();
    let same = captures.iter().all(|capture| capture.words() == words);
    if !same || word_count(&words) < WORTH {
        return Action::Nothing;
    }
    let told: Vec<_> = captures.iter().flat_map(|capture| capture.told()).collect();
    let once = told.into_iter().fold(captures[0].clone(), Action::tell);
    for index in jumps {
        take_first(&mut members[*index]);
    }
    once
}

/// The capture that is the first thing to follow a move; nothing else that follows may speak of the piece captured.
fn first_step(action: &Action) -> Option<&Action> {
    let then = match action {
        Action::Deed(deed) => &*deed.then,
        Action::When(_, yes, _) => return first_step(yes),
        _ => return None,
    };
    let (first, rest) = match then {
        Action::Sequence(steps) => steps.split_first()?,
        one => (one, &[][..]),
    };
    let plain = matches!(first, Action::Deed(deed) if deed.verb == "capture" && deed.is_plain());
    let apart = rest.iter().all(|step| !step.words().contains("jumped piece"));
    (plain && apart).then_some(first)
}

fn take_first(action: &mut Action) {
    match action {
        Action::Deed(deed) => {
            *deed.then = match std::mem::take(&mut *deed.then) {
                Action::Sequence(steps) => Action::sequence(steps.into_iter().skip(1)),
                _ => Action::Nothing,
            };
        }
        Action::When(_, yes, _) => take_first(yes),
        _ => {}
    }
}
