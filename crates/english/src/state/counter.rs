//! The counter of moves: which events start it again.

use syntax::NodeId;

use super::links::Links;
use crate::realise::{Text, listed_or, piece_name, say, with_article};

/// What starts the counter again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counter {
    /// Whether a capture is one of them.
    pub capture: bool,
    /// The kinds of pieces whose moves are events, as the description names them.
    pub kinds: Vec<String>,
    /// The rules that start it again, which need no words of their own.
    pub silent: Vec<NodeId>,
}

impl Counter {
    /// The events, if each of them is a capture or any move of a kind of piece.
    pub fn of(links: &Links<'_>) -> Option<Self> {
        if !counts_since(links) {
            return None;
        }
        let mut counter = Self::default();
        for writer in links.clauses("set", "Counter") {
            match event(links, writer)? {
                Event::Capture => counter.capture = true,
                Event::MoveOf(name) if !counter.kinds.iter().any(|known| known == name) => {
                    counter.kinds.push(name.to_owned());
                }
                Event::MoveOf(_) => {}
            }
            counter.silent.extend(links.frame(writer));
        }
        // Where some captures are no event, "a capture" would say too much.
        let fair = !counter.capture || all_captures(links, "Counter", &counter.kinds);
        (fair && (counter.capture || !counter.kinds.is_empty())).then_some(counter)
    }

    /// "a capture or a move of a pawn", "a move of a pawn, a rook or a king".
    pub fn events(&self) -> Text {
        let kinds: Vec<Text> =
            self.kinds.iter().map(|name| with_article(&piece_name(name)).into()).collect();
        let moves = (!kinds.is_empty()).then(|| say!("a move of {}", listed_or(&kinds)));
        let capture = self.capture.then(|| Text::from("a capture"));
        let events: Vec<Text> = capture.into_iter().chain(moves).collect();
        listed_or(&events)
    }
}

/// Whether the counter is one less than the moves made since it was set, wherever a rule asks for it.
///
/// It goes up when the end of the game has been checked, so that this holds in endings only.
pub(super) fn counts_since(links: &Links<'_>) -> bool {
    let in_end = |test| links.ancestors(test).any(|outer| links.keyword(outer) == Some("end"));
    let from_zero = |writer| {
        let value = links.plain(writer).nth(1);
        value.is_none_or(|value| links.number(value) == Some(-1))
    };
    links.clauses("counter", "").all(in_end) && links.clauses("set", "Counter").all(from_zero)
}

/// Whether the counter is only ever held against plain numbers.
pub(super) fn meets_constants(links: &Links<'_>) -> bool {
    links.clauses("counter", "").all(|counter| {
        links.parent(counter).is_some_and(|test| {
            matches!(links.keyword(test), Some("=" | "!=" | "<" | "<=" | ">" | ">="))
                && links.plain(test).any(|part| links.number(part).is_some())
        })
    })
}

/// What starts the counter again.
pub(super) enum Event<'a> {
    Capture,
    MoveOf(&'a str),
}

/// What has happened where a rule stands: a capture, or any move of a kind of piece.
pub(super) fn event<'a>(links: &Links<'a>, writer: NodeId) -> Option<Event<'a>> {
    let mut inner = writer;
    for outer in links.ancestors(writer) {
        match links.keyword(outer) {
            Some("remove") => return Some(Event::Capture),
            Some("and") => {
                let removes = links.whole(outer).iter().any(|node| {
                    links.keyword(*node) == Some("remove") && !links.whole(inner).contains(node)
                });
                if removes {
                    return Some(Event::Capture);
                }
            }
            // Under a test of its own the event has no plain name, unless an enemy piece must stand on the target.
            Some("if") if links.plain(outer).next() != Some(inner) => {
                let framed =
                    links.parent(outer).is_some_and(|up| links.keyword(up) == Some("apply"));
                return (framed && is_taken(links, outer)).then_some(Event::Capture);
            }
            Some("apply") => return None,
            Some("piece") => {
                let name = links.plain(outer).find_map(|child| links.text(child))?;
                return is_every_move(links, outer, writer).then_some(Event::MoveOf(name));
            }
            Some("play" | "rules" | "phase") => return None,
            _ => {}
        }
        inner = outer;
    }
    None
}

/// Whether a test asks for an enemy piece on the target of a move.
fn is_taken(links: &Links<'_>, choice: NodeId) -> bool {
    let Some(test) = links.plain(choice).next() else { return false };
    links.is(test, "is", "Enemy")
        && links.whole(test).iter().any(|part| links.keyword(*part) == Some("to"))
}

/// Whether a rule follows every move of a piece: it stands in what follows from all of them.
fn is_every_move(links: &Links<'_>, piece: NodeId, rule: NodeId) -> bool {
    let then = links.ancestors(rule).find(|outer| links.keyword(*outer) == Some("then"));
    then.and_then(|then| links.parent(then)).and_then(|moves| links.parent(moves)) == Some(piece)
}

/// Whether every capture sets the counter or another slot, by itself or as a move of a piece that always does.
pub(super) fn all_captures(links: &Links<'_>, slot: &str, kinds: &[String]) -> bool {
    let starts = |node: NodeId| links.whole(node).iter().any(|part| links.is(*part, "set", slot));
    let is_of_kind = |piece: NodeId| {
        links.keyword(piece) == Some("piece")
            && links
                .plain(piece)
                .find_map(|part| links.text(part))
                .is_some_and(|name| kinds.iter().any(|kind| kind == name))
    };
    links.clauses("remove", "").all(|remove| {
        // A board is cut to shape by the same word.
        starts(remove)
            || links.ancestors(remove).any(|outer| match links.keyword(outer) {
                Some("and" | "apply") => starts(outer),
                Some("board") => true,
                _ => is_of_kind(outer),
            })
    })
}
