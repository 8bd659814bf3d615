//! Tallies and notes that are blank until a rule writes a number: no reader must count with minus one.
//!
//! What was never set counts as −1. Where every rule either asks whether it has a certain size, or uses the number only
//! after asking whether there is one, "blank" says the same in words that need no arithmetic.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::links::Links;

/// The numbers that may be called blank.
#[derive(Debug, Default)]
pub struct Blanks {
    /// The tallies of the players.
    pub tally: Option<Written>,
    vars: BTreeMap<Option<String>, Written>,
}

/// What rules write where a number may be blank.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Written {
    /// The smallest number that is ever written; none if that is not known.
    least: Option<i32>,
    /// Whether no rule tells a blank from a zero.
    pub as_zero: bool,
}

impl Written {
    /// Whether less than a number can only be nothing at all.
    pub fn is_blank_below(&self, limit: i64) -> bool {
        limit <= 0 || self.least.is_some_and(|least| i64::from(least) >= limit)
    }
}

impl Blanks {
    /// Looks at all rules that write a number and all that ask for it.
    pub fn of(links: &Links<'_>) -> Self {
        let at =
            |node: NodeId| links.whole(node).iter().any(|part| links.label(*part) == Some("at"));
        let tallies: Vec<Option<NodeId>> = links
            .clauses("set", "Value")
            .filter(|node| !at(*node))
            .map(|node| links.plain(node).nth(2))
            .collect();
        let readers: Vec<NodeId> = links.clauses("value", "Player").collect();
        let tally = written(links, &tallies, &readers);

        let name = |node: NodeId, skip: usize| {
            links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
        };
        let mut values: BTreeMap<Option<String>, Vec<Option<NodeId>>> = BTreeMap::new();
        for node in links.clauses("set", "Var") {
            let value = links.plain(node).skip(1).find(|part| links.text(*part).is_none());
            values.entry(name(node, 1)).or_default().push(value);
        }
        let mut readers: BTreeMap<Option<String>, Vec<NodeId>> = BTreeMap::new();
        for node in links.clauses("var", "") {
            readers.entry(name(node, 0)).or_default().push(node);
        }
        let vars = values
            .into_iter()
            .filter_map(|(name, values)| {
                let written = written(links, &values, readers.get(&name)?)?;
                Some((name, written))
            })
            .collect();
        Self { tally, vars }
    }

    /// What is written under a name, if it may be called blank.
    pub fn var(&self, name: Option<&str>) -> Option<&Written> {
        self.vars.get(&name.map(str::to_owned))
    }
}

/// Whether a value is −1, by number or by name.
pub(super) fn is_nothing(links: &Links<'_>, value: NodeId) -> bool {
    links.number(value) == Some(-1) || matches!(links.word(value), Some("Off" | "Undefined"))
}

/// What is written, if nobody ever counts with what is blank.
fn written(links: &Links<'_>, values: &[Option<NodeId>], readers: &[NodeId]) -> Option<Written> {
    if readers.is_empty() || !readers.iter().all(|reader| is_asked_fairly(links, *reader, readers))
    {
        return None;
    }
    let mut least = Some(i32::MAX);
    for value in values {
        let value = (*value)?;
        if is_nothing(links, value) {
            continue;
        }
        if !is_natural(links, value, readers) {
            return None;
        }
        least = least.zip(links.number(value)).map(|(least, number)| least.min(number));
    }
    let mut tests = readers.iter().filter_map(|reader| compared(links, *reader));
    // Where zero is never written, a blank is the better word.
    let as_zero = least.is_none_or(|least| least <= 0)
        && tests.all(|test| passes(test, -1) == passes(test, 0));
    Some(Written { least, as_zero })
}

/// Whether a reader asks for a size, or stands where it was asked before whether there is a number.
fn is_asked_fairly(links: &Links<'_>, reader: NodeId, readers: &[NodeId]) -> bool {
    compared(links, reader).is_some() || is_guarded(links, reader, readers)
}

/// The comparison and the constant that a reader is held against, the reader standing on the left.
pub(super) fn compared<'a>(links: &Links<'a>, reader: NodeId) -> Option<(&'a str, i32)> {
    let parent = links.parent(reader)?;
    let keyword = links.keyword(parent)?;
    let mut parts = links.plain(parent);
    let (left, right) = (parts.next()?, parts.next()?);
    let other = if left == reader { right } else { left };
    let number = if is_nothing(links, other) { -1 } else { links.number(other)? };
    let turned = match keyword {
        "=" | "!=" => keyword,
        "<" | "<=" | ">" | ">=" if left == reader => keyword,
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        _ => return None,
    };
    (number >= -1).then_some((turned, number))
}

/// Whether a number passes a test; what is blank is −1.
pub(super) fn passes((how, limit): (&str, i32), number: i32) -> bool {
    match how {
        "=" => number == limit,
        "!=" => number != limit,
        "<" => number < limit,
        "<=" => number <= limit,
        ">" => number > limit,
        _ => number >= limit,
    }
}

/// Whether a reader stands in a branch that is only taken where there is a number.
fn is_guarded(links: &Links<'_>, reader: NodeId, readers: &[NodeId]) -> bool {
    let mut inner = reader;
    for outer in links.ancestors(reader) {
        if links.keyword(outer) == Some("if") {
            let mut parts = links.plain(outer);
            let (Some(test), taken, otherwise) = (parts.next(), parts.next(), parts.next()) else {
                return false;
            };
            let asked = readers
                .iter()
                .filter(|other| links.parent(**other) == Some(test) && links.same(**other, reader))
                .find_map(|other| compared(links, *other));
            if let Some(asked) = asked {
                let branch = if passes(asked, -1) { otherwise } else { taken };
                if branch == Some(inner) {
                    return true;
                }
            }
        }
        inner = outer;
    }
    false
}

/// Whether a value is never below zero: a number, a count, a player, or a sum of such.
fn is_natural(links: &Links<'_>, value: NodeId, readers: &[NodeId]) -> bool {
    if let Some(number) = links.number(value) {
        return number >= 0;
    }
    if readers.contains(&value) {
        return is_guarded(links, value, readers);
    }
    match links.keyword(value) {
        Some("count" | "mover" | "next" | "prev") => true,
        Some("+" | "max") => links.plain(value).all(|part| is_natural(links, part, readers)),
        Some("if") => links.plain(value).skip(1).all(|part| is_natural(links, part, readers)),
        _ => false,
    }
}
