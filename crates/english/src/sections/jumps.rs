//! Whether two moves of a description are the same jump: where a piece goes on in the same turn, its jumps are written
//! once more, with another start and without the pieces jumped before.

use syntax::NodeId;

use crate::state::Links;

/// The sorts of moves that a piece can go on with.
const SORTS: [&str; 4] = ["Hop", "Step", "Slide", "Leap"];

/// How a piece goes on that jumps again as it has jumped before.
pub(super) struct JumpsOn {
    /// Whether the player may stop instead.
    pub optional: bool,
    /// The jumps that go in other directions than the first.
    pub turned: Vec<NodeId>,
}

/// Whether going on means only that the piece jumps again as it has jumped before.
pub(super) fn jumps_on(links: &Links<'_>, yes: NodeId, no: NodeId) -> Option<JumpsOn> {
    let decisions: Vec<NodeId> = decisions(links, yes);
    let mut optional = false;
    let mut turned: Vec<NodeId> = Vec::new();
    let mut jumps: Vec<NodeId> = Vec::new();
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
                same_sort(links, decision, *source)
                    && same_jump(links, decision, *source, ways)
                    && same_outcome(links, (decision, yes), (*source, no))
            })
        };
        if !from_last || !among(Ways::Any) {
            return None;
        }
        if !among(Ways::Same) {
            turned.push(decision);
        }
        jumps.push(decision);
    }
    let plain = jumps.len() == 1 || !jumps.is_empty() && turned.is_empty();
    let by_kind = || jumps.iter().all(|jump| goes_on_by_kind(links, *jump, (yes, no), &sources));
    (plain || !jumps.is_empty() && by_kind()).then_some(JumpsOn { optional, turned })
}

/// Whether a jump is there for a certain kind of piece, or for all others, and repeats a jump of such pieces after which
/// nothing else happens.
fn goes_on_by_kind(
    links: &Links<'_>,
    jump: NodeId,
    (yes, no): (NodeId, NodeId),
    sources: &[NodeId],
) -> bool {
    let Some((kind, meant)) = kind_asked_for(links, jump, yes) else { return false };
    let longest = |node: NodeId, rule: NodeId| {
        links
            .ancestors(node)
            .take_while(|outer| *outer != rule)
            .chain([rule])
            .any(|outer| links.is(outer, "max", "Moves"))
    };
    sources.iter().any(|source| {
        let outer = || links.ancestors(*source).take_while(|outer| *outer != no).chain([no]);
        let followed =
            outer().any(|outer| links.plain(outer).any(|part| links.keyword(part) == Some("then")));
        let of = outer().find(|outer| links.is(*outer, "forEach", "Piece"));
        let of = of.and_then(|search| links.plain(search).find_map(|part| links.text(part)));
        same_sort(links, jump, *source)
            && same_jump(links, jump, *source, Ways::Any)
            && of.is_some_and(|of| (of == kind) == meant)
            && !followed
            && longest(jump, yes) == longest(*source, no)
    })
}

/// The kind of the piece moved last that a rule asks for, and whether a move is there for it or for the others.
fn kind_asked_for<'l>(links: &'l Links<'_>, jump: NodeId, rule: NodeId) -> Option<(&'l str, bool)> {
    let mut inner = jump;
    let mut found = None;
    for outer in links.ancestors(jump) {
        if links.keyword(outer) == Some("if") {
            let parts: Vec<NodeId> = links.plain(outer).collect();
            let [test, this, other] = parts.as_slice() else { return None };
            let kind = kind_moved_last(links, *test)?;
            let meant = *this == inner;
            (found.is_none() && (meant || *other == inner)).then_some(())?;
            found = Some((kind, meant));
        }
        inner = outer;
        if outer == rule {
            break;
        }
    }
    found
}

/// `(= (what at:(last To)) (id "Kind" Mover))`: the name of the kind.
fn kind_moved_last<'l>(links: &'l Links<'_>, test: NodeId) -> Option<&'l str> {
    let parts: Vec<NodeId> = links.children(test).to_vec();
    let [what, id] = parts.as_slice() else { return None };
    let last = links.keyword(*what) == Some("what")
        && matches!(links.children(*what), [at] if links.is(*at, "last", "To"));
    let own = links.keyword(*id) == Some("id")
        && links.plain(*id).any(|part| links.word(part) == Some("Mover"));
    let name = links.plain(*id).find_map(|part| links.text(part));
    name.filter(|_| links.keyword(test) == Some("=") && last && own)
}

/// Whether two moves are of the same sort.
pub(super) fn same_sort(links: &Links<'_>, one: NodeId, other: NodeId) -> bool {
    SORTS.iter().any(|sort| links.is(one, "move", sort) && links.is(other, "move", sort))
}

/// The moves that a player can choose in a rule.
pub(crate) fn decisions(links: &Links<'_>, rule: NodeId) -> Vec<NodeId> {
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

/// Whether two moves must leave the same behind within their rules, or pieces: `(do (move …) ifAfterwards:…)`.
fn same_outcome(links: &Links<'_>, one: (NodeId, NodeId), other: (NodeId, NodeId)) -> bool {
    let demands = |(decision, rule): (NodeId, NodeId)| -> Vec<NodeId> {
        let within = links.ancestors(decision).take_while(|outer| {
            Some(*outer) != links.parent(rule) && links.keyword(*outer) != Some("piece")
        });
        within
            .flat_map(|outer| links.children(outer).to_vec())
            .filter(|part| links.label(*part) == Some("ifAfterwards"))
            .collect()
    };
    let (one, other) = (demands(one), demands(other));
    one.len() == other.len() && one.iter().zip(&other).all(|(one, other)| links.same(*one, *other))
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
    follows && alike(links, a, b, (false, ways), |a, b| same_but_start(links, a, b))
}

/// Whether two parts of jumps are the same: where a jump starts may be called the place of the last move in one that goes on.
fn same_but_start(links: &Links<'_>, a: NodeId, b: NodeId) -> bool {
    if links.is(a, "last", "To") && links.keyword(b) == Some("from") {
        return links.children(b).is_empty();
    }
    links.same_with(a, b, |a, b| same_but_start(links, a, b))
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
    links.same_with(a, b, |a, b| same_consequence(links, a, b))
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
                .all(|(a, b)| links.label(*a) == links.label(*b) && same_but_start(links, *a, *b))
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
