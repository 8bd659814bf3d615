//! Signs that a phase is over: what is set in one phase and does no more than lead to another needs no sign, as the phase begins there.

use syntax::NodeId;

use super::links::Links;
use super::marks::set_value;

/// A sign that leads from a phase to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The rules that set the sign.
    pub writers: Vec<NodeId>,
    /// The changes of phase that ask for it.
    pub changes: Vec<NodeId>,
    /// The name of the noted number that is the sign; of one without a name, nothing. What marks a move has none either.
    pub name: Option<Option<String>>,
}

/// The signs of a description.
pub(super) fn openings(links: &Links<'_>) -> Vec<Opening> {
    let mut found: Vec<Opening> = pending(links).into_iter().collect();
    let name = |node: NodeId, skip: usize| {
        links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
    };
    let mut names: Vec<Option<String>> =
        links.clauses("set", "Var").map(|set| name(set, 1)).collect();
    names.sort();
    names.dedup();
    found.extend(names.into_iter().filter_map(|name| noted(links, name)));
    found
}

/// A move that is marked for nothing but the change of phase that it brings about.
fn pending(links: &Links<'_>) -> Option<Opening> {
    let writers: Vec<NodeId> = links.clauses("set", "Pending").collect();
    let readers: Vec<NodeId> = links.clauses("is", "Pending").collect();
    let otherwise =
        ["value", "sites"].iter().any(|keyword| links.clauses(keyword, "Pending").next().is_some());
    let plain = writers.iter().all(|set| links.plain(*set).count() == 1);
    if otherwise || !plain || readers.is_empty() {
        return None;
    }
    let changes: Option<Vec<NodeId>> = readers.iter().map(|test| change_at(links, *test)).collect();
    opening(links, writers, changes?, None)
}

/// A number that is noted once and for all to bring about a change of phase.
fn noted(links: &Links<'_>, name: Option<String>) -> Option<Opening> {
    let named = |node: &NodeId, skip: usize| {
        links.plain(*node).skip(skip).find_map(|part| links.text(part)) == name.as_deref()
    };
    let writers: Vec<NodeId> = links.clauses("set", "Var").filter(|set| named(set, 1)).collect();
    let on = set_value(links, *writers.first()?).filter(|on| *on > 0)?;
    if !writers.iter().all(|set| set_value(links, *set) == Some(on)) {
        return None;
    }
    let mut changes = Vec::new();
    for reader in links.clauses("var", "").filter(|reader| named(reader, 0)) {
        let test = links.parent(reader)?;
        let asks =
            links.is(test, "=", "") && links.plain(test).any(|side| links.number(side) == Some(on));
        let ends = links.ancestors(test).any(|outer| links.is(outer, "end", ""));
        if !asks {
            return None;
        }
        if !ends {
            changes.push(change_at(links, test)?);
        }
    }
    opening(links, writers, changes, Some(name))
}

/// The change of phase that a test is the whole condition of, if it is the first that is looked at in its phase and is one for all.
fn change_at(links: &Links<'_>, test: NodeId) -> Option<NodeId> {
    let change = links.parent(test).filter(|change| links.is(*change, "nextPhase", ""))?;
    let phase = phase_of(links, change)?;
    let first = links.clauses_within(phase, "nextPhase").first() == Some(&change);
    // For one player only, it names the player.
    let for_all = links.plain(change).next() == Some(test);
    (first && for_all).then_some(change)
}

/// The phase that a rule belongs to.
fn phase_of(links: &Links<'_>, rule: NodeId) -> Option<NodeId> {
    links.ancestors(rule).find(|outer| {
        links.is(*outer, "phase", "") && links.plain(*outer).any(|part| links.text(part).is_some())
    })
}

fn opening(
    links: &Links<'_>,
    writers: Vec<NodeId>,
    changes: Vec<NodeId>,
    name: Option<Option<String>>,
) -> Option<Opening> {
    let leads = |set: &NodeId| {
        let phase = phase_of(links, *set);
        phase.is_some() && changes.iter().any(|change| phase_of(links, *change) == phase)
    };
    // A move that is only tried out opens nothing.
    let real = |set: &NodeId| {
        !links
            .ancestors(*set)
            .any(|outer| matches!(links.keyword(outer), Some("can" | "no" | "end")))
    };
    let all = !changes.is_empty() && !writers.is_empty();
    (all && writers.iter().all(leads) && writers.iter().all(real)).then_some(Opening {
        writers,
        changes,
        name,
    })
}
