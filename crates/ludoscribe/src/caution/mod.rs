//! What reads well and does something else in play: slips that the language allows, and that no type shows.
//!
//! A caution is given only where play cannot do what the words seem to say; what merely might be meant otherwise is left alone.

mod dealt;
mod hands;
mod placing;
mod registers;
mod slides;
mod vain;

use syntax::{Description, Diagnostic, NodeId, NodeKind, Tree};

/// All that looks wrong with a description: its types and names, and what does something else in play than it seems to say.
pub fn warnings(description: &Description) -> Vec<Diagnostic> {
    let mut problems = language::check(description);
    if problems.iter().any(|problem| problem.severity == syntax::Severity::Error) {
        return problems;
    }
    let tree = &description.game;
    let mut cautions = registers::unset(tree);
    cautions.extend(slides::short(tree));
    cautions.extend(placing::strange(tree));
    cautions.extend(dealt::misnamed(tree));
    cautions.extend(hands::single(tree));
    cautions.extend(hands::mixed(tree));
    cautions.extend(hands::unseen(tree));
    cautions.extend(vain::vain(tree));
    cautions.sort_by_key(|problem| problem.labels.first().map(|label| label.span));
    // A define that is called often is wrong only once.
    cautions.dedup_by(|a, b| a.message == b.message && a.labels.first() == b.labels.first());
    problems.extend(cautions);
    problems
}

/// A warning about a node, with the calls that led to it.
fn caution(tree: &Tree, node: NodeId, message: String, remark: &str) -> Diagnostic {
    let at = tree.node(node);
    Diagnostic::warning(message).at(at.span, remark).through(&tree.calls, at.via)
}

/// The keyword of a clause; empty for everything else.
fn keyword(tree: &Tree, node: NodeId) -> &str {
    match &tree.node(node).kind {
        NodeKind::Clause { keyword, .. } => keyword,
        _ => "",
    }
}

/// A word or number; empty for everything else.
fn word(tree: &Tree, node: NodeId) -> &str {
    match &tree.node(node).kind {
        NodeKind::Word(word) => word,
        _ => "",
    }
}

/// The label before a node; empty if it has none.
fn label(tree: &Tree, node: NodeId) -> &str {
    tree.node(node).label.as_deref().unwrap_or("")
}

/// Whether a node is a clause with a keyword and a first word: `is Empty`.
fn is(tree: &Tree, node: NodeId, clause: &str, first: &str) -> bool {
    keyword(tree, node) == clause
        && tree.children(node).first().is_some_and(|child| word(tree, *child) == first)
}

/// All clauses of a tree.
fn clauses(tree: &Tree) -> impl Iterator<Item = NodeId> {
    (0..).map(NodeId).take(tree.nodes.len()).filter(|node| !keyword(tree, *node).is_empty())
}

#[cfg(test)]
mod tests {
    /// What is said about a game with these pieces and these rules of play.
    pub(super) fn said(pieces: &str, play: &str) -> Vec<String> {
        said_with(r#"(place "Man1" 0) (place "Man2" 24)"#, pieces, play)
    }

    /// The same with other rules for the start.
    pub(super) fn said_with(start: &str, pieces: &str, play: &str) -> Vec<String> {
        let text = format!(
            r#"(game "G" (players 2) (equipment {{(board (square 5)) {pieces}}})
                (rules (start {{{start}}}) (play {play})
                    (end (if (no Moves Next) (result Mover Win)))))"#
        );
        let game = crate::read("G.lud", &text).expect("it reads");
        game.warnings().into_iter().map(|problem| problem.message).collect()
    }
}
