//! What rules set and ask for within a turn, as sets of values that may be there.

use std::collections::{BTreeMap, BTreeSet};

use syntax::NodeId;

use crate::state::links::Links;

/// Clauses that are single places of the board.
const PLACES: [&str; 5] = ["to", "from", "site", "trackSite", "last"];

/// Something that a rule sets and others ask for.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Slot {
    /// What is marked for the next move.
    Pending,
    /// A number that is noted, by its name.
    Noted(Option<String>),
    /// The tally of the player who moves.
    Tally,
}

/// A value that a slot may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Value {
    /// Nothing is marked.
    Unset,
    /// A number, and the rule that has set it, if one has.
    Number(i32, Option<NodeId>),
    /// What a rule has worked out.
    Worked(NodeId),
}

/// The values that may be there.
pub(super) type Values = BTreeSet<Value>;

/// What is known where a rule is looked at.
#[derive(Debug, Clone, Default)]
pub(super) struct Known {
    /// Whether the same player has moved just before.
    pub again: Option<bool>,
    /// Whether the player who has moved is to move next.
    pub next: Option<bool>,
    /// What slots may hold; nothing is known of others.
    pub slots: BTreeMap<Slot, Values>,
}

/// A number as far as it is known.
#[derive(Debug, Clone, Copy)]
enum Number {
    Is(i32),
    /// That of a place: not negative.
    Place,
    Any,
}

/// What a rule sets, and the clause of the value; none for a bare mark.
pub(super) fn writes(links: &Links<'_>, node: NodeId) -> Option<(Slot, Option<NodeId>)> {
    let mut parts = links.plain(node).skip(1).filter(|part| !links.is(*part, "then", ""));
    if links.is(node, "set", "Pending") {
        return Some((Slot::Pending, parts.next()));
    }
    if links.is(node, "set", "Var") {
        let parts: Vec<NodeId> = parts.collect();
        let name = parts.iter().find_map(|part| links.text(*part)).map(str::to_owned);
        let value = parts.iter().copied().find(|part| links.text(*part).is_none());
        return Some((Slot::Noted(name), value));
    }
    if links.is(node, "set", "Value") && links.label(links.plain(node).nth(1)?).is_none() {
        let (who, value) = (parts.next()?, parts.next()?);
        let own = links.word(who) == Some("Mover") || links.is(who, "mover", "");
        return own.then_some((Slot::Tally, Some(value)));
    }
    None
}

/// What a rule asks for.
pub(super) fn reads(links: &Links<'_>, node: NodeId) -> Option<Slot> {
    match links.keyword(node)? {
        "var" => Some(Slot::Noted(
            links.plain(node).find_map(|part| links.text(part)).map(str::to_owned),
        )),
        "value" | "is" | "sites"
            if links.plain(node).next().and_then(|word| links.word(word)) == Some("Pending") =>
        {
            Some(Slot::Pending)
        }
        "value" if links.is(node, "value", "Player") => {
            let who = links.plain(node).nth(1)?;
            let own = links.word(who) == Some("Mover") || links.is(who, "mover", "");
            own.then_some(Slot::Tally)
        }
        _ => None,
    }
}

/// The value that a rule sets where there was another one before.
pub(super) fn written(
    links: &Links<'_>,
    writer: NodeId,
    value: Option<NodeId>,
    before: Value,
) -> Value {
    let Some(value) = value else { return Value::Number(1, Some(writer)) };
    if let Some(number) = constant(links, value) {
        return Value::Number(number, Some(writer));
    }
    // "One more than before".
    let mut sides = links.plain(value);
    let sign = match links.keyword(value) {
        Some("+") => 1,
        Some("-") => -1,
        _ => return Value::Worked(writer),
    };
    let mut known = || {
        let (left, right) = (sides.next()?, sides.next()?);
        let slot = writes(links, writer)?.0;
        let Value::Number(before, _) = before else { return None };
        if reads(links, left)? != slot {
            return None;
        }
        before.checked_add(sign * constant(links, right)?)
    };
    known().map_or(Value::Worked(writer), |number| Value::Number(number, Some(writer)))
}

fn constant(links: &Links<'_>, node: NodeId) -> Option<i32> {
    match links.word(node)? {
        "Undefined" | "Off" => Some(-1),
        word => word.parse().ok(),
    }
}

/// Whether a test asks if the same player has moved just before.
pub(super) fn asks_for_same_turn(links: &Links<'_>, test: NodeId) -> bool {
    let who = links.plain(test).nth(1);
    links.is(test, "is", "Prev")
        && who.is_some_and(|who| links.word(who) == Some("Mover") || links.is(who, "mover", ""))
}

/// Whether a test holds, as far as that is known.
pub(super) fn holds(links: &Links<'_>, test: NodeId, known: &Known) -> Option<bool> {
    match links.keyword(test) {
        None => match links.word(test)? {
            "True" => Some(true),
            "False" => Some(false),
            _ => None,
        },
        Some("not") => holds(links, links.plain(test).next()?, known).map(|holds| !holds),
        Some("and") => all(links, test, known, true),
        Some("or") => all(links, test, known, false),
        Some("is") if asks_for_same_turn(links, test) => known.again,
        Some("is") if links.is(test, "is", "Next") => {
            let who = links.plain(test).nth(1)?;
            let own = links.word(who) == Some("Mover") || links.is(who, "mover", "");
            known.next.filter(|_| own)
        }
        Some("is") if links.children(test).len() == 1 && reads(links, test).is_some() => {
            let values = known.slots.get(&Slot::Pending)?;
            let unset = values.contains(&Value::Unset);
            (values.len() == 1 || !unset).then_some(!unset)
        }
        Some(sign @ ("=" | "!=" | "<" | "<=" | ">" | ">=")) => {
            let mut sides = links.plain(test);
            let (left, right) = (sides.next()?, sides.next()?);
            let left = numbers(links, left, known)?;
            let right = numbers(links, right, known)?;
            let mut found = None;
            for pair in left.iter().flat_map(|one| right.iter().map(move |other| (*one, *other))) {
                let holds = compared(sign, pair.0, pair.1)?;
                if found.is_some_and(|before| before != holds) {
                    return None;
                }
                found = Some(holds);
            }
            found
        }
        _ => None,
    }
}

/// Whether all members of a test hold, or any of them.
fn all(links: &Links<'_>, test: NodeId, known: &Known, all: bool) -> Option<bool> {
    let members: Vec<Option<bool>> =
        links.members(test).into_iter().map(|member| holds(links, member, known)).collect();
    if members.contains(&Some(!all)) {
        return Some(!all);
    }
    members.iter().all(|member| *member == Some(all)).then_some(all)
}

/// The numbers that one side of a comparison may have.
fn numbers(links: &Links<'_>, node: NodeId, known: &Known) -> Option<Vec<Number>> {
    if let Some(number) = constant(links, node) {
        return Some(vec![Number::Is(number)]);
    }
    let values = known.slots.get(&reads(links, node)?)?;
    let number = |value: &Value| match value {
        Value::Unset => Number::Is(0),
        Value::Number(number, _) => Number::Is(*number),
        Value::Worked(writer) => {
            let value = writes(links, *writer).and_then(|(_, value)| value);
            match value.and_then(|value| links.keyword(value)) {
                Some(keyword) if PLACES.contains(&keyword) => Number::Place,
                _ => Number::Any,
            }
        }
    };
    Some(values.iter().map(number).collect())
}

fn compared(sign: &str, left: Number, right: Number) -> Option<bool> {
    let order = match (left, right) {
        (Number::Is(left), Number::Is(right)) => left.cmp(&right),
        (Number::Place, Number::Is(right)) if right < 0 => std::cmp::Ordering::Greater,
        (Number::Is(left), Number::Place) if left < 0 => std::cmp::Ordering::Less,
        _ => return None,
    };
    Some(match sign {
        "=" => order.is_eq(),
        "!=" => order.is_ne(),
        "<" => order.is_lt(),
        "<=" => order.is_le(),
        ">" => order.is_gt(),
        _ => order.is_ge(),
    })
}
