//! What a hand can hold, and where it is looked for.
//!
//! In a game with stacks every place holds a stack, a place of a hand too: what is put there is one piece, whatever `count:` says.
//! Elsewhere a place of a hand holds pieces of one kind. Places of hands are cells, whatever the board is made of.

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
pub(super) fn stacks(tree: &Tree) -> bool {
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
    let in_hand = is_in_hand(tree, node);
    let count = *parts.iter().find(|part| label(tree, **part) == "count")?;
    let several = word(tree, count).parse::<i32>().is_ok_and(|count| count > 1);
    let whole = !is(tree, node, "place", "Stack") && !is(tree, node, "place", "Random");
    (keyword(tree, node) == "place" && in_hand && several && whole).then(|| {
        let message = "this hand gets one piece only".to_owned();
        caution(tree, count, message, "where pieces are stacked, pieces are not counted")
            .help("a stack in the hand is `(place Stack \"Name\" (handSite …) count:…)`")
    })
}

/// Warns of captures into a hand whose only place holds other pieces from the start: what comes takes their place.
pub(super) fn mixed(tree: &Tree) -> Vec<Diagnostic> {
    let wide = clauses(tree)
        .filter(|node| keyword(tree, *node) == "hand")
        .any(|hand| tree.children(hand).iter().any(|part| label(tree, *part) == "size"));
    let filled = clauses(tree).any(|node| keyword(tree, node) == "place" && is_in_hand(tree, node));
    if stacks(tree) || wide || !filled {
        return vec![];
    }
    let one_kind = clauses(tree).filter(|node| keyword(tree, *node) == "piece").count() == 1;
    let captured = |node: &NodeId| {
        let part = |name: &str| {
            let parts = tree.children(*node).iter().copied();
            parts.into_iter().find(|part| keyword(tree, *part) == name)
        };
        let first = |node: NodeId| tree.children(node).first().copied();
        let hand = part("to").and_then(first);
        keyword(tree, *node) == "fromTo"
            && part("from")
                .and_then(first)
                .is_some_and(|from| matches!(keyword(tree, from), "to" | "between"))
            && hand.is_some_and(|hand| keyword(tree, hand) == "handSite")
            && !(one_kind && hand.and_then(first).is_some_and(|owner| goes_home(tree, owner)))
    };
    let say = |node: NodeId| {
        let message = "a captured piece replaces what lies in the hand".to_owned();
        caution(tree, node, message, "a place of a hand holds pieces of one kind")
            .help("give the hand a place for each kind: `(hand Each size:…)`")
    };
    clauses(tree).filter(captured).map(say).collect()
}

/// Whether the owner of a hand is the owner of the piece that is sent there: an enemy's piece goes to the enemy.
fn goes_home(tree: &Tree, owner: NodeId) -> bool {
    keyword(tree, owner) == "who" || word(tree, owner) == "Next"
}

/// Warns of numbers that are asked of a hand on a board of points or lines, where the place of the board is meant.
pub(super) fn unseen(tree: &Tree) -> Vec<Diagnostic> {
    let on_lines = clauses(tree).filter(|node| keyword(tree, *node) == "board").any(|board| {
        let parts = tree.children(board).iter();
        parts.clone().any(|part| {
            label(tree, *part) == "use" && matches!(word(tree, *part), "Vertex" | "Edge")
        })
    });
    if !on_lines {
        return vec![];
    }
    let asks = |node: &NodeId| {
        let parts = tree.children(*node);
        keyword(tree, *node) == "count"
            && parts.iter().all(|part| word(tree, *part) != "Cell")
            && parts
                .iter()
                .any(|part| label(tree, *part) == "at" && keyword(tree, *part) == "handSite")
    };
    let say = |node: NodeId| {
        let message = "this does not look into the hand".to_owned();
        caution(
            tree,
            node,
            message,
            "places of a hand are cells, and this board has none by default",
        )
        .help("say so: `(count Cell at:(handSite …))`")
    };
    clauses(tree).filter(asks).map(say).collect()
}

/// Whether a part of a clause names a hand.
fn is_in_hand(tree: &Tree, node: NodeId) -> bool {
    tree.children(node).iter().any(|part| match &tree.node(*part).kind {
        NodeKind::Clause { keyword, .. } => &**keyword == "handSite",
        NodeKind::Text(text) => text.starts_with("Hand"),
        _ => false,
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

    #[test]
    fn a_hand_holds_one_kind() {
        let into = |owner: &str, hand: &str, start: &str| {
            let capture = format!(
                r#"(piece "Man" Each (move Step (to if:(is Enemy (who at:(to)))
                (apply (fromTo (from (to)) (to (handSite {owner}))))))) "#
            );
            said_with(start, &format!("{capture}{hand}"), "(forEach Piece)")
        };
        let hand = |hand: &str, start: &str| into("Mover", hand, start);
        let (filled, empty) = (r#"(place "Man" "Hand" count:3)"#, r#"(place "Man1" 0)"#);
        let replaced = ["a captured piece replaces what lies in the hand"];
        assert_eq!(hand("(hand Each)", filled), replaced);
        assert!(hand("(hand Each)", empty).is_empty());
        assert!(hand("(hand Each size:3)", filled).is_empty());
        assert!(into("(who at:(to))", "(hand Each)", filled).is_empty());
        let two_kinds = r#"(hand Each) (piece "King" Each)"#;
        assert_eq!(into("(who at:(to))", two_kinds, filled), replaced);
    }
}
