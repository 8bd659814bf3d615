//! Effects that happen together: which of them ask for what others change.
//!
//! All effects of an `and` are worked out in the position before any of them. Read one after the other they would
//! mislead where one asks for what an earlier one has changed.

use syntax::NodeId;

use super::links::Links;

/// Something that effects change and ask for.
enum Slot<'a> {
    /// What lies on a place or how it is marked, by the node that says which.
    Place(&'static str, NodeId),
    /// Something with a name: what is noted, remembered or scored.
    Named(&'static str, Option<&'a str>),
}

/// Whether an effect asks for something that an earlier one of the same `and` changes.
pub fn clashes(links: &Links<'_>, and: NodeId) -> bool {
    let members = links.members(and);
    members.iter().enumerate().any(|(index, earlier)| {
        let changed = slots(links, *earlier, change);
        !changed.is_empty()
            && members[index + 1..].iter().any(|later| {
                let asked = slots(links, *later, question);
                asked.iter().any(|asked| changed.iter().any(|slot| same(links, slot, asked)))
            })
    })
}

/// The slots of an effect; what follows from it comes later and is left out.
fn slots<'a>(
    links: &Links<'a>,
    effect: NodeId,
    slot: impl Fn(&Links<'a>, NodeId) -> Option<Slot<'a>>,
) -> Vec<Slot<'a>> {
    let later = |node: NodeId| {
        let mut outer = links.ancestors(node).take_while(|outer| *outer != effect);
        node != effect && outer.any(|outer| links.keyword(outer) == Some("then"))
    };
    // What a repetition calls a place is another place in another repetition.
    let repeated = |node: NodeId| {
        let mut outer = links.ancestors(node).take_while(|outer| *outer != effect).chain([effect]);
        outer.any(|outer| links.keyword(outer) == Some("forEach"))
    };
    let nodes = links.whole(effect).into_iter().filter(|node| !later(*node));
    nodes
        .filter_map(|node| slot(links, node).map(|slot| (node, slot)))
        .filter(|(node, slot)| !matches!(slot, Slot::Place(..)) || !repeated(*node))
        .map(|(_, slot)| slot)
        .collect()
}

/// What a clause changes.
fn change<'a>(links: &Links<'a>, node: NodeId) -> Option<Slot<'a>> {
    let named = |kind| Some(Slot::Named(kind, links.plain(node).find_map(|part| links.text(part))));
    let at = |kind| labelled(links, node, "at").map(|place| Slot::Place(kind, place));
    let of_player = |kind, index| {
        let who = links.plain(node).nth(index).and_then(|part| links.word(part))?;
        Some(Slot::Named(kind, Some(who)))
    };
    match links.keyword(node)? {
        "remove" => {
            let place = links.plain(node).find(|part| links.keyword(*part).is_some());
            place.map(|place| Slot::Place("pieces", place))
        }
        "fromTo" => {
            let from = links.plain(node).find(|part| links.keyword(*part) == Some("from"))?;
            let place = links.plain(from).find(|part| links.keyword(*part).is_some());
            place.map(|place| Slot::Place("pieces", place))
        }
        "set" if links.is(node, "set", "Var") => named("var"),
        "set" if links.is(node, "set", "Count") => at("pieces"),
        "set" if links.is(node, "set", "State") => at("mark"),
        "set" if links.is(node, "set", "Value") => at("value"),
        "set" if links.is(node, "set", "Score") => of_player("score", 1),
        "addScore" => of_player("score", 0),
        "remember" | "forget" => named("remembered"),
        _ => None,
    }
}

/// What a clause asks for.
fn question<'a>(links: &Links<'a>, node: NodeId) -> Option<Slot<'a>> {
    let named = |kind| Some(Slot::Named(kind, links.plain(node).find_map(|part| links.text(part))));
    let at = |kind| labelled(links, node, "at").map(|place| Slot::Place(kind, place));
    let of_player = |kind, index| {
        let who = links.plain(node).nth(index).and_then(|part| links.word(part))?;
        Some(Slot::Named(kind, Some(who)))
    };
    match links.keyword(node)? {
        "count" => at("pieces"),
        "state" => at("mark"),
        "value" => at("value"),
        "is" if ["Empty", "Occupied"].iter().any(|word| links.is(node, "is", word)) => {
            links.plain(node).nth(1).map(|place| Slot::Place("pieces", place))
        }
        "score" => of_player("score", 0),
        "var" => named("var"),
        "values" if links.is(node, "values", "Remembered") => named("remembered"),
        _ => None,
    }
}

fn labelled(links: &Links<'_>, node: NodeId, label: &str) -> Option<NodeId> {
    links.children(node).iter().copied().find(|part| links.label(*part) == Some(label))
}

fn same(links: &Links<'_>, one: &Slot<'_>, other: &Slot<'_>) -> bool {
    match (one, other) {
        (Slot::Place(kind, one), Slot::Place(same, other)) => {
            kind == same && links.same(*one, *other)
        }
        (Slot::Named(kind, one), Slot::Named(same, other)) => kind == same && one == other,
        _ => false,
    }
}
