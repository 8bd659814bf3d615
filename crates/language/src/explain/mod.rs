//! Why a tree does not match, told to its author.
//!
//! The search starts where a type was expected and did not fit, and descends to the smallest part that is wrong by
//! itself: an unknown word, an argument that nothing at that place takes, an argument that is missing.

mod argument;
mod form;
mod types;

use syntax::{Diagnostic, NodeId, NodeKind, nearest};

use crate::ludeme::{Matcher, Type};
use types::{describe, list_elements, words_of};

/// More messages than this help nobody.
const MOST: usize = 20;

const NO_SUCH_DEFINE: &str = "if it is meant as a define, no define of that name is known";

/// The messages for a node that is not of the expected type.
pub(crate) fn explain(
    matcher: &mut Matcher<'_>,
    node: NodeId,
    ty: &'static Type,
) -> Vec<Diagnostic> {
    let mut explainer = Explainer { matcher, found: vec![] };
    explainer.mismatch(node, ty);
    explainer.found
}

struct Explainer<'m, 't> {
    matcher: &'m mut Matcher<'t>,
    found: Vec<Diagnostic>,
}

impl Explainer<'_, '_> {
    /// Says something about a node, and through which defines it came.
    fn say(&mut self, node: NodeId, diagnostic: Diagnostic) {
        // A define that is called often is wrong only once.
        let known = |other: &Diagnostic| {
            other.message == diagnostic.message && other.labels.first() == diagnostic.labels.first()
        };
        if self.found.len() < MOST && !self.found.iter().any(known) {
            let tree = self.matcher.tree();
            self.found.push(diagnostic.through(&tree.calls, tree.node(node).via));
        }
    }

    /// The node does not fit the type: says why.
    fn mismatch(&mut self, node: NodeId, ty: &'static Type) {
        let tree = self.matcher.tree();
        let span = tree.node(node).span;
        match &tree.node(node).kind {
            NodeKind::Clause { keyword, .. } => self.clause(node, keyword, ty),
            NodeKind::List { children } => match list_elements(ty) {
                Some(element) => {
                    for &child in children {
                        if !self.matcher.fits(child, element) {
                            self.mismatch(child, element);
                        }
                    }
                }
                None => self.say(
                    node,
                    Diagnostic::error("a list cannot stand here")
                        .at(span, format!("expected {}", describe(ty))),
                ),
            },
            NodeKind::Word(word) => {
                let mut diagnostic = Diagnostic::error(format!("`{word}` cannot stand here"))
                    .at(span, format!("expected {}", describe(ty)));
                let words = words_of(ty);
                if let Some(near) = nearest(word, words.iter().copied()) {
                    diagnostic = diagnostic.help(format!("did you mean `{near}`?"));
                } else if !words.is_empty() && words.len() <= 40 {
                    diagnostic =
                        diagnostic.help(format!("the words known here: {}", words.join(", ")));
                }
                self.say(node, diagnostic);
            }
            NodeKind::Text(text) => {
                let unquoted = words_of(ty).contains(&&**text);
                let help = if unquoted { without_quotes(text) } else { NO_SUCH_DEFINE.to_owned() };
                self.say(
                    node,
                    Diagnostic::error(format!("the string \"{text}\" cannot stand here"))
                        .at(span, format!("expected {}", describe(ty)))
                        .help(help),
                );
            }
        }
    }
}

fn without_quotes(text: &str) -> String {
    format!("write `{text}` without quotes")
}
