//! Which ludemes no sentence tells.

use std::collections::{BTreeMap, BTreeSet};

use syntax::{NodeId, NodeKind, Tree};

use super::unreachable::ruled_out;
use crate::Told;
use crate::document::Document;
use crate::silence::Silence;

/// What a document tells of a description.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    /// How many ludemes bear rules.
    pub rule_nodes: usize,
    /// Rule-bearing ludemes that no sentence tells.
    pub missing: Vec<NodeId>,
    /// The same by keyword, with their number.
    pub missing_by_keyword: BTreeMap<String, usize>,
    /// Ludemes that are passed over on purpose, by reason.
    pub silent: BTreeMap<Silence, usize>,
    /// Sentences that no ludeme backs.
    pub ungrounded: Vec<String>,
}

impl Coverage {
    /// The share of rule-bearing ludemes that are told, from 0 to 1.
    pub fn share(&self) -> f64 {
        if self.rule_nodes == 0 {
            return 1.0;
        }
        (self.rule_nodes - self.missing.len()) as f64 / self.rule_nodes as f64
    }
}

/// Clauses that are only frames: they order their contents, which are told.
const FRAMES: [&str; 13] = [
    "game",
    "equipment",
    "rules",
    "start",
    "play",
    "end",
    "meta",
    "match",
    "games",
    "players",
    "player",
    "item",
    "regions",
];

/// Clauses that hold the graph of a board.
const BOARDS: [&str; 4] = ["board", "mancalaBoard", "surakartaBoard", "boardless"];

/// Why the text is silent about a clause, wherever that follows from its place alone.
pub(super) fn silence(tree: &Tree) -> BTreeMap<NodeId, Silence> {
    let mut silent = BTreeMap::new();
    let mut stack = vec![(Tree::ROOT, false)];
    while let Some((id, graph)) = stack.pop() {
        let mut inside = graph;
        for dead in ruled_out(tree, id) {
            silent.extend(tree.subtree(dead).into_iter().map(|node| (node, Silence::Unreachable)));
            silent.insert(id, Silence::Unreachable);
        }
        if let NodeKind::Clause { keyword, .. } = &tree.node(id).kind {
            if graph {
                silent.insert(id, Silence::Graph);
            } else if FRAMES.contains(&keyword.as_ref()) || is_empty(tree, id) {
                silent.insert(id, Silence::Frame);
            }
            inside |= BOARDS.contains(&keyword.as_ref());
        }
        stack.extend(tree.children(id).iter().map(|child| (*child, inside)));
    }
    silent
}

/// Whether a clause joins nothing: options can leave a list of rules empty.
fn is_empty(tree: &Tree, clause: NodeId) -> bool {
    match tree.children(clause) {
        [only] => {
            matches!(&tree.node(*only).kind, NodeKind::List { children } if children.is_empty())
        }
        _ => false,
    }
}

/// Compares a text with the description it was made from.
pub fn coverage(text: &Told, tree: &Tree) -> Coverage {
    let told: BTreeSet<NodeId> =
        text.document.sentences().iter().flat_map(|s| s.told.iter().copied()).collect();
    let by_place = silence(tree);
    let mut result = Coverage { ungrounded: ungrounded(&text.document), ..Coverage::default() };
    for (index, node) in tree.nodes.iter().enumerate() {
        let NodeKind::Clause { keyword, .. } = &node.kind else { continue };
        let id = NodeId(u32::try_from(index).unwrap_or(u32::MAX));
        let on_purpose = by_place.get(&id).copied().or_else(|| {
            text.silent.iter().find(|(_, nodes)| nodes.contains(&id)).map(|(why, _)| *why)
        });
        match on_purpose {
            Some(why) if !told.contains(&id) => *result.silent.entry(why).or_default() += 1,
            Some(Silence::Frame | Silence::Graph) => {}
            _ => {
                result.rule_nodes += 1;
                if !told.contains(&id) {
                    result.missing.push(id);
                    *result.missing_by_keyword.entry(keyword.to_string()).or_default() += 1;
                }
            }
        }
    }
    result
}

/// Sentences that no ludeme backs; cells of tables have no stop, and what ends in a colon opens a list.
fn ungrounded(document: &Document) -> Vec<String> {
    document
        .sentences()
        .into_iter()
        .filter(|sentence| sentence.told.is_empty() && sentence.text.ends_with('.'))
        .map(|sentence| sentence.text.clone())
        .collect()
}
