//! Why a tree does not match, told to its author.

use syntax::{Diagnostic, NodeId};

use crate::ludeme::{Matcher, Type};

/// The messages for a node that is not of the expected type.
pub(crate) fn explain(
    matcher: &mut Matcher<'_>,
    node: NodeId,
    _ty: &'static Type,
) -> Vec<Diagnostic> {
    vec![
        Diagnostic::error("this does not match the language")
            .at(matcher.tree().node(node).span, ""),
    ]
}
