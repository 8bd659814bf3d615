//! Going on with the piece that has just captured, where a description writes the captures out once more: the same moves from
//! where the piece has come to stand, perhaps not to a place where it has been in this turn.

use syntax::NodeId;

use super::jumps::decisions;
use crate::state::Links;

/// How a piece goes on.
pub(super) struct Onward {
    /// Whether the player may stop instead.
    pub optional: bool,
    /// Whether places visited in this turn are barred.
    pub fresh: bool,
    /// The moves that it goes on with.
    pub moves: Vec<NodeId>,
    /// What is offered where the piece does not stand where it moved to, which cannot be.
    pub never: Vec<NodeId>,
}

/// What going on amounts to, if it is nothing but the captures of the first move made again by the piece that made it.
///
/// Whether it can go on is asked before the pieces just captured are gone. They lie in a line with the move, through which no
/// other line leads to them, and a place visited before is barred or occupied: the answer is the same.
pub(super) fn onward(links: &Links<'_>, yes: NodeId, no: NodeId) -> Option<Onward> {
    let mut moves = options(links, yes)?;
    let passes = moves.len();
    moves.retain(|decision| !links.is(*decision, "move", "Pass"));
    let optional = passes > moves.len();
    let firsts: Vec<NodeId> = decisions(links, no)
        .into_iter()
        .filter(|first| continues(links, &follows(links, *first, no)).is_some())
        .collect();
    if moves.is_empty() || moves.len() != firsts.len() {
        return None;
    }
    let mut barred: Vec<bool> = Vec::new();
    for first in &firsts {
        let (again, fresh) = moves.iter().find_map(|again| {
            same_from_there(links, *again, *first).map(|fresh| (*again, fresh))
        })?;
        barred.push(fresh);
        let (before, after) = (follows(links, *first, no), follows(links, again, yes));
        let (asked, others) = continues(links, &before)?;
        let (asked_again, others_again) = continues(links, &after)?;
        let same = others.len() == others_again.len()
            && others.iter().zip(&others_again).all(|(a, b)| links.same(*a, *b))
            && same_options(links, asked, &moves)
            && same_options(links, asked_again, &moves)
            && leaves_it_standing(links, &others);
        if !same {
            return None;
        }
    }
    let fresh = barred.iter().all(|barred| *barred);
    let never = links.whole(yes).into_iter().filter_map(|rule| elsewhere(links, rule)).collect();
    (fresh || !barred.contains(&true)).then_some(Onward { optional, fresh, moves, never })
}

/// The moves that a rule offers; nothing if it does more than to offer moves.
fn options(links: &Links<'_>, rule: NodeId) -> Option<Vec<NodeId>> {
    let parts: Vec<NodeId> = links.plain(rule).collect();
    match links.keyword(rule)? {
        "move" if links.is(rule, "move", "Pass") => (parts.len() == 1).then(|| vec![rule]),
        "move" => Some(vec![rule]),
        "or" => {
            let members = links.members(rule);
            let offered: Option<Vec<Vec<NodeId>>> =
                members.into_iter().map(|member| options(links, member)).collect();
            Some(offered?.concat())
        }
        // Where the piece moved to, it stands.
        "if" => elsewhere(links, rule).and_then(|_| options(links, *parts.get(1)?)),
        _ => None,
    }
}

/// What a rule offers if nothing stands where the last move ended.
fn elsewhere(links: &Links<'_>, rule: NodeId) -> Option<NodeId> {
    let parts: Vec<NodeId> = links.plain(rule).collect();
    match parts.as_slice() {
        [test, _there, elsewhere]
            if links.keyword(rule) == Some("if") && is_occupied_there(links, *test) =>
        {
            Some(*elsewhere)
        }
        _ => None,
    }
}

fn is_occupied_there(links: &Links<'_>, test: NodeId) -> bool {
    links.is(test, "is", "Occupied")
        && links.plain(test).nth(1).is_some_and(|at| is_there(links, at))
}

/// Whether a place is where the last move ended.
fn is_there(links: &Links<'_>, place: NodeId) -> bool {
    links.is(place, "last", "To") && links.children(place).len() == 1
}

/// All that follows from a move, within a rule.
fn follows(links: &Links<'_>, decision: NodeId, rule: NodeId) -> Vec<NodeId> {
    let outer = links.ancestors(decision).take_while(|outer| *outer != rule);
    let thens = std::iter::once(decision).chain(outer).chain([rule]).flat_map(|node| {
        links.plain(node).filter(|part| links.keyword(*part) == Some("then")).collect::<Vec<_>>()
    });
    let effects: Vec<NodeId> = thens.filter_map(|then| links.plain(then).next()).collect();
    effects
        .into_iter()
        .flat_map(|effect| match links.keyword(effect) {
            Some("and") => links.members(effect),
            _ => vec![effect],
        })
        .collect()
}

/// The moves for which it is asked whether one goes on, and all else that follows.
fn continues(links: &Links<'_>, effects: &[NodeId]) -> Option<(NodeId, Vec<NodeId>)> {
    let asked = |effect: &NodeId| {
        let parts: Vec<NodeId> = links.plain(*effect).collect();
        match parts.as_slice() {
            [test, again]
                if links.keyword(*effect) == Some("if")
                    && links.is(*test, "can", "Move")
                    && links.is(*again, "moveAgain", "") =>
            {
                links.plain(*test).nth(1)
            }
            _ => None,
        }
    };
    let mut questions = effects.iter().filter_map(asked);
    let (Some(question), None) = (questions.next(), questions.next()) else { return None };
    let others = effects.iter().copied().filter(|effect| asked(effect).is_none()).collect();
    Some((question, others))
}

/// Whether a question names certain moves, each without what follows from it.
fn same_options(links: &Links<'_>, asked: NodeId, moves: &[NodeId]) -> bool {
    let Some(asked) = options(links, asked) else { return false };
    let among = |one: &NodeId, all: &[NodeId]| all.iter().any(|it| links.same_moves(*one, *it));
    asked.iter().all(|one| among(one, moves)) && moves.iter().all(|one| among(one, &asked))
}

/// Whether the piece that moved stands where it moved to when all has happened: it is carried there, and only enemies go.
fn leaves_it_standing(links: &Links<'_>, effects: &[NodeId]) -> bool {
    let carried = |effect: &NodeId| {
        let parts: Vec<NodeId> = links.plain(*effect).collect();
        let ends = |keyword: &str, word: &str| {
            parts.iter().any(|part| {
                links.keyword(*part) == Some(keyword)
                    && links.children(*part).len() == 1
                    && links.plain(*part).any(|site| links.is(site, "last", word))
            })
        };
        matches!(links.keyword(*effect), Some("fromTo" | "move"))
            && parts.len() == 2
            && ends("from", "From")
            && ends("to", "To")
    };
    let taken = |effect: &NodeId| {
        links.keyword(*effect) == Some("directional")
            && links.whole(*effect).iter().any(|part| links.is(*part, "is", "Enemy"))
    };
    effects.iter().any(carried) && effects.iter().all(|effect| carried(effect) || taken(effect))
}

/// Whether a move is another one made from where the last move ended; if so, whether visited places are barred.
fn same_from_there(links: &Links<'_>, again: NodeId, first: NodeId) -> Option<bool> {
    let parts = |node: NodeId| -> Vec<NodeId> {
        let parts = links.children(node).iter().copied();
        parts.filter(|part| links.keyword(*part) != Some("then")).collect()
    };
    let (left, right) = (parts(again), parts(first));
    if left.len() != right.len() {
        return None;
    }
    let mut fresh = false;
    for (a, b) in left.into_iter().zip(right) {
        let same = match links.keyword(a) {
            Some("from") => starts_there(links, a, b),
            _ => same_seen_from(links, a, b, &mut fresh),
        };
        if !same {
            return None;
        }
    }
    Some(fresh)
}

/// `(from (last To))` against `(from)`.
fn starts_there(links: &Links<'_>, again: NodeId, first: NodeId) -> bool {
    let there = matches!(links.children(again), [site] if is_there(links, *site));
    let own = match links.children(first) {
        [] => true,
        [site] => links.keyword(*site) == Some("from") && links.children(*site).is_empty(),
        _ => false,
    };
    there && own && links.keyword(first) == Some("from")
}

/// Whether two parts of moves are the same where the one calls the start by the last move.
fn same_seen_from(links: &Links<'_>, again: NodeId, first: NodeId, fresh: &mut bool) -> bool {
    if links.label(again) != links.label(first) {
        return false;
    }
    if is_there(links, again) {
        return links.keyword(first) == Some("from") && links.children(first).is_empty();
    }
    if links.label(again) == Some("if") {
        let tests = |node: NodeId| match links.keyword(node) {
            Some("and") => links.members(node),
            _ => vec![node],
        };
        let (left, right) = (tests(again), tests(first));
        let (barred, left): (Vec<NodeId>, Vec<NodeId>) =
            left.into_iter().partition(|test| bars_visited(links, *test));
        *fresh |= !barred.is_empty();
        return left.len() == right.len()
            && left.iter().zip(&right).all(|(a, b)| links.same(*a, *b));
    }
    let (left, right) = (links.children(again), links.children(first));
    if left.is_empty() && right.is_empty() {
        return links.same(again, first);
    }
    links.keyword(again) == links.keyword(first)
        && left.len() == right.len()
        && left.iter().zip(right).all(|(a, b)| same_seen_from(links, *a, *b, fresh))
}

/// `(not (is Visited (to)))`
fn bars_visited(links: &Links<'_>, test: NodeId) -> bool {
    links.keyword(test) == Some("not")
        && links.plain(test).any(|inner| {
            links.is(inner, "is", "Visited")
                && links.plain(inner).any(|site| links.keyword(site) == Some("to"))
        })
}
