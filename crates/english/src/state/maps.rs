//! Tables of the equipment: what they are looked up by, and what they give.

use syntax::NodeId;

use super::links::Links;

/// How a table is used by the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MapUse {
    /// It is looked up by players.
    pub players: bool,
    /// It gives places.
    pub places: bool,
    /// It gives nothing else.
    pub only_places: bool,
    /// It is looked up by places.
    pub by_place: bool,
    /// It is looked up by pieces.
    pub by_piece: bool,
}

/// Ludemes that stand for a place.
const PLACES: [&str; 9] =
    ["to", "from", "last", "site", "between", "trackSite", "ahead", "where", "handSite"];

impl MapUse {
    /// Looks at every rule that asks a table.
    pub fn of(links: &Links<'_>, name: Option<&str>) -> Self {
        let entries: Vec<NodeId> = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .collect();
        let key = |entry: &NodeId| links.plain(*entry).find(|part| links.text(*part).is_none());
        Self {
            // A number among players is the number of a player.
            players: entries
                .iter()
                .any(|entry| key(entry).is_some_and(|key| is_player(links, key)))
                && entries.iter().all(|entry| {
                    key(entry)
                        .is_some_and(|key| is_player(links, key) || links.number(key).is_some())
                }),
            by_place: !entries.is_empty()
                && entries.iter().all(|entry| {
                    key(entry)
                        .and_then(|key| links.keyword(key))
                        .is_some_and(|key| PLACES.contains(&key))
                }),
            by_piece: !entries.is_empty()
                && entries
                    .iter()
                    .all(|entry| key(entry).is_some_and(|key| links.keyword(key) == Some("what"))),
            places: entries.iter().any(|entry| is_place(links, *entry)),
            only_places: entries.iter().all(|entry| is_place(links, *entry)),
        }
    }
}

fn is_player(links: &Links<'_>, node: NodeId) -> bool {
    match links.keyword(node) {
        Some(word) => matches!(word, "mover" | "next" | "prev" | "player" | "who"),
        None => links.word(node).is_some_and(|word| {
            matches!(word, "Mover" | "Next" | "Prev" | "Player")
                || word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok())
        }),
    }
}

/// Whether a value stands where a place is meant.
fn is_place(links: &Links<'_>, node: NodeId) -> bool {
    // What a case gives stands where the case does.
    let cases = links.ancestors(node).take_while(|outer| links.keyword(*outer) == Some("if"));
    let node = cases.last().unwrap_or(node);
    let Some(parent) = links.parent(node) else { return false };
    if matches!(links.label(node), Some("at" | "from" | "to")) {
        return true;
    }
    match links.keyword(parent) {
        Some("from" | "to" | "remove" | "ahead" | "sites") => true,
        Some("difference" | "union" | "intersection") => true,
        Some("place") => links.label(node).is_none(),
        Some("is") => ["In", "Empty", "Occupied"].iter().any(|kind| links.is(parent, "is", kind)),
        Some("=" | "!=") => links.plain(parent).any(|other| {
            other != node && links.keyword(other).is_some_and(|keyword| PLACES.contains(&keyword))
        }),
        _ => false,
    }
}
