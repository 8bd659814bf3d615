//! Which ludemes no sentence tells.

use std::collections::{BTreeMap, BTreeSet};

use syntax::{NodeId, NodeKind, Tree};

use crate::document::Document;

/// What a document tells of a description.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    /// How many ludemes bear rules.
    pub rule_nodes: usize,
    /// Rule-bearing ludemes that no sentence tells.
    pub missing: Vec<NodeId>,
    /// The same by keyword, with their number.
    pub missing_by_keyword: BTreeMap<String, usize>,
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

/// Clauses that are only frames: what they hold is told, they themselves have nothing to say.
///
/// `game`, `equipment`, `rules`, `start`, `play`, `end`, `meta`, `phase`, `then`, `apply` order their contents;
/// graph functions build the board, which is told as a whole from the built graph.
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

/// Compares a document with the description it was made from.
pub fn coverage(document: &Document, tree: &Tree) -> Coverage {
    let told: BTreeSet<NodeId> =
        document.sentences().iter().flat_map(|s| s.told.iter().copied()).collect();
    let mut result = Coverage::default();
    let mut stack = vec![(Tree::ROOT, false)];
    while let Some((id, inside_told_board)) = stack.pop() {
        let mut silent = inside_told_board;
        if let NodeKind::Clause { keyword, .. } = &tree.node(id).kind {
            if matches!(
                keyword.as_ref(),
                "metadata" | "board" | "mancalaBoard" | "surakartaBoard" | "boardless"
            ) {
                silent = true;
            }
            if matches!(keyword.as_ref(), "metadata") {
                continue;
            }
            if !inside_told_board && !FRAMES.contains(&keyword.as_ref()) {
                result.rule_nodes += 1;
                if !told.contains(&id) {
                    result.missing.push(id);
                    *result.missing_by_keyword.entry(keyword.to_string()).or_default() += 1;
                }
            }
        }
        stack.extend(tree.children(id).iter().map(|child| (*child, silent)));
    }
    result.missing.sort_unstable();
    result.ungrounded = document
        .sentences()
        .into_iter()
        .filter(|s| s.told.is_empty() && s.text.ends_with('.'))
        .map(|s| s.text.clone())
        .collect();
    result
}
