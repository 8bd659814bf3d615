//! How many pieces lie in a hand where pieces are stacked.
//!
//! In a game with stacks every place holds a stack, a place of a hand too: what is put there is one piece, whatever `count:` says.

use syntax::{Diagnostic, NodeId, NodeKind, Tree};

use super::{caution, clauses, is, keyword, label, word};

/// Warns of pieces that are counted into a hand which keeps one of them.
pub(super) fn single(tree: &Tree) -> Vec<Diagnostic> {
    if !stacks(tree) {
        return vec![];
    }
    clauses(tree).filter_map(|node| counted(tree, node)).collect()
}

/// Whether a ludeme of the game makes every place a stack.
fn stacks(tree: &Tree) -> bool {
    clauses(tree).any(|node| {
        [("place", "Stack"), ("size", "Stack"), ("count", "Stack"), ("where", "Level")]
            .iter()
            .any(|(clause, first)| is(tree, node, clause, first))
            || is(tree, node, "forEach", "Level")
            || matches!(keyword(tree, node), "topLevel" | "level")
            || tree.children(node).iter().any(|part| {
                matches!(label(tree, *part), "stack" | "level" | "top")
                    && word(tree, *part) != "False"
            })
    })
}

/// Warns of a `place` that counts pieces into a hand.
fn counted(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    let parts = tree.children(node);
    let in_hand = parts.iter().any(|part| match &tree.node(*part).kind {
        NodeKind::Clause { keyword, .. } => &**keyword == "handSite",
        NodeKind::Text(text) => text.starts_with("Hand"),
        _ => false,
    });
    let count = *parts.iter().find(|part| label(tree, **part) == "count")?;
    let several = word(tree, count).parse::<i32>().is_ok_and(|count| count > 1);
    let whole = !is(tree, node, "place", "Stack") && !is(tree, node, "place", "Random");
    (keyword(tree, node) == "place" && in_hand && several && whole).then(|| {
        let message = "this hand gets one piece only".to_owned();
        caution(tree, count, message, "where pieces are stacked, pieces are not counted")
            .help("a stack in the hand is `(place Stack \"Name\" (handSite …) count:…)`")
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::{said, said_with};

    #[test]
    fn a_hand_keeps_one_piece_where_pieces_are_stacked() {
        let pieces = r#"(piece "Man" Each) (hand Each)"#;
        let enter = |stack: &str| {
            let play = format!("(move (from (handSite Mover)) (to (sites Empty)){stack})");
            said_with(r#"(place "Man" "Hand" count:3)"#, pieces, &play)
        };
        assert_eq!(enter(" stack:True"), ["this hand gets one piece only"]);
        assert!(enter("").is_empty());
        assert!(said(pieces, "(move (from (handSite Mover)) (to (sites Empty)))").is_empty());
    }
}
