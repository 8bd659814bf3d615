//! What may be done next: the decisions that are left when all tests that are known beforehand have been answered.

use syntax::NodeId;

use super::values::{Known, Value, asks_for_same_turn, holds, reads};
use crate::state::links::Links;

/// Where the next sowing begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hole {
    /// Where the last one has ended.
    Last,
    /// In the hole that one of these rules has noted.
    Set(Vec<NodeId>),
    /// In the only hole of this list.
    Listed(NodeId),
}

/// One thing that may be done next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Choice {
    /// A choice of a hole in which only this one is left.
    Lap(NodeId, Hole),
    /// A choice, among the places that a clause gives.
    Free(NodeId, Option<NodeId>),
    /// A choice of which nothing is known.
    Unknown(NodeId),
    /// Something else.
    Other(NodeId),
}

/// How a test was answered on the way to what may be done next.
pub(super) type Answers = Vec<(NodeId, Option<bool>)>;

/// What may be done by a rule of play; every `if` on the way with its answer.
pub(super) fn options(
    links: &Links<'_>,
    node: NodeId,
    known: &Known,
    out: &mut Vec<Choice>,
    answers: &mut Answers,
) {
    let plain = |node: NodeId| {
        links.plain(node).filter(|part| !links.is(*part, "then", "")).collect::<Vec<NodeId>>()
    };
    match links.keyword(node) {
        Some("play") => {
            plain(node).into_iter().for_each(|part| options(links, part, known, out, answers));
        }
        Some("if") => {
            let parts = plain(node);
            let answer = parts.first().and_then(|test| holds(links, *test, known));
            answers.push((node, answer));
            let branches = match answer {
                Some(true) => parts.get(1..2),
                Some(false) => parts.get(2..3),
                None => parts.get(1..),
            };
            for branch in branches.unwrap_or_default() {
                options(links, *branch, known, out, answers);
            }
        }
        // What comes by itself is no choice.
        Some("do") => {
            let next = links.children(node).iter().find(|part| links.label(**part) == Some("next"));
            let first = plain(node).first().copied();
            let decision = next.copied().or(first);
            decision.into_iter().for_each(|part| options(links, part, known, out, answers));
        }
        Some("or" | "priority") => {
            let members =
                links.members(node).into_iter().filter(|part| !links.is(*part, "then", ""));
            members.for_each(|part| options(links, part, known, out, answers));
        }
        Some("move") if links.is(node, "move", "Select") => {
            let from = plain(node).into_iter().find(|part| links.is(*part, "from", ""));
            let place = from.and_then(|from| links.plain(from).next());
            out.extend(choice(links, node, place, known, answers));
        }
        _ => out.push(Choice::Other(node)),
    }
}

/// The choice of one of several places; none if there are no places.
fn choice(
    links: &Links<'_>,
    select: NodeId,
    place: Option<NodeId>,
    known: &Known,
    answers: &mut Answers,
) -> Option<Choice> {
    let Some(mut place) = place else { return Some(Choice::Unknown(select)) };
    let (mut list, mut told_apart) = (None, false);
    loop {
        if links.is(place, "if", "") {
            let parts: Vec<NodeId> = links.plain(place).collect();
            let answer = parts.first().and_then(|test| holds(links, *test, known));
            answers.push((place, answer));
            told_apart |= parts.first().is_some_and(|test| asks_for_turn(links, *test));
            place = match answer {
                // Without a second part there are no places otherwise.
                Some(false) => *parts.get(2)?,
                Some(true) => *parts.get(1)?,
                // What the places depend on does not matter as long as it is the same in all moves of a turn.
                None if known.again == Some(false) || !tells_moves_apart(links, place) => {
                    return Some(Choice::Free(select, Some(place)));
                }
                None => return Some(Choice::Unknown(select)),
            };
            continue;
        }
        match only_site(links, place) {
            Some(site) => (list, place) = (Some(place), site),
            None => break,
        }
    }
    if links.is(place, "last", "To") {
        let after =
            links.children(place).iter().any(|part| links.label(*part) == Some("afterConsequence"));
        return Some(if after { Choice::Lap(select, Hole::Last) } else { Choice::Unknown(select) });
    }
    let Some(slot) = reads(links, place) else {
        return Some(match list {
            Some(list) if told_apart && known.again == Some(true) => {
                Choice::Lap(select, Hole::Listed(list))
            }
            _ => Choice::Free(select, Some(place)),
        });
    };
    let values = known.slots.get(&slot);
    let Some(values) = values else { return Some(Choice::Unknown(select)) };
    let mut rules = Vec::new();
    for value in values {
        match value {
            Value::Worked(rule) => rules.push(*rule),
            Value::Number(number, Some(rule)) if *number >= 0 => rules.push(*rule),
            _ if values.len() == 1 => return None,
            _ => return Some(Choice::Unknown(select)),
        }
    }
    Some(Choice::Lap(select, Hole::Set(rules)))
}

/// Whether a clause asks for what differs between the moves of a turn.
fn tells_moves_apart(links: &Links<'_>, node: NodeId) -> bool {
    links.whole(node).into_iter().any(|part| {
        asks_for_same_turn(links, part)
            || reads(links, part).is_some()
            || links.is(part, "last", "To")
    })
}

/// Whether a test asks, beside other things, if the same player has moved just before.
fn asks_for_turn(links: &Links<'_>, test: NodeId) -> bool {
    links.whole(test).into_iter().any(|part| asks_for_same_turn(links, part))
}

/// The only place of a list of places.
fn only_site(links: &Links<'_>, node: NodeId) -> Option<NodeId> {
    let listed = links.keyword(node) == Some("sites") && links.children(node).len() == 1;
    let members = links.members(node);
    let [only] = members.as_slice() else { return None };
    (listed && links.keyword(*only).is_some()).then_some(*only)
}
