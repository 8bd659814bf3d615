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
            || links.is(*node, "id", "") && links.plain(*node).count() == 1
    };
    let nothing = |node: &NodeId| is_nothing(links, *node);
    values.iter().any(player) && values.iter().all(|value| player(value) || nothing(value))
}

/// Whether all that is written are numbers of players, as all that is asked is which player it is.
pub(super) fn are_numbers_of_players(
    links: &Links<'_>,
    values: &[NodeId],
    readers: &[NodeId],
) -> bool {
    let person = |node: NodeId| match links.keyword(node) {
        Some("mover" | "next" | "prev" | "player" | "who") => true,
        Some("id") => links.plain(node).count() == 1,
        Some(_) => false,
        None => links.word(node).is_some_and(|word| {
            matches!(word, "Mover" | "Next")
                || word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok())
        }),
    };
    let asked = |reader: &NodeId| {
        links.parent(*reader).is_some_and(|test| {
            matches!(links.keyword(test), Some("=" | "!="))
                && links.plain(test).all(|side| side == *reader || person(side))
        })
    };
    let known = |value: &NodeId| {
        person(*value) || links.number(*value).is_some_and(|number| (0..=9).contains(&number))
    };
    values.iter().any(|value| links.number(*value) != Some(0))
        && values.iter().all(known)
        && !readers.is_empty()
        && readers.iter().all(asked)
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
