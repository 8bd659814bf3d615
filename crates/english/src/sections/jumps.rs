//! Whether two moves of a description are the same jump: where a piece goes on in the same turn, its jumps are written
//! once more, with another start and without the pieces jumped before.

use syntax::NodeId;

use crate::state::Links;

/// The sorts of moves that a piece can go on with.
const SORTS: [&str; 4] = ["Hop", "Step", "Slide", "Leap"];

/// Whether going on means only that the piece jumps again as it has jumped before; if so, whether one may stop, and whether
/// the directions differ.
pub(super) fn jumps_on(links: &Links<'_>, yes: NodeId, no: NodeId) -> Option<(bool, bool)> {
    let decisions: Vec<NodeId> = decisions(links, yes);
    let mut optional = false;
    let mut turned = false;
    let mut jumps = 0;
    let mut sources = decisions_of_pieces(links);
    sources.extend(self::decisions(links, no));
    for decision in decisions {
        if links.is(decision, "move", "Pass") {
            // Who stops and so brings something about does more than not to jump.
            if links.plain(decision).any(|part| links.keyword(part) == Some("then")) {
                return None;
            }
            optional = true;
            continue;
        }
        let from_last = links.plain(decision).any(|part| {
            links.keyword(part) == Some("from")
                && links.plain(part).any(|site| links.is(site, "last", "To"))
        });
        let among = |ways: Ways| {
            sources.iter().any(|source| {
                same_sort(links, decision, *source) && same_jump(links, decision, *source, ways)
            })
        };
        if !from_last || !among(Ways::Any) {
            return None;
        }
        turned |= !among(Ways::Same);
        jumps += 1;
    }
    (jumps == 1 || jumps > 0 && !turned).then_some((optional, turned))
}

/// Whether two moves are of the same sort.
pub(super) fn same_sort(links: &Links<'_>, one: NodeId, other: NodeId) -> bool {
    SORTS.iter().any(|sort| links.is(one, "move", sort) && links.is(other, "move", sort))
}

/// The moves that a player can choose in a rule.
pub(super) fn decisions(links: &Links<'_>, rule: NodeId) -> Vec<NodeId> {
    links
        .whole(rule)
        .into_iter()
        .filter(|node| links.keyword(*node) == Some("move"))
        .filter(|node| {
            !links
                .ancestors(*node)
                .take_while(|outer| *outer != rule)
                .any(|outer| matches!(links.keyword(outer), Some("then" | "can" | "apply")))
        })
        .collect()
}

fn decisions_of_pieces(links: &Links<'_>) -> Vec<NodeId> {
    links.clauses("piece", "").flat_map(|piece| decisions(links, piece)).collect()
}

/// Whether two jumps differ only in where they start, and in pieces that were jumped before.
fn same_jump(links: &Links<'_>, a: NodeId, b: NodeId, ways: Ways) -> bool {
    let then = |node: NodeId| links.plain(node).find(|part| links.keyword(*part) == Some("then"));
    let follows = match (then(a), then(b)) {
        (Some(a), Some(b)) => same_consequence(links, a, b),
        (a, b) => a.is_none() && b.is_none(),
    };
    follows && alike(links, a, b, (false, ways), |a, b| links.same(a, b))
}

/// Whether the same follows from two jumps: where both ask for another jump, pieces jumped before may make a difference.
fn same_consequence(links: &Links<'_>, a: NodeId, b: NodeId) -> bool {
    if links.is(a, "can", "Move") && links.is(b, "can", "Move") {
        let asked = |node: NodeId| links.plain(node).nth(1);
        return match (asked(a), asked(b)) {
            (Some(a), Some(b)) => same_jump_test(links, a, b),
            _ => false,
        };
    }
    let (left, right) = (links.children(a), links.children(b));
    links.keyword(a) == links.keyword(b)
        && links.word(a) == links.word(b)
        && links.text(a) == links.text(b)
        && left.len() == right.len()
        && left
            .iter()
            .zip(right)
            .all(|(a, b)| links.label(*a) == links.label(*b) && same_consequence(links, *a, *b))
}

/// Whether two jumps are possible in the same cases: they may differ in what they do to the pieces as well.
pub(crate) fn same_jump_test(links: &Links<'_>, a: NodeId, b: NodeId) -> bool {
    let tests = |node: NodeId| -> Vec<NodeId> {
        let parts = links.children(node).iter().copied();
        parts.filter(|part| links.keyword(*part) != Some("apply")).collect()
    };
    alike(links, a, b, (true, Ways::Same), |a, b| {
        let (left, right) = (tests(a), tests(b));
        links.keyword(a) == links.keyword(b)
            && links.word(a) == links.word(b)
            && left.len() == right.len()
            && left
                .iter()
                .zip(&right)
                .all(|(a, b)| links.label(*a) == links.label(*b) && links.same(*a, *b))
    })
}

/// Whether the directions of two jumps must agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ways {
    Same,
    Any,
}

fn alike(
    links: &Links<'_>,
    a: NodeId,
    b: NodeId,
    (tests_only, ways): (bool, Ways),
    same: impl Fn(NodeId, NodeId) -> bool,
) -> bool {
    let parts = |node: NodeId| -> Vec<NodeId> {
        links
            .plain(node)
            .filter(|part| !matches!(links.keyword(*part), Some("from" | "then")))
            .filter(|part| links.word(*part).is_none_or(|word| !SORTS.contains(&word)))
            .filter(|part| {
                ways == Ways::Same || matches!(links.keyword(*part), Some("between" | "to"))
            })
            .collect()
    };
    let (left, right) = (parts(a), parts(b));
    left.len() == right.len()
        && left
            .iter()
            .zip(&right)
            .all(|(a, b)| same(*a, *b) || same_but_cleared(links, *a, *b, tests_only))
}

/// Whether two conditions on what is jumped are the same but for pieces already captured.
fn same_but_cleared(links: &Links<'_>, a: NodeId, b: NodeId, tests_only: bool) -> bool {
    if links.keyword(a) != Some("between") || links.keyword(b) != Some("between") {
        return false;
    }
    let test = |node: NodeId| {
        links.children(node).iter().copied().find(|part| links.label(*part) == Some("if"))
    };
    let rest = |node: NodeId| -> Vec<NodeId> {
        links
            .children(node)
            .iter()
            .copied()
            .filter(|part| links.label(*part) != Some("if"))
            .filter(|part| !tests_only || links.keyword(*part) != Some("apply"))
            .collect()
    };
    let (Some(left), Some(right)) = (test(a), test(b)) else { return false };
    let (a, b) = (rest(a), rest(b));
    let members = |node: NodeId| -> Vec<NodeId> {
        let all: Vec<NodeId> =
            if links.keyword(node) == Some("and") { links.members(node) } else { vec![node] };
        all.into_iter()
            .filter(|member| {
                !(links.keyword(*member) == Some("not")
                    && links.whole(*member).iter().any(|part| links.is(*part, "sites", "ToClear")))
            })
            .collect()
    };
    let (left, right) = (members(left), members(right));
    a.len() == b.len()
        && a.iter().zip(&b).all(|(a, b)| links.same(*a, *b))
        && left.len() == right.len()
        && left.iter().all(|one| right.iter().any(|other| links.same(*one, *other)))
}
