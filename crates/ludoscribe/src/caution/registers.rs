//! Places and numbers of a move that are asked for when it has been made: `(to)` inside `then`.
//!
//! What follows from a move is worked out after it, when no move is being put together: `(to)`, `(from)`, `(site)` and the like
//! stand for nothing there unless a ludeme inside sets them.

use syntax::{Diagnostic, NodeId, Tree};

use super::{caution, clauses, keyword, label};

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

/// Warns of places and numbers that are not set where they are asked for.
pub(super) fn unset(tree: &Tree) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    look(tree, Tree::ROOT, Registers::Known, &mut problems);
    problems.extend(clauses(tree).filter_map(|node| own_start(tree, node)));
    problems
}

/// Looks at a node and all below it.
fn look(tree: &Tree, node: NodeId, registers: Registers, problems: &mut Vec<Diagnostic>) {
    let children = tree.children(node);
    let name = keyword(tree, node);
    if registers == Registers::Unset
        && children.is_empty()
        && matches!(name, "to" | "from" | "site" | "between" | "value")
    {
        problems.push(warning(tree, node, name));
        return;
    }
    for (index, child) in children.iter().enumerate() {
        let label = label(tree, *child);
        let passes = match name {
            // A list stands where its members stand.
            "" => true,
            // Where something is put is asked for before there is a place for it, and conditions when there is one.
            "to" => label.is_empty(),
            // How many are sown is asked for before the first of them has a place.
            "sow" => label == "count",
            _ => PLAIN.contains(&name) && !matches!(label, "if" | "stop"),
        };
        let inside = match registers {
            Registers::Tried => Registers::Tried,
            _ if name == "then" => Registers::Unset,
            Registers::Unset if passes => Registers::Unset,
            _ if name == "do" && index == 0 => Registers::Tried,
            _ => Registers::Known,
        };
        look(tree, *child, inside, problems);
    }
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
