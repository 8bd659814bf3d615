//! Places marked for the next move: those that a double step, or a longer one, has crossed.

use syntax::NodeId;

use super::counter::{Event, all_captures, event};
use super::links::Links;

/// What the mark for the next move stands for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Pending {
    /// Whatever the rule says.
    #[default]
    Noted,
    /// The places that a piece has crossed by a step over empty ones.
    Crossed {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
        /// The kind of piece that makes such a step, by its name, if it is one kind.
        kind: Option<String>,
        /// How long such a step is.
        stride: Stride,
        /// Whether the piece that makes it can be asked for as what is noted.
        noted: bool,
    },
    /// Every move is marked that captures, and no other.
    Captured {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
    },
    /// No rule asks for the mark.
    Unread,
    /// Moves are marked only where the same player moves again, and not wherever that is so: the next move is an extra one.
    Extra,
    /// Every move is marked after which the same player moves again, and no other.
    Again {
        /// The rules that mark it, which need no words of their own.
        silent: Vec<NodeId>,
    },
}

/// How far a step leads that may be answered in passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stride {
    /// Two places: one is crossed.
    Double,
    /// Two or more places: all that are crossed are marked.
    Long,
}

impl Stride {
    /// "double step", "long step".
    pub fn name(self) -> &'static str {
        match self {
            Self::Double => "double step",
            Self::Long => "long step",
        }
    }
}

impl Pending {
    /// Whether a rule is told where the marked place is spoken of.
    pub fn is_silent(&self, node: NodeId) -> bool {
        match self {
            Self::Crossed { silent, .. } | Self::Again { silent } | Self::Captured { silent } => {
                silent.contains(&node)
            }
            Self::Noted | Self::Unread | Self::Extra => false,
        }
    }

    /// Looks at all places where something is marked for the next move.
    pub fn of(links: &Links<'_>) -> Self {
        if let Some(known) = again(links).or_else(|| captured(links)) {
            return known;
        }
        let asked =
            ["is", "value", "sites"].iter().any(|it| links.clauses(it, "Pending").next().is_some());
        if !asked {
            return Self::Unread;
        }
        if is_extra(links) {
            return Self::Extra;
        }
        let mut silent = Vec::new();
        let mut kinds: Vec<String> = Vec::new();
        let mut strides: Vec<Stride> = Vec::new();
        for writer in links.clauses("set", "Pending") {
            let Some(stride) = crossed(links, writer) else { return Self::Noted };
            strides.push(stride);
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
        let stride = match strides.contains(&Stride::Long) {
            // One of several places cannot be asked for by its number.
            true if links.clauses("value", "Pending").next().is_some() => return Self::Noted,
            true => Stride::Long,
            false => Stride::Double,
        };
        silent.extend(links.clauses("is", "Pending").filter(|test| redundant(links, *test)));
        if silent.is_empty() {
            return Self::Noted;
        }
        let noted = notes_the_stepper(links);
        silent.extend(noted.iter().flatten().flat_map(|writer| links.frame(*writer)));
        let whole: Vec<NodeId> =
            silent.iter().filter_map(|node| all_silent_around(links, *node, &silent)).collect();
        silent.extend(whole.into_iter().flat_map(|outer| links.frame(outer)));
        silent.sort_unstable();
        silent.dedup();
        Self::Crossed { silent, kind, stride, noted: noted.is_some() }
    }
}

/// The `and` around a silent rule, if all that it holds is silent.
fn all_silent_around(links: &Links<'_>, node: NodeId, silent: &[NodeId]) -> Option<NodeId> {
    let and = links
        .parent(node)
        .into_iter()
        .chain(links.parent(node).and_then(|list| links.parent(list)));
    let mut and = and.filter(|outer| matches!(links.keyword(*outer), Some("and" | "seq")));
    let and = and.next()?;
    links.members(and).iter().all(|member| silent.contains(member)).then_some(and)
}

/// The rules that note, without a name, the place where such a step has ended, if the piece there is removed and nothing else is
/// done with the note.
fn notes_the_stepper(links: &Links<'_>) -> Option<Vec<NodeId>> {
    let unnamed = |node: &NodeId| !links.plain(*node).any(|part| links.text(part).is_some());
    let step = |node: NodeId| {
        let step = links.ancestors(node).find(|outer| links.keyword(*outer) == Some("move"))?;
        let marks = |part: &NodeId| links.is(*part, "set", "Pending");
        links.whole(step).iter().any(marks).then_some(step)
    };
    let writers: Vec<NodeId> = links.clauses("set", "Var").filter(unnamed).collect();
    let ends = |writer: &NodeId| {
        let last = |part: NodeId| links.is(part, "last", "To") && links.children(part).len() == 1;
        links.plain(*writer).count() == 2
            && links.plain(*writer).any(last)
            && step(*writer).is_some()
    };
    let mut readers = links.clauses("var", "").filter(unnamed).peekable();
    let known = !writers.is_empty()
        && writers.iter().all(ends)
        && readers.peek().is_some()
        && readers
            .all(|reader| links.parent(reader).is_some_and(|rule| links.is(rule, "remove", "")));
    known.then_some(writers)
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

/// Whether moves are marked only where their player moves again, and that is asked where the next move is chosen.
fn is_extra(links: &Links<'_>) -> bool {
    let beside = |set: NodeId| {
        links.parent(set).is_some_and(|and| {
            matches!(links.keyword(and), Some("and" | "seq"))
                && links.members(and).into_iter().any(|part| links.is(part, "moveAgain", ""))
        })
    };
    let later = |outer: NodeId| {
        matches!(links.keyword(outer), Some("then" | "end" | "nextPhase"))
            || links.label(outer) == Some("ifAfterwards")
    };
    let plain =
        ["value", "sites"].iter().all(|keyword| links.clauses(keyword, "Pending").next().is_none());
    let mut writers = links.clauses("set", "Pending");
    let passes_on = |set: NodeId| {
        let follows = |outer: &NodeId| links.is(*outer, "then", "");
        links.ancestors(set).filter(follows).last().is_some_and(|then| {
            let mut sets = links.clauses_within(then, "set").iter();
            sets.any(|set| links.is(*set, "set", "NextPlayer"))
        })
    };
    // To go on sowing is no move of its own.
    plain
        && links.clauses("sow", "").next().is_none()
        && !links.clauses("set", "Pending").any(passes_on)
        && writers.all(|set| links.plain(set).count() == 1 && beside(set))
        && !links.clauses("is", "Pending").any(|test| links.ancestors(test).any(later))
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

/// How long the step is of which the places that it crosses are marked.
fn crossed(links: &Links<'_>, writer: NodeId) -> Option<Stride> {
    let value = links.plain(writer).nth(1)?;
    let step = links.ancestors(writer).find(|outer| links.keyword(*outer) == Some("move"))?;
    let ways: Vec<&str> = links.plain(step).filter_map(|child| links.word(child)).collect();
    let between = links.plain(step).find(|part| links.is(*part, "between", ""));
    if links.is(value, "between", "") {
        // Every place on the way, all of them empty.
        let marked = between.is_some_and(|between| {
            over_empty(links, between) && links.ancestors(writer).any(|outer| outer == between)
        });
        return (marked && matches!(ways.first(), Some(&"Slide" | &"Hop"))).then_some(Stride::Long);
    }
    let back = links.plain(value).find_map(|child| links.word(child))?;
    let behind = links.is(value, "ahead", "")
        && links.children(value).len() == 2
        && links.plain(value).any(|child| links.is(child, "last", "To"));
    let opposite = ways.iter().any(|way| are_opposite(way, back));
    let exactly = |number: i32| {
        between.is_some_and(|between| {
            links.plain(between).any(|part| {
                links.keyword(part) == Some("exact")
                    && links.plain(part).next().and_then(|n| links.number(n)) == Some(number)
            })
        })
    };
    let ranged = between.is_some_and(|between| {
        let range = |part| matches!(links.keyword(part), Some("exact" | "range" | "min" | "max"));
        links.plain(between).any(range)
    });
    let double = match ways.first() {
        Some(&"Slide") => exactly(2),
        Some(&"Hop") => {
            between.is_some_and(|between| over_empty(links, between)) && (exactly(1) || !ranged)
        }
        _ => false,
    };
    (behind && opposite && double).then_some(Stride::Double)
}

/// Whether only empty places are crossed: `(is Empty (between))`, `(is In (between) (sites Empty))`.
fn over_empty(links: &Links<'_>, between: NodeId) -> bool {
    let empty = |test: NodeId| {
        let among = |part: &NodeId| links.is(*part, "sites", "Empty");
        links.is(test, "is", "Empty")
            || links.is(test, "is", "In") && links.children(test).iter().any(among)
    };
    let children = links.children(between).iter();
    children.filter(|part| links.label(**part) == Some("if")).any(|test| empty(*test))
}

/// Whether a direction leads back where another one came from.
fn are_opposite(way: &str, back: &str) -> bool {
    const OPPOSITES: [(&str, &str); 9] = [
        ("Forward", "Backward"),
        ("N", "S"),
        ("E", "W"),
        ("NE", "SW"),
        ("NW", "SE"),
        ("NNE", "SSW"),
        ("NNW", "SSE"),
        ("ENE", "WSW"),
        ("WNW", "ESE"),
    ];
    OPPOSITES.iter().any(|pair| *pair == (way, back) || *pair == (back, way))
}
