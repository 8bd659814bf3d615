//! Pieces that are put into a hand with a number: `(place "King1" "Hand1")`.
//!
//! What goes there is the piece that has the number of the hand, counted in the order of the equipment, whatever name stands in the rule.

use syntax::{Diagnostic, NodeId, NodeKind, Tree};

use super::placing::players;
use super::{caution, clauses, keyword, word};

/// Warns of pieces put into a hand that gets another piece.
pub(super) fn misnamed(tree: &Tree) -> Vec<Diagnostic> {
    let Some((pieces, hands)) = numbered(tree) else { return vec![] };
    let misnamed = |node: NodeId| {
        let parts = tree.children(node);
        let text = |at: usize| match &tree.node(*parts.get(at)?).kind {
            NodeKind::Text(text) => Some(&**text),
            _ => None,
        };
        let (item, hand) = (text(0)?, text(1)?);
        let piece = pieces.get(hands.iter().position(|known| known == hand)?)?;
        let other = keyword(tree, node) == "place" && piece.trim_end_matches('0') != item;
        other.then(|| {
            let message = format!("`{hand}` gets another piece than `{item}`");
            let remark = "a hand with a number gets the piece that has the number of the hand";
            caution(tree, node, message, remark)
                .help(format!("write `(place \"{item}\" (handSite …))`"))
        })
    };
    clauses(tree).filter_map(misnamed).collect()
}

/// The names of the pieces and of the hands in the order of their numbers; none if something else has numbers too.
fn numbered(tree: &Tree) -> Option<(Vec<String>, Vec<String>)> {
    let equipment = clauses(tree).find(|node| keyword(tree, *node) == "equipment")?;
    let players = players(tree)?;
    let (mut pieces, mut hands) = (Vec::new(), Vec::new());
    for item in tree.children(equipment).iter().flat_map(|list| tree.children(*list)) {
        let parts = tree.children(*item);
        let named = |role: usize, name: &str| -> Vec<String> {
            match parts.get(role).map(|role| word(tree, *role)) {
                Some("Each") => (1..=players).map(|player| format!("{name}{player}")).collect(),
                Some(one) => {
                    let number: usize =
                        one.strip_prefix('P').and_then(|number| number.parse().ok()).unwrap_or(0);
                    vec![format!("{name}{number}")]
                }
                None => vec![],
            }
        };
        match keyword(tree, *item) {
            "piece" => match &tree.node(*parts.first()?).kind {
                NodeKind::Text(name) => pieces.extend(named(1, name)),
                _ => return None,
            },
            "hand" => hands.extend(named(0, "Hand")),
            "dice" | "dominoes" | "deck" | "tile" | "card" | "domino" | "die" => return None,
            _ => {}
        }
    }
    Some((pieces, hands))
}

#[cfg(test)]
mod tests {
    use super::super::tests::said_with;

    #[test]
    fn a_hand_with_a_number_gets_the_piece_of_that_number() {
        let place = |item: &str| {
            let pieces = r#"(piece "Man" Each) (piece "King" Each) (hand Each)"#;
            said_with(&format!(r#"(place "{item}" "Hand2" count:3)"#), pieces, "(forEach Piece)")
        };
        assert_eq!(place("King2"), ["`Hand2` gets another piece than `King2`"]);
        assert!(place("Man2").is_empty());
    }
}
