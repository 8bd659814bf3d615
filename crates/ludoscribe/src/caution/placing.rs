//! Pieces that are added without being named.
//!
//! `(move Add (to …))` adds the piece that has the number of the mover: the first piece of the description for the first player. Where a
//! neutral piece comes first, that is somebody else's.

use syntax::{Diagnostic, NodeId, NodeKind, Tree};

use super::{caution, clauses, is, keyword, label, word};

/// Warns of pieces that are added without being named where the numbers of pieces are not those of their owners.
pub(super) fn strange(tree: &Tree) -> Vec<Diagnostic> {
    let Some(strange) = owners(tree).and_then(|owners| misplaced(&owners, players(tree)?)) else {
        return vec![];
    };
    // Graphs are added to each other by the same word, but to no place.
    let nameless = |node: &NodeId| {
        let adds = is(tree, *node, "move", "Add") || keyword(tree, *node) == "add";
        adds && tree.children(*node).iter().any(|part| keyword(tree, *part) == "to")
            && !tree.children(*node).iter().any(|part| keyword(tree, *part) == "piece")
    };
    let say = |node: NodeId| {
        let message = format!("the piece that is added is not that of player {strange}");
        caution(
            tree,
            node,
            message,
            "pieces are counted in the order of the equipment, and the mover's number is taken",
        )
        .help("name it: `(move Add (piece (id \"Name\" Mover)) …)`")
    };
    clauses(tree).filter(nameless).map(say).collect()
}

/// The number of players, if it is written plainly.
pub(super) fn players(tree: &Tree) -> Option<usize> {
    let players = clauses(tree).find(|node| keyword(tree, *node) == "players")?;
    let count = *tree.children(players).first()?;
    word(tree, count).parse().ok().or_else(|| match &tree.node(count).kind {
        NodeKind::List { children } => Some(children.len()),
        _ => None,
    })
}

/// The owners of the pieces in the order of their numbers, as words; none if something else has numbers too.
fn owners(tree: &Tree) -> Option<Vec<String>> {
    let equipment = clauses(tree).find(|node| keyword(tree, *node) == "equipment")?;
    let players = players(tree)?;
    let mut owners = Vec::new();
    for item in tree.children(equipment).iter().flat_map(|list| tree.children(*list)) {
        match keyword(tree, *item) {
            "piece" => {
                let owner = tree.children(*item).get(1).map_or("", |owner| word(tree, *owner));
                if owner == "Each" {
                    owners.extend((1..=players).map(|player| format!("P{player}")));
                } else {
                    owners.push(owner.to_owned());
                }
            }
            // Dice come first, wherever they stand.
            "dice" => {
                let number = tree.children(*item).iter().find(|part| label(tree, **part) == "num");
                let number: usize = word(tree, *number?).parse().ok()?;
                owners.splice(0..0, (0..number.min(players)).map(|_| "die".to_owned()));
            }
            "dominoes" | "deck" | "tile" | "card" | "domino" | "die" => return None,
            _ => {}
        }
    }
    Some(owners)
}

/// The first player whose number is that of a piece of somebody else, if that is so.
fn misplaced(owners: &[String], players: usize) -> Option<usize> {
    (1..=players).find(|player| {
        let own = [&*format!("P{player}"), "Shared", ""];
        owners.get(player - 1).is_some_and(|owner| !own.contains(&&**owner))
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::said;

    #[test]
    fn a_piece_without_a_name_is_the_one_with_the_number_of_the_player() {
        let add = "(move Add (to (sites Empty)))";
        let strange = ["the piece that is added is not that of player 1"];
        assert_eq!(said(r#"(piece "Rock" Neutral) (piece "Man" Each)"#, add), strange);
        assert!(said(r#"(piece "Man" Each) (piece "Rock" Neutral)"#, add).is_empty());
        let dice = r#"(dice d:6 num:1) (piece "Man" Each)"#;
        assert_eq!(said(dice, add), strange);
        let named = r#"(move Add (piece (id "Man" Mover)) (to (sites Empty)))"#;
        assert!(said(r#"(piece "Rock" Neutral) (piece "Man" Each)"#, named).is_empty());
    }
}
