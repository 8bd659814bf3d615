//! Marks and values that rules set and none asks for: what sets them changes nothing in the game.

use std::collections::BTreeSet;

use syntax::{NodeId, Tree};

use super::links::Links;
use super::marks;

/// The rules that do nothing but set marks or values that no rule asks for.
pub(super) fn idle(links: &Links<'_>) -> BTreeSet<NodeId> {
    // A position that must not come again is another one where a mark is different, and what is hidden may be read off a number.
    let compared = ["no", "is"].iter().any(|it| links.clauses(it, "Repeat").next().is_some())
        || links.clauses("avoidStoredState", "").next().is_some()
        || links.clauses("set", "Hidden").next().is_some()
        || links.clauses("satisfy", "").next().is_some();
    if compared {
        return BTreeSet::new();
    }
    let mut idle = BTreeSet::new();
    if marks::unread(links) {
        idle.extend(links.clauses("set", "State"));
    }
    let values = |kind: &str| links.clauses("value", kind).next().is_none();
    let shown = links.whole(Tree::ROOT).into_iter().any(|part| links.label(part) == Some("value"));
    let piece =
        |set: &NodeId| links.children(*set).iter().any(|part| links.label(*part) == Some("at"));
    if values("Piece") && !shown {
        idle.extend(links.clauses("set", "Value").filter(piece));
    }
    if values("Player") {
        idle.extend(links.clauses("set", "Value").filter(|set| !piece(set)));
    }
    // What follows from a change is no part of it.
    idle.retain(|set| links.clauses_within(*set, "then").is_empty());
    let mut frames = idle.iter().copied().collect::<Vec<_>>();
    while let Some(node) = frames.pop() {
        let Some(outer) = links.parent(node) else { continue };
        if !idle.contains(&outer) && is_idle(links, outer, &idle) {
            idle.insert(outer);
            frames.push(outer);
        }
    }
    idle
}

/// Whether a frame holds nothing that is done but what is idle.
fn is_idle(links: &Links<'_>, frame: NodeId, idle: &BTreeSet<NodeId>) -> bool {
    let parts: Vec<NodeId> = match links.keyword(frame) {
        Some("if") => links.plain(frame).skip(1).collect(),
        Some("and" | "or" | "seq") => links.members(frame),
        Some("forEach") => match links.plain(frame).last() {
            Some(last) => vec![last],
            None => return false,
        },
        _ => return false,
    };
    !parts.is_empty() && parts.iter().all(|part| idle.contains(part))
}
