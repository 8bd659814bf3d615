//! Tallies and noted numbers that only ever grow by what is added to them: they start at minus one, and count as well from zero.

use std::collections::BTreeSet;

use syntax::NodeId;

use super::blanks::{compared, is_nothing};
use super::links::Links;

/// The numbers that may be counted from zero, as every rule that asks for one asks how large it is.
#[derive(Debug, Default)]
pub struct Upward {
    /// Whether the tallies of players are such numbers.
    pub tally: bool,
    names: BTreeSet<Option<String>>,
}

impl Upward {
    /// Looks at all rules that change a number and all that ask for it.
    pub fn of(links: &Links<'_>) -> Self {
        let at = |node: &NodeId| {
            links.children(*node).iter().any(|part| links.label(*part) == Some("at"))
        };
        let tallies: Vec<NodeId> = links.clauses("set", "Value").filter(|node| !at(node)).collect();
        let readers: Vec<NodeId> = links.clauses("value", "Player").collect();
        let tally = counts_up(links, &tallies, &readers, &|set| links.plain(set).nth(2));
        let name = |node: NodeId, skip: usize| {
            links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
        };
        let writers: Vec<NodeId> = links.clauses("set", "Var").collect();
        let mut names: BTreeSet<Option<String>> =
            writers.iter().map(|writer| name(*writer, 1)).collect();
        names.retain(|known| {
            let own: Vec<NodeId> =
                writers.iter().copied().filter(|set| name(*set, 1) == *known).collect();
            let asked: Vec<NodeId> =
                links.clauses("var", "").filter(|reader| name(*reader, 0) == *known).collect();
            counts_up(links, &own, &asked, &|set| {
                links.plain(set).skip(1).find(|part| links.text(*part).is_none())
            })
        });
        Self { tally, names }
    }

    /// Whether the number noted under a name is one of them.
    pub fn var(&self, name: Option<&str>) -> bool {
        self.names.contains(&name.map(str::to_owned))
    }
}

/// Whether a number is only added to or taken back to where it starts, and held against plain numbers.
fn counts_up(
    links: &Links<'_>,
    writers: &[NodeId],
    readers: &[NodeId],
    value: &dyn Fn(NodeId) -> Option<NodeId>,
) -> bool {
    let grown = |sum: NodeId| {
        links.is(sum, "+", "")
            && links.members(sum).iter().filter(|part| readers.contains(part)).count() == 1
            && links
                .members(sum)
                .iter()
                .filter(|part| !readers.contains(part))
                .all(|part| links.number(*part).is_some_and(|number| number >= 0))
    };
    let sums: Vec<NodeId> =
        writers.iter().filter_map(|set| value(*set)).filter(|value| grown(*value)).collect();
    let plain = |set: &NodeId| {
        value(*set).is_some_and(|value| sums.contains(&value) || is_nothing(links, value))
    };
    let asked = |reader: &NodeId| {
        links.parent(*reader).is_some_and(|outer| sums.contains(&outer))
            || compared(links, *reader).is_some()
    };
    !sums.is_empty() && writers.iter().all(plain) && readers.iter().all(asked)
}
