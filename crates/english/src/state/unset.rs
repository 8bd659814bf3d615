//! Places and numbers of a move that are asked for when it has been made: `(to)` inside `then`.
//!
//! What follows from a move is worked out after it, when no move is being put together: `(to)`, `(from)`, `(site)` and the like
//! stand for nothing there unless a ludeme inside sets them.

use syntax::{NodeId, NodeKind, Tree};

/// Ludemes that set no places for what they hold.
const PLAIN: [&str; 42] = [
    "if",
    "and",
    "seq",
    "or",
    "not",
    "is",
    "set",
    "=",
    "!=",
    "<",
    ">",
    "<=",
    ">=",
    "+",
    "-",
    "*",
    "/",
    "%",
    "who",
    "what",
    "state",
    "remove",
    "promote",
    "addScore",
    "add",
    "do",
    "priority",
    "sites",
    "union",
    "intersection",
    "difference",
    "ahead",
    "count",
    "size",
    "row",
    "column",
    "coord",
    "min",
    "max",
    "abs",
    "value",
    "remember",
];

/// What is known of the places of a move where a ludeme stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Registers {
    /// A move is being put together, or something else sets them.
    Known,
    /// Moves are tried out while another is put together: what follows from them still knows its places.
    Tried,
    /// A move has been made, and nothing sets them.
    Unset,
}

/// The clauses that stand for a place or a number of a move where none is known.
pub fn unset(tree: &Tree) -> Vec<NodeId> {
    let mut found = Vec::new();
    look(tree, Tree::ROOT, Registers::Known, &mut found);
    found
}

/// Looks at a node and all below it.
fn look(tree: &Tree, node: NodeId, registers: Registers, found: &mut Vec<NodeId>) {
    let children = tree.children(node);
    let name = match &tree.node(node).kind {
        NodeKind::Clause { keyword, .. } => &**keyword,
        _ => "",
    };
    if registers == Registers::Unset
        && children.is_empty()
        && matches!(name, "to" | "from" | "site" | "between" | "value")
    {
        found.push(node);
        return;
    }
    let plain = registers == Registers::Unset && PLAIN.contains(&name);
    for (index, child) in children.iter().enumerate() {
        let label = tree.node(*child).label.as_deref().unwrap_or("");
        let passes = match name {
            // A list stands where its members stand.
            "" => true,
            // Where something is put is asked for before there is a place for it, and conditions when there is one.
            "to" => label.is_empty(),
            // How many are sown is asked for before the first of them has a place.
            "sow" => label == "count",
            _ => plain && !matches!(label, "if" | "stop"),
        };
        let inside = match registers {
            Registers::Tried => Registers::Tried,
            _ if name == "then" => Registers::Unset,
            Registers::Unset if passes => Registers::Unset,
            _ if name == "do" && index == 0 => Registers::Tried,
            _ => Registers::Known,
        };
        look(tree, *child, inside, found);
    }
}
