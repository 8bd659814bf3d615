//! Does the text depend on every part of the description? One node is changed at a time.

use std::collections::BTreeMap;

use serde::Serialize;
use syntax::{NodeId, NodeKind, Tree};

use super::coverage::silence;
use super::equivalent::{is_capacity, means_the_same, no_role};
use super::retell::{Source, words};
use super::unfelt::Unfelt;
use super::unreachable::ruled_out;
use crate::Told;

/// What the changes of a description did to its text.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Mutations {
    /// Changes that gave another valid description.
    pub tried: usize,
    /// Changes that the text does not show: what was changed, and around what.
    pub missed: Vec<String>,
}

/// A change of one node.
#[derive(Debug, Clone)]
enum Change {
    /// Another word in its place.
    Word(NodeId, Box<str>),
    /// The child is left out of its parent.
    Drop(NodeId, NodeId),
}

/// Words that stand for each other, in rings: each is changed into the next.
const RINGS: [&[&str]; 12] = [
    &["N", "E", "S", "W"],
    &["NE", "SE", "SW", "NW"],
    &["Orthogonal", "Diagonal", "Adjacent"],
    &["Forward", "Backward", "Leftward", "Rightward"],
    &["FR", "BR", "BL", "FL"],
    &["Mover", "Next"],
    &["P1", "P2"],
    &["Enemy", "Friend"],
    &["Win", "Loss", "Draw"],
    &["Top", "Bottom"],
    &["Left", "Right"],
    &["True", "False"],
];

/// Changes one node of a description in up to `number` ways and compares the texts.
pub fn mutations(source: Source<'_>, told: &Told, number: usize) -> Mutations {
    let usual = words(told);
    let unfelt = Unfelt::new(source.tree, source.topology, told.names.len());
    let mut all = changes(source.tree, told);
    all.retain(|change| match change {
        Change::Word(word, other) => !unfelt.is(*word, other),
        Change::Drop(_, child) => !unfelt.is_hypothetical(*child),
    });
    // An even choice over the whole description.
    let step = all.len().div_ceil(number.max(1)).max(1);
    all = all.into_iter().step_by(step).collect();
    let mut result = Mutations::default();
    for change in all {
        let mut tree = source.tree.clone();
        apply(&mut tree, &change);
        let Some(other) = (Source { tree: &tree, ..source }).tell() else { continue };
        result.tried += 1;
        if words(&other) == usual {
            result.missed.push(described(source.tree, &change));
        }
    }
    result
}

fn changes(tree: &Tree, told: &Told) -> Vec<Change> {
    let mut silent: BTreeMap<NodeId, _> = silence(tree);
    silent.retain(|_, why| *why == crate::silence::Silence::Graph);
    for (why, nodes) in &told.silent {
        silent.extend(nodes.iter().map(|node| (*node, *why)));
    }
    let mut all = Vec::new();
    let players = told.names.len();
    let mut stack = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((id, parent)) = stack.pop() {
        if silent.contains_key(&id) {
            continue;
        }
        let joins = match &tree.node(id).kind {
            NodeKind::Clause { keyword, .. } => {
                if matches!(keyword.as_ref(), "board" | "mancalaBoard" | "surakartaBoard") {
                    continue;
                }
                matches!(keyword.as_ref(), "and" | "or")
            }
            _ => false,
        };
        for child in tree.children(id) {
            let node = tree.node(*child);
            if node.label.as_deref() == Some("if")
                && matches!(node.kind, NodeKind::Clause { .. })
                && !means_the_same(tree, parent, id, *child)
            {
                all.push(Change::Drop(id, *child));
            }
            if joins
                && let NodeKind::List { children } = &node.kind
                && children.len() > 2
            {
                all.extend(children.iter().map(|member| Change::Drop(*child, *member)));
            }
            if let NodeKind::Word(word) = &node.kind
                && let Some(other) = another(word)
                && !no_role(tree, id, word, players)
                && !is_capacity(node.label.as_deref())
            {
                all.push(Change::Word(*child, other.into()));
            }
        }
        let clause = matches!(tree.node(id).kind, NodeKind::Clause { .. });
        let outer = if clause { id } else { parent };
        let dead = ruled_out(tree, id);
        let reached = tree.children(id).iter().rev().filter(|child| !dead.contains(child));
        stack.extend(reached.map(|child| (*child, outer)));
    }
    all
}

/// Another word of the same kind.
fn another(word: &str) -> Option<String> {
    if let Ok(number) = word.parse::<i32>() {
        return Some((number + 1).to_string());
    }
    RINGS.iter().find_map(|ring| {
        let place = ring.iter().position(|known| *known == word)?;
        Some(ring[(place + 1) % ring.len()].to_owned())
    })
}

fn apply(tree: &mut Tree, change: &Change) {
    match change {
        Change::Word(id, word) => {
            if let Some(node) = tree.nodes.get_mut(id.0 as usize) {
                node.kind = NodeKind::Word(word.clone());
            }
        }
        Change::Drop(parent, child) => {
            if let Some(node) = tree.nodes.get_mut(parent.0 as usize)
                && let NodeKind::Clause { children, .. } | NodeKind::List { children } =
                    &mut node.kind
            {
                children.retain(|known| known != child);
            }
        }
    }
}

/// The change, with the clause around it.
fn described(tree: &Tree, change: &Change) -> String {
    let (id, what) = match change {
        Change::Word(id, word) => (*id, format!("-> {word}")),
        Change::Drop(_, child) => (*child, "dropped".to_owned()),
    };
    let parent = |id: NodeId| {
        (0..tree.nodes.len())
            .filter_map(|index| u32::try_from(index).ok().map(NodeId))
            .find(|other| tree.children(*other).contains(&id))
    };
    let mut around = Vec::new();
    let mut here = parent(id);
    while let Some(node) = here
        && around.len() < 3
    {
        if let NodeKind::Clause { keyword, children } = &tree.node(node).kind {
            let kind = children.first().map(|child| &tree.node(*child).kind);
            around.push(match kind {
                Some(NodeKind::Word(word)) => format!("({keyword} {word}"),
                _ => format!("({keyword}"),
            });
        }
        here = parent(node);
    }
    around.reverse();
    let own = match &tree.node(id).kind {
        NodeKind::Word(word) | NodeKind::Text(word) => word.to_string(),
        NodeKind::Clause { keyword, .. } => format!("({keyword} …)"),
        NodeKind::List { .. } => "{…}".to_owned(),
    };
    let label = tree.node(id).label.as_deref().map_or(String::new(), |label| format!("{label}:"));
    format!("{} … {label}{own} {what}", around.join(" "))
}
