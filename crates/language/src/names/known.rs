//! The strings that a description makes known, of whatever kind.

use std::collections::BTreeSet;

use syntax::{NodeId, NodeKind, Tree};

/// The names of holders of pieces that need no declaration.
pub(super) const CONTAINERS: [&str; 4] = ["Board", "Hand", "Dice", "Deck"];

/// Names that every game knows.
const ALWAYS: [&str; 6] = ["Player", "Board", "Hand", "Ball", "Bag", "Domino"];

/// Clauses all of whose strings become known.
const DECLARING: [&str; 5] = ["subgame", "players", "equipment", "trackSite", "var"];

/// Clauses whose first string becomes known.
const TITLED: [&str; 8] =
    ["game", "match", "subgame", "phase", "vote", "note", "trigger", "remember"];

/// Clauses that become such by the word after their keyword.
const TITLED_FORMS: [(&str, &str); 7] = [
    ("move", "Vote"),
    ("is", "Proposed"),
    ("is", "Decided"),
    ("is", "Triggered"),
    ("set", "Var"),
    ("set", "RememberValue"),
    ("values", "Remembered"),
];

/// A set of strings that others may resemble.
pub(super) struct KnownStrings<'a>(BTreeSet<&'a str>);

impl<'a> KnownStrings<'a> {
    pub(super) fn of(tree: &'a Tree) -> KnownStrings<'a> {
        let mut known = KnownStrings(ALWAYS.into());
        for (index, node) in tree.nodes.iter().enumerate() {
            let NodeKind::Clause { keyword, children } = &node.kind else { continue };
            let id = NodeId(index as u32);
            if DECLARING.contains(&&**keyword) {
                known.collect(tree, id);
            } else if TITLED.contains(&&**keyword) || has_form(tree, keyword, children) {
                let strings = children.iter().filter_map(|&child| string(tree, child));
                known.extend(strings.take(1));
            }
        }
        known
    }

    pub(super) fn extend(&mut self, strings: impl Iterator<Item = &'a str>) {
        self.0.extend(strings);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &'a str> {
        self.0.iter().copied()
    }

    /// Whether a string is a known one but for at most two letters at its ends.
    pub(super) fn resembles(&self, text: &str) -> bool {
        self.0.contains(text)
            || self.0.iter().any(|known| {
                known.len().abs_diff(text.len()) <= 2
                    && (known.contains(text) || text.contains(known))
            })
    }

    /// Adds all strings in a node. Nodes lie in the order of the text, so that a node's own follow it.
    fn collect(&mut self, tree: &'a Tree, node: NodeId) {
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            self.0.extend(string(tree, node));
            open.extend(tree.children(node));
        }
    }
}

fn string(tree: &Tree, node: NodeId) -> Option<&str> {
    match &tree.node(node).kind {
        NodeKind::Text(text) => Some(text),
        _ => None,
    }
}

fn has_form(tree: &Tree, keyword: &str, children: &[NodeId]) -> bool {
    let first = children.first().map(|&child| &tree.node(child).kind);
    matches!(first, Some(NodeKind::Word(word)) if TITLED_FORMS.contains(&(keyword, word)))
}
