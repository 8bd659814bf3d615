//! The counter of moves: which events start it again.

use syntax::NodeId;

use super::links::Links;
use crate::realise::{spoken_name, with_article};

/// What starts the counter again.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counter {
    /// The events in words: "a capture", "a move of a pawn".
    pub events: Vec<String>,
    /// Whether a capture is one of them.
    pub capture: bool,
    /// The kinds of pieces whose moves are events, as the description names them.
    pub kinds: Vec<String>,
    /// The rules that start it again, which need no words of their own.
    pub silent: Vec<NodeId>,
}

impl Counter {
    /// The events, if each of them has a plain name.
    pub fn of(links: &Links<'_>) -> Option<Self> {
        let mut counter = Self::default();
        for writer in links.clauses("set", "Counter") {
            let plain = links.plain(writer).nth(1);
            if plain.is_some_and(|value| !matches!(links.number(value), Some(-1 | 0))) {
                return None;
            }
            let event = match event(links, writer)? {
                Event::Capture => {
                    counter.capture = true;
                    "a capture".to_owned()
                }
                Event::MoveOf(name) => {
                    let event = format!("a move of {}", with_article(&spoken_name(name)));
                    counter.kinds.push(name.to_owned());
                    event
                }
            };
            if !counter.events.contains(&event) {
                counter.events.push(event);
            }
            counter.silent.extend(links.frame(writer));
        }
        counter.events.sort_by_key(|event| event != "a capture");
        (!counter.events.is_empty()).then_some(counter)
    }
}

/// What starts the counter again.
enum Event<'a> {
    Capture,
    MoveOf(&'a str),
}

/// What has happened where a rule stands: a capture, or any move of a kind of piece.
fn event<'a>(links: &Links<'a>, writer: NodeId) -> Option<Event<'a>> {
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
            Some("if") if links.plain(outer).next() != Some(inner) => {
                // Under a test of its own the event has no plain name.
                let framed =
                    links.parent(outer).is_some_and(|up| links.keyword(up) == Some("apply"));
                if !framed {
                    return None;
                }
            }
            Some("piece") => {
                let name = links.plain(outer).find_map(|child| links.text(child))?;
                return Some(Event::MoveOf(name));
            }
            Some("play" | "rules" | "phase") => return None,
            _ => {}
        }
        inner = outer;
    }
    None
}
