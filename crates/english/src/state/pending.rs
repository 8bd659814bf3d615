//! Places marked for the next move: the place that a double step has crossed.

use syntax::NodeId;

use super::links::Links;

/// What the mark for the next move stands for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Pending {
    /// Whatever the rule says.
    #[default]
    Noted,
    /// The place that a piece has crossed by a step of two.
    Crossed {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
        /// The kind of piece that makes such a step, by its name, if it is one kind.
        kind: Option<String>,
    },
}

impl Pending {
    /// Whether a rule is told where the marked place is spoken of.
    pub fn is_silent(&self, node: NodeId) -> bool {
        matches!(self, Self::Crossed { silent, .. } if silent.contains(&node))
    }

    /// Looks at all places where something is marked for the next move.
    pub fn of(links: &Links<'_>) -> Self {
        let mut silent = Vec::new();
        let mut kinds: Vec<String> = Vec::new();
        for writer in links.clauses("set", "Pending") {
            if !crossed(links, writer) {
                return Self::Noted;
            }
            silent.extend(links.frame(writer));
            let piece =
                links.ancestors(writer).find(|outer| links.keyword(*outer) == Some("piece"));
            let name = piece.and_then(|piece| links.plain(piece).find_map(|part| links.text(part)));
            kinds.push(name.unwrap_or_default().to_owned());
        }
        kinds.dedup();
        let kind = match kinds.as_slice() {
            [only] if !only.is_empty() => Some(only.clone()),
            _ => None,
        };
        silent.extend(links.clauses("is", "Pending").filter(|test| redundant(links, *test)));
        if silent.is_empty() { Self::Noted } else { Self::Crossed { silent, kind } }
    }
}

/// Whether a test for the mark stands beside a comparison with the marked place, which says more.
fn redundant(links: &Links<'_>, test: NodeId) -> bool {
    links.parent(test).is_some_and(|and| {
        links.keyword(and) == Some("and")
            && links.whole(and).iter().any(|node| links.is(*node, "value", "Pending"))
    })
}

/// Whether the place behind the target of a step of exactly two is marked.
fn crossed(links: &Links<'_>, writer: NodeId) -> bool {
    let Some(value) = links.plain(writer).nth(1) else { return false };
    let behind = links.is(value, "ahead", "")
        && links.plain(value).any(|child| links.is(child, "last", "To"))
        && links.plain(value).any(|child| links.word(child) == Some("Backward"));
    let double = links
        .ancestors(writer)
        .find(|outer| links.keyword(*outer) == Some("move"))
        .is_some_and(|step| {
            let words: Vec<&str> =
                links.plain(step).filter_map(|child| links.word(child)).collect();
            let two = links.whole(step).into_iter().any(|node| {
                links.keyword(node) == Some("exact")
                    && links.plain(node).next().and_then(|n| links.number(n)) == Some(2)
            });
            words.contains(&"Slide") && words.contains(&"Forward") && two
        });
    behind && double
}
