//! Changes of a description that leave the game as it is: a text need not show them.

use syntax::{NodeId, NodeKind, Tree};

/// What the language takes for granted where a part of a move has no condition of its own.
const TAKEN_FOR_GRANTED: [(&str, &str, &str, &str); 11] = [
    ("custodial", "between", "Enemy", "between"),
    ("custodial", "to", "Friend", "to"),
    ("surround", "between", "Enemy", "between"),
    ("surround", "to", "Friend", "to"),
    ("enclose", "between", "Enemy", "between"),
    ("directional", "to", "Enemy", "to"),
    ("intervene", "to", "Enemy", "to"),
    ("shoot", "to", "Empty", "to"),
    ("slide", "between", "Empty", "between"),
    ("slide", "between", "Empty", "to"),
    ("shoot", "between", "Empty", "between"),
];

/// Whether a part of a move means the same without this condition, because it says what holds anyway.
pub(super) fn means_the_same(tree: &Tree, of: NodeId, part: NodeId, condition: NodeId) -> bool {
    if moves_what_is_there(tree, of, part, condition)
        || takes_what_is_there(tree, of, part, condition)
    {
        return true;
    }
    let (Some(of), Some(part)) = (move_name(tree, of), keyword(tree, part)) else { return false };
    TAKEN_FOR_GRANTED.iter().any(|(name, place, kind, site)| {
        *name == of && *place == part && asks(tree, condition, kind, site)
    })
}

/// `(move (from … if:(is Occupied (from))) (to …))`: what is not there cannot be moved.
fn moves_what_is_there(tree: &Tree, of: NodeId, part: NodeId, condition: NodeId) -> bool {
    let starts_with_place = tree.children(of).first() == Some(&part);
    let asks_start = matches!(keyword(tree, of), Some("move" | "fromTo"))
        && keyword(tree, part) == Some("from")
        && asks(tree, condition, "Occupied", "from");
    let explicit_type = tree
        .children(part)
        .iter()
        .any(|child| matches!(&tree.node(*child).kind, NodeKind::Word(word) if matches!(word.as_ref(), "Cell" | "Edge" | "Vertex")));
    let moved = tree.children(of).iter().any(|child| keyword(tree, *child) == Some("to"));
    starts_with_place && asks_start && moved && !explicit_type
}

/// `(to if:(not (is Friend (who at:(to)))) (apply if:(is Enemy (who at:(to))) (remove (to))))`: where no enemy stands, nothing
/// does, and nothing is taken.
fn takes_what_is_there(tree: &Tree, to: NodeId, apply: NodeId, condition: NodeId) -> bool {
    let spares_friends = tree.children(to).iter().any(|test| {
        tree.node(*test).label.as_deref() == Some("if")
            && keyword(tree, *test) == Some("not")
            && tree.children(*test).first().is_some_and(|it| asks(tree, *it, "Friend", "to"))
    });
    let removes = tree.children(apply).iter().any(|effect| {
        keyword(tree, *effect) == Some("remove")
            && matches!(tree.children(*effect), [place] if keyword(tree, *place) == Some("to") && tree.children(*place).is_empty())
    });
    // Pieces of nobody and of partners are neither friends nor enemies.
    let two_sides = !tree.nodes.iter().any(|node| match &node.kind {
        NodeKind::Word(word) => matches!(word.as_ref(), "Neutral" | "Shared"),
        NodeKind::Clause { keyword, .. } => keyword.as_ref() == "team",
        _ => false,
    });
    keyword(tree, to) == Some("to")
        && keyword(tree, apply) == Some("apply")
        && asks(tree, condition, "Enemy", "to")
        && spares_friends
        && removes
        && two_sides
}

/// Whether a role decides nothing where it stands: a draw is everybody's, and who is alone has no opponent.
pub(super) fn no_role(tree: &Tree, clause: NodeId, word: &str, players: usize) -> bool {
    let role = matches!(word, "Mover" | "Next" | "P1" | "P2");
    if role && players == 1 {
        return true;
    }
    let drawn = || {
        tree.children(clause).iter().any(
            |child| matches!(&tree.node(*child).kind, NodeKind::Word(word) if matches!(word.as_ref(), "Draw" | "Tie")),
        )
    };
    role && keyword(tree, clause) == Some("result") && drawn()
}

/// Whether a number only makes room for values: it says nothing about the rules.
pub(super) fn is_capacity(label: Option<&str>) -> bool {
    matches!(label, Some("maxState" | "maxValue" | "maxCount"))
}

fn keyword(tree: &Tree, node: NodeId) -> Option<&str> {
    match &tree.node(node).kind {
        NodeKind::Clause { keyword, .. } => Some(keyword),
        _ => None,
    }
}

/// `slide` for `(slide …)` as for `(move Slide …)`.
fn move_name(tree: &Tree, node: NodeId) -> Option<String> {
    let keyword = keyword(tree, node)?;
    if keyword != "move" {
        return Some(keyword.to_owned());
    }
    match &tree.node(*tree.children(node).first()?).kind {
        NodeKind::Word(word) => Some(word.to_lowercase()),
        _ => None,
    }
}

/// Whether a condition is `(is KIND (SITE))` or `(is KIND (who at:(SITE)))`.
fn asks(tree: &Tree, condition: NodeId, kind: &str, site: &str) -> bool {
    let [first, second] = tree.children(condition) else { return false };
    let is_kind = matches!(&tree.node(*first).kind, NodeKind::Word(word) if word.as_ref() == kind);
    let place = match (keyword(tree, *second), tree.children(*second)) {
        (Some("who"), [at]) => *at,
        _ => *second,
    };
    keyword(tree, condition) == Some("is")
        && is_kind
        && keyword(tree, place) == Some(site)
        && tree.children(place).is_empty()
}
