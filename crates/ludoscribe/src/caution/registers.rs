//! Places and numbers of a move that are asked for when it has been made: `(to)` inside `then`.
//!
//! What follows from a move is worked out after it, when no move is being put together: `(to)`, `(from)`, `(site)` and the like
//! stand for nothing there unless a ludeme inside sets them.

use syntax::{Diagnostic, NodeId, Tree};

use super::{caution, clauses, keyword};

/// Warns of places and numbers that are not set where they are asked for.
pub(super) fn unset(tree: &Tree) -> Vec<Diagnostic> {
    let unset = english::unset(tree).into_iter();
    let mut problems: Vec<_> = unset.map(|node| warning(tree, node, keyword(tree, node))).collect();
    problems.extend(clauses(tree).filter_map(|node| own_start(tree, node)));
    problems
}

fn warning(tree: &Tree, node: NodeId, name: &str) -> Diagnostic {
    let remark = "what follows from a move has no such thing: this stands for nothing in play";
    let problem = caution(tree, node, format!("`({name})` is not known after a move"), remark);
    match name {
        "to" | "site" => problem.help("the place that the move went to is `(last To)`"),
        "from" => problem.help("the place that the move came from is `(last From)`"),
        "value" => problem.help("note the number with the move, as `(do (set Var …) next:…)`"),
        _ => problem,
    }
}

/// Warns of an effect that moves a piece to `(from)`, which is where that piece stands, and not where the move began.
fn own_start(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    let parts = tree.children(node);
    let part = |name: &str| parts.iter().copied().find(|part| keyword(tree, *part) == name);
    let (from, to) = (part("from")?, part("to")?);
    if keyword(tree, node) != "fromTo" || is_register(tree, *tree.children(from).first()?) {
        return None;
    }
    let target = *tree.children(to).first()?;
    let own = keyword(tree, target) == "from" && is_register(tree, target);
    own.then(|| {
        let message = "the piece is moved to where it stands".to_owned();
        caution(tree, target, message, "here `(from)` is the start of this very move").help(
            "the place that the move around it begins at has no name here: keep it in a variable",
        )
    })
}

/// Whether a clause stands for a place of the move at hand: `(from)`.
fn is_register(tree: &Tree, node: NodeId) -> bool {
    matches!(keyword(tree, node), "from" | "to" | "between" | "site")
        && tree.children(node).is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::tests::said;

    #[test]
    fn places_are_gone_after_a_move() {
        let step = |then: &str| format!("(move Step (to if:(is Empty (to))) (then {then}))");
        let man =
            |then: &str| said(&format!(r#"(piece "Man" Each {})"#, step(then)), "(forEach Piece)");
        assert_eq!(man("(remove (to))"), ["`(to)` is not known after a move"]);
        assert_eq!(
            man("(if (is In (from) (sites Top)) (moveAgain))"),
            ["`(from)` is not known after a move"]
        );
        let tried = said(
            r#"(piece "Man" Each (do (set Var (then (set Var "Start" (from)))) next:(move Step (to if:(is Empty (to))))))"#,
            "(forEach Piece)",
        );
        assert!(tried.is_empty(), "{tried:?}");
        assert!(man("(remove (last To))").is_empty());
        assert!(man("(forEach Site (sites Around (last To)) (remove (site)))").is_empty());
        assert!(man("(if (= 3 (count Sites in:(sites Around (last To) if:(is Occupied (to))))) (moveAgain))").is_empty());
    }

    #[test]
    fn numbers_are_gone_after_a_move() {
        let play =
            "(forEach Value min:1 max:3 (move Select (from 0) (then (addScore Mover (value)))))";
        let man = r#"(piece "Man" Each)"#;
        assert_eq!(said(man, play), ["`(value)` is not known after a move"]);
        let sown = "(forEach Value min:1 max:3 (move Select (from 0) (then (sow count:(value)))))";
        assert_eq!(said(man, sown), ["`(value)` is not known after a move"]);
    }

    #[test]
    fn a_piece_is_not_moved_to_where_it_stands() {
        let hop = r#"(piece "Man" Each (move Hop (between if:(is Enemy (who at:(between)))
            (apply (fromTo (from (last To)) (to (from))))) (to if:(is Empty (to)))))"#;
        assert_eq!(said(hop, "(forEach Piece)"), ["the piece is moved to where it stands"]);
    }
}
