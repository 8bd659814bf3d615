//! Places marked for the next move: the place that a double step has crossed.

use syntax::NodeId;

use super::counter::{Event, all_captures, event};
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
    /// Every move is marked that captures, and no other.
    Captured {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
    },
    /// Every move is marked after which the same player moves again, and no other.
    Again {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
    },
}

impl Pending {
    /// Whether a rule is told where the marked place is spoken of.
    pub fn is_silent(&self, node: NodeId) -> bool {
        match self {
            Self::Crossed { silent, .. } | Self::Again { silent } | Self::Captured { silent } => {
                silent.contains(&node)
            }
            Self::Noted => false,
        }
    }

    /// Looks at all places where something is marked for the next move.
    pub fn of(links: &Links<'_>) -> Self {
        if let Some(known) = again(links).or_else(|| captured(links)) {
            return known;
        }
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

/// Whether a move is marked if and only if it captures.
fn captured(links: &Links<'_>) -> Option<Pending> {
    let writers: Vec<NodeId> = links.clauses("set", "Pending").collect();
    let plain = writers.iter().all(|writer| {
        links.children(*writer).len() == 1 && matches!(event(links, *writer), Some(Event::Capture))
    });
    let known = !writers.is_empty() && plain && is_asked_on_turn(links);
    (known && all_captures(links, "Pending", &[])).then(|| Pending::Captured {
        silent: writers.iter().flat_map(|writer| links.frame(*writer)).collect(),
    })
}

/// Whether rules ask for a mark of the last move only where a move is chosen, and for nothing else about it.
fn is_asked_on_turn(links: &Links<'_>) -> bool {
    // In what follows from a move, and in endings, the mark is that of the move itself.
    let later =
        |outer: NodeId| matches!(links.keyword(outer), Some("then" | "do" | "end" | "nextPhase"));
    let otherwise =
        ["value", "sites"].iter().any(|keyword| links.clauses(keyword, "Pending").next().is_some());
    let mut readers = links.clauses("is", "Pending").peekable();
    readers.peek().is_some()
        && !otherwise
        && !readers.any(|reader| links.ancestors(reader).any(later))
}

/// Whether a move is marked if and only if its player moves again: a test for the mark asks just that.
fn again(links: &Links<'_>) -> Option<Pending> {
    let writers: Vec<NodeId> = links.clauses("set", "Pending").collect();
    let beside = |node: NodeId, other: &dyn Fn(NodeId) -> bool| {
        links.parent(node).is_some_and(|and| {
            matches!(links.keyword(and), Some("and" | "seq"))
                && links.members(and).into_iter().any(other)
        })
    };
    let marks = |node: NodeId| links.is(node, "set", "Pending");
    let repeats = |node: NodeId| links.keyword(node) == Some("moveAgain");
    let together = writers
        .iter()
        .all(|writer| links.children(*writer).len() == 1 && beside(*writer, &repeats))
        && links.clauses("moveAgain", "").all(|move_again| beside(move_again, &marks));
    let passed_on = links.clauses("set", "NextPlayer").next().is_some();
    (together && is_asked_on_turn(links) && !passed_on && !writers.is_empty()).then(|| {
        Pending::Again { silent: writers.iter().flat_map(|writer| links.whole(*writer)).collect() }
    })
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
