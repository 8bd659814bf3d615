//! Slides that the first empty place ends.
//!
//! The `to` of a slide says what ends it. An author who asks for an empty place there means "over empty places", which is what a slide
//! does by itself, and gets a slide of one step.

use syntax::{Diagnostic, NodeId, Tree};

use super::{caution, clauses, is, keyword, label, word};

/// Warns of slides that every empty place ends.
pub(super) fn short(tree: &Tree) -> Vec<Diagnostic> {
    clauses(tree).filter_map(|node| ends_at_once(tree, node)).collect()
}

fn ends_at_once(tree: &Tree, node: NodeId) -> Option<Diagnostic> {
    if keyword(tree, node) != "slide" && !is(tree, node, "move", "Slide") {
        return None;
    }
    let part = |name: &str| {
        let parts = tree.children(node).iter().copied();
        parts.filter(|part| label(tree, *part).is_empty()).find(|part| keyword(tree, *part) == name)
    };
    let test = |clause: NodeId| {
        tree.children(clause).iter().copied().find(|part| label(tree, *part) == "if")
    };
    let to = part("to")?;
    // A slide of a fixed length says itself how far it goes, and one over something else than empty places may go on.
    let plain = part("between").is_none_or(|between| {
        let limits = |part: &NodeId| matches!(keyword(tree, *part), "exact" | "range" | "min");
        !tree.children(between).iter().any(limits)
            && test(between).is_none_or(|test| accepts_empty(tree, test))
    });
    let end = test(to)?;
    (plain && accepts_empty(tree, end)).then(|| {
        let message = "this slide ends after one step".to_owned();
        caution(tree, end, message, "an empty place satisfies this, and so ends the slide")
            .help("a slide goes over empty places by itself: `to` says what else ends it, such as an enemy piece")
    })
}

/// Whether an empty place passes a test for sure.
fn accepts_empty(tree: &Tree, test: NodeId) -> bool {
    let parts = tree.children(test);
    let members = || {
        parts.iter().flat_map(|part| match keyword(tree, *part) {
            "" if word(tree, *part).is_empty() => tree.children(*part).to_vec(),
            _ => vec![*part],
        })
    };
    match keyword(tree, test) {
        "and" => members().all(|member| accepts_empty(tree, member)),
        "or" => members().any(|member| accepts_empty(tree, member)),
        "not" => parts.first().is_some_and(|test| {
            ["Friend", "Enemy", "Occupied"].iter().any(|what| is(tree, *test, "is", what))
                && asks_of_target(tree, *test)
        }),
        "is" => is(tree, test, "is", "Empty") && asks_of_target(tree, test),
        _ => false,
    }
}

/// Whether a test asks for the place that a move goes to, or crosses.
fn asks_of_target(tree: &Tree, test: NodeId) -> bool {
    tree.subtree(test).into_iter().any(|part| {
        matches!(keyword(tree, part), "to" | "between") && tree.children(part).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::said;

    fn slide(parts: &str) -> Vec<String> {
        said(&format!(r#"(piece "Man" Each (move Slide {parts}))"#), "(forEach Piece)")
    }

    #[test]
    fn what_an_empty_place_ends_is_a_step() {
        let short = ["this slide ends after one step"];
        assert_eq!(slide("(to if:(is Empty (to)))"), short);
        assert_eq!(slide("(to if:(or (is Empty (to)) (is Enemy (who at:(to)))))"), short);
        assert_eq!(slide("(to if:(not (is Friend (who at:(to)))))"), short);
        assert_eq!(slide("(between (max 3)) (to if:(is Empty (to)))"), short);
        assert!(slide("(to if:(is Enemy (who at:(to))))").is_empty());
        assert!(slide("(between (exact 2)) (to if:(is Empty (to)))").is_empty());
        assert!(slide("(to if:(and (is Empty (to)) (is In (to) (sites Top))))").is_empty());
    }
}
