//! Branches that a constant condition rules out.

use syntax::{NodeId, NodeKind, Tree};

/// The value of a condition that does not depend on the position.
fn constant(tree: &Tree, node: NodeId) -> Option<bool> {
    match &tree.node(node).kind {
        NodeKind::Word(word) => match word.as_ref() {
            "True" => Some(true),
            "False" => Some(false),
            _ => None,
        },
        NodeKind::Clause { keyword, .. } => {
            let parts = plain(tree, node);
            match keyword.as_ref() {
                "and" if members(tree, &parts).any(|part| part == Some(false)) => Some(false),
                "or" if members(tree, &parts).any(|part| part == Some(true)) => Some(true),
                "not" => parts.first().and_then(|part| constant(tree, *part)).map(|value| !value),
                "if" => match parts.as_slice() {
                    // Without an alternative a condition does not hold.
                    [_, yes] => constant(tree, *yes).filter(|value| !value),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    }
}

fn members<'a>(tree: &'a Tree, parts: &'a [NodeId]) -> impl Iterator<Item = Option<bool>> + 'a {
    parts.iter().flat_map(|part| match &tree.node(*part).kind {
        NodeKind::List { children } => {
            children.iter().map(|child| constant(tree, *child)).collect::<Vec<_>>()
        }
        _ => vec![constant(tree, *part)],
    })
}

/// The arguments of a clause that have no label.
fn plain(tree: &Tree, clause: NodeId) -> Vec<NodeId> {
    tree.children(clause).iter().copied().filter(|c| tree.node(*c).label.is_none()).collect()
}

/// The constant condition and the branch that it rules out, where a clause is such a choice.
pub(super) fn ruled_out(tree: &Tree, clause: NodeId) -> Vec<NodeId> {
    let NodeKind::Clause { keyword, children } = &tree.node(clause).kind else { return vec![] };
    if keyword.as_ref() == "apply" {
        let test = children.iter().find(|child| tree.node(**child).label.as_deref() == Some("if"));
        let never = test.and_then(|test| constant(tree, *test)) == Some(false);
        return if never { children.clone() } else { vec![] };
    }
    if keyword.as_ref() != "if" {
        return vec![];
    }
    let parts = plain(tree, clause);
    let Some(value) = parts.first().and_then(|test| constant(tree, *test)) else { return vec![] };
    let dead = if value { 2 } else { 1 };
    parts.first().into_iter().chain(parts.get(dead)).copied().collect()
}
