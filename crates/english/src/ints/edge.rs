//! Where the board ends before a place that is named by its direction from another, that other place is meant. Mostly this never
//! matters: a rule asks first whether there is such a place, or asks for something that cannot hold of the other place anyway.

use board::Direction as Way;
use language::ints::Ahead;
use syntax::NodeId;

use crate::directions::as_direction;
use crate::facts::Shape;
use crate::regions::fixed::walked;
use crate::state::Links;
use crate::teller::Teller;

/// What is known to stand on the place from which another is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Held {
    Nothing,
    Something,
    OwnPiece,
}

/// A test on the way to a ludeme, and whether it has turned out true.
type Settled = (NodeId, bool);

impl Teller<'_> {
    /// Whether the board is known to reach as far as a place ahead of another.
    pub(super) fn stays_on_board(&self, ahead: &Ahead) -> bool {
        let way = ahead.directions.as_ref().and_then(|way| match way {
            language::directions::Direction::Absolute(way) => as_direction(*way),
            _ => None,
        });
        let steps = ahead.steps.as_ref().map_or(Some(1), |steps| self.constant(steps));
        let reached = |way: Way, steps: i64| {
            let from = self.fixed_site(&ahead.site)?;
            let steps = usize::try_from(steps.clamp(1, 64)).ok()?;
            walked(self.elements()?, from, way).nth(steps - 1)
        };
        way.zip(steps).and_then(|(way, steps)| reached(way, steps)).is_some()
    }

    /// Whether it may matter which place is meant where the board ends before a place ahead of another.
    pub(crate) fn matters_at_the_edge(&self, ahead: NodeId) -> bool {
        let links = &self.state.links;
        let Some(base) = base_of(links, ahead) else { return true };
        let settled = settled_before(links, ahead);
        let held = held_on(links, base, ahead, &settled);
        let asked = settled.iter().any(|(test, holds)| {
            compares(links, *test, ahead, base) == Some(!holds)
                || aheads_of(links, *test)
                    .filter(|other| value_at_base(links, *other, *test, held) == Some(!holds))
                    .any(|other| alike(links, other, ahead))
        });
        !(asked
            || asks_whether_there_is_one(links, ahead, base)
            || reads_the_same(links, ahead, held)
            || self.places.shape == Shape::Squares && comes_from_there(links, ahead, base))
    }
}

/// The place that another is counted from.
fn base_of(links: &Links<'_>, ahead: NodeId) -> Option<NodeId> {
    let kinds = ["Cell", "Vertex", "Edge"];
    links.plain(ahead).find(|part| links.word(*part).is_none_or(|word| !kinds.contains(&word)))
}

/// The places ahead of others that a test asks about itself, or about their owners.
fn aheads_of<'l>(links: &'l Links<'_>, test: NodeId) -> impl Iterator<Item = NodeId> + 'l {
    let parts = links.plain(test).flat_map(|part| std::iter::once(part).chain(links.plain(part)));
    parts.filter(|part| links.keyword(*part) == Some("ahead"))
}

/// Whether two ludemes read the same; the place that a move goes to is the place of the last move afterwards.
fn alike(links: &Links<'_>, one: NodeId, other: NodeId) -> bool {
    if let (Some(one), Some(other)) = (end_of_move(links, one), end_of_move(links, other)) {
        return one == other;
    }
    links.same_with(one, other, |one, other| alike(links, one, other))
}

/// "To" or "From" for one of the ends of a move.
fn end_of_move(links: &Links<'_>, node: NodeId) -> Option<&'static str> {
    match (links.keyword(node)?, links.children(node)) {
        ("to", []) => Some("To"),
        ("from", []) => Some("From"),
        ("last", [end]) if links.word(*end) == Some("To") => Some("To"),
        ("last", [end]) if links.word(*end) == Some("From") => Some("From"),
        _ => None,
    }
}

/// The tests that have been settled before a ludeme is looked at.
fn settled_before(links: &Links<'_>, node: NodeId) -> Vec<Settled> {
    let mut settled = Vec::new();
    let mut inner = node;
    for outer in links.ancestors(node) {
        match links.keyword(outer) {
            Some("play" | "end" | "phase" | "rules") => break,
            Some("and") => {
                let others = links.members(outer).into_iter().filter(|other| *other != inner);
                others.for_each(|other| settle(links, other, true, &mut settled));
            }
            Some("or") => {
                let others = links.members(outer).into_iter().filter(|other| *other != inner);
                others.for_each(|other| settle(links, other, false, &mut settled));
            }
            Some("if") => {
                let parts: Vec<NodeId> = links.plain(outer).collect();
                if let Some(branch @ 1..) = parts.iter().position(|part| *part == inner) {
                    settle(links, parts[0], branch == 1, &mut settled);
                }
            }
            _ => {}
        }
        let conditions = |part: NodeId| {
            links.children(part).iter().copied().filter(|test| links.label(*test) == Some("if"))
        };
        for test in conditions(outer).filter(|test| *test != inner) {
            settle(links, test, true, &mut settled);
        }
        if links.keyword(outer) == Some("move") {
            let ends = links.plain(outer).filter(|part| {
                *part != inner && matches!(links.keyword(*part), Some("to" | "from"))
            });
            for test in ends.flat_map(conditions) {
                settle(links, test, true, &mut settled);
            }
        }
        inner = outer;
    }
    settled
}

/// Adds what is known once a test has turned out true or false.
fn settle(links: &Links<'_>, test: NodeId, holds: bool, settled: &mut Vec<Settled>) {
    match links.keyword(test) {
        Some("not") => {
            links.plain(test).for_each(|inner| settle(links, inner, !holds, settled));
        }
        Some("and") if holds => {
            links.members(test).into_iter().for_each(|it| settle(links, it, true, settled));
        }
        Some("or") if !holds => {
            links.members(test).into_iter().for_each(|it| settle(links, it, false, settled));
        }
        Some("is" | "=" | "!=") => settled.push((test, holds)),
        // Moves, and tests that no place is asked about in.
        _ => {}
    }
}

/// Whether a test says that a place ahead is the place itself (or that it is not), so that there is none.
fn compares(links: &Links<'_>, test: NodeId, ahead: NodeId, base: NodeId) -> Option<bool> {
    let same = match links.keyword(test)? {
        "=" => true,
        "!=" => false,
        _ => return None,
    };
    let parts: Vec<NodeId> = links.plain(test).collect();
    let [one, other] = parts.as_slice() else { return None };
    let both = |a: NodeId, b: NodeId| {
        links.keyword(a) == Some("ahead") && alike(links, a, ahead) && alike(links, b, base)
    };
    (both(*one, *other) || both(*other, *one)).then_some(same)
}

/// Whether a place ahead is only compared with the place itself: that asks whether there is one.
fn asks_whether_there_is_one(links: &Links<'_>, ahead: NodeId, base: NodeId) -> bool {
    links.parent(ahead).is_some_and(|test| compares(links, test, ahead, base).is_some())
}

/// Whether the place is the one behind a piece that has just moved forward.
fn comes_from_there(links: &Links<'_>, ahead: NodeId, base: NodeId) -> bool {
    let ways = |node: NodeId, known: &[&str]| {
        let mut words = links
            .children(node)
            .iter()
            .flat_map(|part| match links.keyword(*part) {
                Some("directions") => links.whole(*part),
                Some(_) => vec![],
                None => links.whole(*part),
            })
            .filter_map(|part| links.word(part))
            .filter(|word| *word != "Step" && *word != "Slide")
            .peekable();
        words.peek().is_some() && words.all(|word| known.contains(&word))
    };
    let one_step = links.children(ahead).iter().all(|part| links.label(*part) != Some("steps"));
    let backward = links.plain(ahead).any(|part| links.word(part) == Some("Backward"));
    let mover = links.ancestors(ahead).find(|outer| links.keyword(*outer) == Some("move"));
    let steps = |mover: NodeId| links.is(mover, "move", "Step") || links.is(mover, "move", "Slide");
    let followed = links
        .ancestors(ahead)
        .take_while(|outer| Some(*outer) != mover)
        .any(|outer| links.keyword(outer) == Some("then"));
    one_step
        && backward
        && followed
        && end_of_move(links, base) == Some("To")
        && mover.is_some_and(|mover| steps(mover) && ways(mover, &["Forward", "FR", "FL"]))
}

/// What is known to stand on the place that others are counted from.
fn held_on(links: &Links<'_>, base: NodeId, ahead: NodeId, settled: &[Settled]) -> Option<Held> {
    let asked = settled.iter().find_map(|(test, holds)| {
        let empty = links.is(*test, "is", "Empty");
        let at_base = links.plain(*test).nth(1).is_some_and(|at| alike(links, at, base));
        match (empty || links.is(*test, "is", "Occupied"), at_base) {
            (true, true) if empty == *holds => Some(Held::Nothing),
            (true, true) => Some(Held::Something),
            _ => None,
        }
    });
    asked.or_else(|| held_in_move(links, base, ahead))
}

/// The same, from the move that is made.
fn held_in_move(links: &Links<'_>, base: NodeId, ahead: NodeId) -> Option<Held> {
    let end = end_of_move(links, base)?;
    let mut within = Vec::new();
    let mover = links.ancestors(ahead).find(|outer| {
        let found = links.keyword(*outer) == Some("move");
        if !found {
            within.push(*outer);
        }
        found
    })?;
    let followed = within.iter().any(|outer| links.keyword(*outer) == Some("then"));
    // Pieces of other players may be moved, and pieces of any kind placed.
    let foreign = links.ancestors(ahead).any(|outer| {
        links.keyword(outer) == Some("forEach")
            && links.plain(outer).any(|part| {
                matches!(links.word(part), Some("Next" | "Prev" | "Enemy" | "Neutral" | "All"))
            })
    });
    let kind = links.plain(mover).find_map(|part| links.word(part));
    let moves = matches!(kind, Some("Step" | "Slide" | "Hop" | "Leap"));
    // A piece chosen among one's own, or the one that one has just moved.
    let chosen = kind == Some("Select")
        && links.plain(mover).filter(|part| links.keyword(*part) == Some("from")).any(|from| {
            let occupied = |part: &NodeId| {
                links.is(*part, "sites", "Occupied")
                    && links.children(*part).iter().any(|by| links.word(*by) == Some("Mover"))
            };
            let [place] = links.children(from) else { return links.children(from).is_empty() };
            let last = end_of_move(links, *place) == Some("To");
            occupied(place)
                || last && links.ancestors(mover).any(|outer| links.keyword(outer) == Some("then"))
                || last && is_same_turn(links, mover)
        });
    match (end, followed) {
        _ if foreign => None,
        ("From", false) if chosen => Some(Held::OwnPiece),
        ("From", false) if moves => Some(Held::OwnPiece),
        ("To", true) if moves => Some(Held::OwnPiece),
        ("To", false) => {
            let to = links.plain(mover).find(|part| {
                links.keyword(*part) == Some("to") && !links.children(*part).is_empty()
            })?;
            links.plain(to).any(|places| is_empty_area(links, places)).then_some(Held::Nothing)
        }
        _ => None,
    }
}

/// Whether a move is made only if the same player has moved before.
fn is_same_turn(links: &Links<'_>, mover: NodeId) -> bool {
    settled_before(links, mover).iter().any(|(test, holds)| {
        *holds
            && links.is(*test, "is", "Prev")
            && links.plain(*test).any(|who| links.word(who) == Some("Mover"))
    })
}

/// Whether all places of an area are empty.
fn is_empty_area(links: &Links<'_>, area: NodeId) -> bool {
    links.is(area, "sites", "Empty")
        || links.keyword(area) == Some("intersection")
            && links.members(area).into_iter().any(|part| is_empty_area(links, part))
}

/// What a test that asks for the place ahead comes to where the place itself is meant.
fn value_at_base(
    links: &Links<'_>,
    ahead: NodeId,
    test: NodeId,
    held: Option<Held>,
) -> Option<bool> {
    let held = held?;
    if links.is(test, "is", "Empty") || links.is(test, "is", "Occupied") {
        let here = links.plain(test).nth(1) == Some(ahead);
        return here.then_some((held == Held::Nothing) == links.is(test, "is", "Empty"));
    }
    let owner = links.parent(ahead).filter(|who| links.keyword(*who) == Some("who"))?;
    let parts: Vec<NodeId> = links.plain(test).collect();
    if !parts.contains(&owner) {
        return None;
    }
    let other = parts.iter().find(|part| **part != owner)?;
    let asked = match links.keyword(test)? {
        "=" => links.keyword(*other).or_else(|| links.word(*other))?,
        "is" => links.word(*other)?,
        _ => return None,
    };
    match (asked, held) {
        ("mover" | "Mover" | "Friend" | "next" | "Next" | "Enemy", Held::Nothing) => Some(false),
        ("mover" | "Mover" | "Friend", Held::OwnPiece) => Some(true),
        ("next" | "Next" | "Enemy", Held::OwnPiece) => Some(false),
        _ => None,
    }
}

/// Whether the test that a place ahead stands in comes out as readers expect of a place that does not exist: it is neither empty
/// nor occupied, and nobody's piece stands there.
fn reads_the_same(links: &Links<'_>, ahead: NodeId, held: Option<Held>) -> bool {
    let Some(test) = links
        .ancestors(ahead)
        .take(2)
        .find(|test| matches!(links.keyword(*test), Some("is" | "=" | "!=")))
    else {
        return false;
    };
    let Some(value) = value_at_base(links, ahead, test, held) else { return false };
    let denied = links.parent(test).is_some_and(|outer| links.keyword(outer) == Some("not"));
    let on_occupation = links.is(test, "is", "Empty") || links.is(test, "is", "Occupied");
    // "Not empty" is told as "occupied".
    if denied && on_occupation { value } else { !value }
}
