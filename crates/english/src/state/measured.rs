//! Numbers that rules note just before a move, and ask for only in that move and what follows from it: what was measured needs no
//! note, as it can be told where it is asked for ("more than before the move").

use std::collections::BTreeSet;

use syntax::NodeId;

use super::links::Links;

/// The names of such numbers; one may have none.
#[derive(Debug, Default)]
pub struct Measured {
    names: BTreeSet<Option<String>>,
}

impl Measured {
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
            let own: Vec<NodeId> =
                writers.iter().copied().filter(|writer| name(*writer, 1) == *known).collect();
            let moves: Option<Vec<NodeId>> =
                own.iter().map(|set| move_after(links, *set)).collect();
            let Some(moves) = moves else { return false };
            let asked: Vec<NodeId> =
                readers.iter().copied().filter(|reader| name(*reader, 0) == *known).collect();
            let within = |reader: &NodeId| {
                moves.iter().any(|rule| {
                    let mut parts = links.children(*rule).iter().skip(1);
                    parts.any(|part| links.range(*part).contains(reader))
                })
            };
            !asked.is_empty() && asked.iter().all(within)
        });
        Self { names }
    }

    /// Whether the number of a name is one of them.
    pub fn contains(&self, name: Option<&str>) -> bool {
        self.names.contains(&name.map(str::to_owned))
    }
}

/// Whether a noted number has been noted wherever a rule asks for it: just before, on the way to that rule.
pub fn is_noted_before(links: &Links<'_>, reader: NodeId, name: Option<&str>) -> bool {
    let sets = |node: NodeId| {
        links.is(node, "set", "Var")
            && links.plain(node).skip(1).find_map(|part| links.text(part)) == name
            && !links.range(node).contains(&reader)
    };
    let certain = |rule: NodeId| {
        sets(rule)
            || matches!(links.keyword(rule), Some("and" | "seq"))
                && links.members(rule).into_iter().any(sets)
    };
    let mut inner = reader;
    links.ancestors(reader).any(|outer| {
        let branch = std::mem::replace(&mut inner, outer);
        match links.keyword(outer) {
            // What follows from a rule comes after it.
            Some("then") => links.parent(outer).is_some_and(certain),
            Some("do") => {
                let prior = links.plain(outer).next();
                prior.is_some_and(|prior| prior != branch && certain(prior))
            }
            Some("seq") => {
                let members = links.members(outer).into_iter();
                members.take_while(|member| *member != branch).any(certain)
            }
            _ => false,
        }
    })
}

/// The rule before whose move a number is noted: `(do (set Var …) next:…)`.
fn move_after(links: &Links<'_>, set: NodeId) -> Option<NodeId> {
    let fixed = links.clauses_within(set, "then").is_empty()
        && !links.whole(set).into_iter().any(|part| links.is(part, "value", "Random"));
    let outer = links.parent(set)?;
    let (rule, first) = match links.keyword(outer)? {
        "and" => (links.parent(outer)?, outer),
        _ => (outer, set),
    };
    let measures = |member: &NodeId| links.is(*member, "set", "Var");
    let alone = first == set || links.members(first).iter().all(measures);
    let prior = links.keyword(rule) == Some("do") && links.plain(rule).next() == Some(first);
    (fixed && alone && prior).then_some(rule)
}
