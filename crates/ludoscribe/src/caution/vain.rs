//! Parts of ludemes that play passes over: numbers, names and conditions that change nothing.

use std::collections::BTreeSet;

use syntax::{Diagnostic, NodeId, NodeKind, Tree};

use super::{caution, clauses, is, keyword, label, word};

/// Warns of parts that play passes over.
pub(super) fn vain(tree: &Tree) -> Vec<Diagnostic> {
    let mut problems: Vec<Diagnostic> = events(tree).into_iter().collect();
    let large = clauses(tree).any(|node| keyword(tree, node) == "tile");
    for node in clauses(tree) {
        problems.extend(counted_removal(tree, node));
        problems.extend(distance(tree, node));
        if large {
            problems.extend(large_target(tree, node));
        }
    }
    problems
}

/// Warns of events that differ in their names: a player has one mark for all of them.
fn events(tree: &Tree) -> Option<Diagnostic> {
    let name = |node: NodeId| {
        tree.children(node).iter().find_map(|part| match &tree.node(*part).kind {
            NodeKind::Text(name) => Some(name.to_string()),
            _ => None,
        })
    };
    let triggers: Vec<NodeId> =
        clauses(tree).filter(|node| keyword(tree, *node) == "trigger").collect();
    let names: BTreeSet<String> = triggers.iter().filter_map(|node| name(*node)).collect();
    let last = *triggers.last()?;
    (names.len() > 1).then(|| {
        let message = "events are not told apart by their names".to_owned();
        caution(tree, last, message, "a player has one mark for all events")
            .help("keep apart what has happened with `(set Var \"Name\" …)`")
    })
}

/// Warns of a removal that counts pieces: it takes all that lie on a place.
fn counted_removal(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    let removes = keyword(tree, node) == "remove" || is(tree, node, "move", "Remove");
    let parts = tree.children(node);
    let count = *parts.iter().find(|part| label(tree, **part) == "count")?;
    // Who counts what lies there wants all of it.
    let all = word(tree, count) == "1" || keyword(tree, count) == "count";
    (removes && !all && !super::hands::stacks(tree)).then(|| {
        let message = "this removes all pieces of the place".to_owned();
        caution(tree, count, message, "the number is passed over")
            .help("some of the pieces are taken by `(set Count …)` or `(fromTo … count:…)`")
    })
}

/// Warns of distances that have an upper bound only: no place has such a distance.
fn distance(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    let parts = tree.children(node);
    let max = *parts.iter().find(|part| keyword(tree, **part) == "max")?;
    is(tree, node, "sites", "Distance").then(|| {
        let message = "no place is found at this distance".to_owned();
        caution(
            tree,
            max,
            message,
            "a range without a lower bound begins below zero, and ends the search",
        )
        .help("say where it begins: `(range 1 …)`")
    })
}

/// Warns of a condition on the target of pieces that cover several places: it is not asked.
fn large_target(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    let parts = tree.children(node);
    let part = |name: &str| parts.iter().copied().find(|part| keyword(tree, *part) == name);
    let to = part("to").filter(|_| keyword(tree, node) == "move" && part("from").is_some())?;
    let test = *tree.children(to).iter().find(|part| label(tree, **part) == "if")?;
    Some(
        caution(
            tree,
            test,
            "this is not asked of large pieces".to_owned(),
            "a piece that covers several places goes wherever these are free",
        )
        .help("narrow down the places themselves: `(to (forEach (sites Empty) if:…))`"),
    )
}

#[cfg(test)]
mod tests {
    use super::super::tests::said;

    const MAN: &str = r#"(piece "Man" Each)"#;

    #[test]
    fn events_have_one_mark() {
        let play = |second: &str| {
            format!(
                "(move Add (to (sites Empty)) (then (if (is In (last To) (sites Corners))
                    (trigger \"Corner\" Mover) (trigger \"{second}\" Mover))))"
            )
        };
        assert_eq!(said(MAN, &play("Centre")), ["events are not told apart by their names"]);
        assert!(said(MAN, &play("Corner")).is_empty());
    }

    #[test]
    fn a_removal_takes_all() {
        let play = |count: &str| format!("(move Remove (sites Occupied by:Enemy) count:{count})");
        assert_eq!(said(MAN, &play("2")), ["this removes all pieces of the place"]);
        assert!(said(MAN, &play("1")).is_empty());
    }

    #[test]
    fn a_distance_begins_somewhere() {
        let play = |range: &str| format!("(move Add (to (sites Distance from:12 ({range}))))");
        assert_eq!(said(MAN, &play("max 2")), ["no place is found at this distance"]);
        assert!(said(MAN, &play("range 1 2")).is_empty());
    }

    #[test]
    fn large_pieces_go_where_there_is_room() {
        let play = "(forEach Piece (move (from) (to (sites Empty) if:(is In (to) (sites Top)))))";
        let tiles = r#"(piece "Man" Each) (tile "Bar" Each {F F})"#;
        assert_eq!(said(tiles, play), ["this is not asked of large pieces"]);
        assert!(said(MAN, play).is_empty());
    }
}
