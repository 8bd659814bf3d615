//! Notes that are places or nothing: a rule notes a place, and minus one stands for none.

use syntax::NodeId;

use super::blanks::is_nothing;
use super::links::Links;

/// Clauses that are single places.
const PLACES: [&str; 10] = [
    "to",
    "from",
    "between",
    "site",
    "ahead",
    "trackSite",
    "handSite",
    "regionSite",
    "where",
    "centrePoint",
];

/// Whether all that is written is a place or nothing, and something is.
pub(super) fn are_places(links: &Links<'_>, values: &[NodeId]) -> bool {
    let place = |node: &NodeId| {
        links.keyword(*node).is_some_and(|keyword| PLACES.contains(&keyword))
            || links.is(*node, "last", "To")
            || links.is(*node, "last", "From")
    };
    let nothing = |node: &NodeId| is_nothing(links, *node);
    values.iter().any(place) && values.iter().all(|value| place(value) || nothing(value))
}

/// Whether all that is written is a player or nothing, and something is.
pub(super) fn are_players(links: &Links<'_>, values: &[NodeId]) -> bool {
    let player = |node: &NodeId| {
        links
            .keyword(*node)
            .is_some_and(|keyword| ["mover", "next", "prev", "who"].contains(&keyword))
    };
    let nothing = |node: &NodeId| is_nothing(links, *node);
    values.iter().any(player) && values.iter().all(|value| player(value) || nothing(value))
}

/// Whether the values of players are places or nothing.
pub(super) fn players_keep_places(links: &Links<'_>) -> bool {
    let at = |node: NodeId| links.whole(node).iter().any(|part| links.label(*part) == Some("at"));
    let written: Vec<NodeId> = links
        .clauses("set", "Value")
        .filter(|node| !at(*node))
        .filter_map(|node| links.plain(node).nth(2))
        .collect();
    are_places(links, &written)
}
