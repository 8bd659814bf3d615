//! Numbers that say how much there is left to do: set to so many, and counted down one by one.

use std::collections::BTreeSet;

use syntax::NodeId;

use super::blanks::compared;
use super::links::Links;

/// The names of the noted numbers that are counted down; one may have none.
#[derive(Debug, Default)]
pub struct Countdowns {
    names: BTreeSet<Option<String>>,
}

impl Countdowns {
    /// Looks at all places where numbers are noted and asked for.
    pub fn of(links: &Links<'_>) -> Self {
        let name = |node: NodeId, skip: usize| {
            links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
        };
        let writers: Vec<NodeId> = links.clauses("set", "Var").collect();
        let readers: Vec<NodeId> = links.clauses("var", "").collect();
        let mut names: BTreeSet<Option<String>> =
            writers.iter().map(|writer| name(*writer, 1)).collect();
        names.retain(|known| {
            let own = writers.iter().filter(|writer| name(**writer, 1) == *known);
            let values: Option<Vec<NodeId>> = own
                .map(|set| links.plain(*set).skip(1).find(|part| links.text(*part).is_none()))
                .collect();
            let Some(values) = values else { return false };
            let down = |value: &NodeId| {
                let mut parts = links.plain(*value);
                links.is(*value, "-", "")
                    && parts
                        .next()
                        .is_some_and(|old| links.is(old, "var", "") && name(old, 0) == *known)
                    && parts.next().and_then(|by| links.number(by)) == Some(1)
            };
            // Whatever is set, nothing is left where it is not above zero.
            let set = |value: &NodeId| {
                links
                    .whole(*value)
                    .into_iter()
                    .all(|part| !links.is(part, "var", "") || name(part, 0) != *known)
            };
            // What is left is none or some, or more than one: nobody can tell none from less than none.
            let asked = |reader: &NodeId| {
                let lowered = links.parent(*reader).is_some_and(|sub| down(&sub));
                lowered
                    || compared(links, *reader).is_some_and(|(how, limit)| match how {
                        ">" | "<=" => limit >= 0,
                        ">=" | "<" => limit >= 1,
                        _ => false,
                    })
            };
            values.iter().any(down)
                && values.iter().all(|value| down(value) || set(value))
                && readers.iter().filter(|reader| name(**reader, 0) == *known).all(asked)
        });
        Self { names }
    }

    /// Whether the number of a name is one of them.
    pub fn contains(&self, name: Option<&str>) -> bool {
        self.names.contains(&name.map(str::to_owned))
    }
}
