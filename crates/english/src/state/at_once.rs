//! Effects that happen together: which of them ask for what others change.
//!
//! All effects of an `and` are worked out in the position before any of them. Read one after the other they would
//! mislead where one asks for what an earlier one has changed.

use syntax::NodeId;

use super::links::Links;

/// The keywords of clauses that may change something: see [`Clause::changes`].
const CHANGING: [&str; 11] = [
    "remove", "from", "to", "set", "addScore", "remember", "forget", "fromTo", "add", "promote",
    "claim",
];
/// The keywords of clauses that may ask for something: see [`Clause::asks_for`].
const ASKING: [&str; 16] = [
    "count",
    "no",
    "from",
    "trackSite",
    "state",
    "value",
    "is",
    "score",
    "var",
    "values",
    "forget",
    "custodial",
    "enclose",
    "surround",
    "intervene",
    "directional",
];

/// Something that effects change and ask for.
enum Slot<'a> {
    /// What lies on a place or how it is marked, by the node that says which.
    Place(&'static str, NodeId),
    /// Something with a name: what is noted, remembered or scored.
    Named(&'static str, Option<&'a str>),
    /// How many pieces there are, wherever they stand.
    Pieces,
}

/// Whether an effect asks for something that an earlier one of the same `and` changes.
pub fn clashes(links: &Links<'_>, and: NodeId) -> bool {
    let mut changed: Vec<Slot<'_>> = Vec::new();
    for member in links.members(and) {
        if !changed.is_empty() {
            let asked = slots(links, member, &ASKING, Clause::asks_for);
            if asked.iter().any(|asked| changed.iter().any(|slot| same(links, slot, asked))) {
                return true;
            }
        }
        changed.extend(slots(links, member, &CHANGING, Clause::changes));
    }
    false
}

/// The slots of the clauses with some keywords in an effect; what follows from it comes later and is left out.
fn slots<'l, 'a, I: IntoIterator<Item = Slot<'a>>>(
    links: &'l Links<'a>,
    effect: NodeId,
    keywords: &[&str],
    slots: impl Fn(&Clause<'l, 'a>) -> I,
) -> Vec<Slot<'a>> {
    let mut found = Vec::new();
    for node in keywords.iter().flat_map(|keyword| links.clauses_within(effect, keyword)).copied() {
        let Some(repeated) = is_repeated(links, effect, node) else { continue };
        // What a repetition calls a place is another place in another repetition.
        let kept = |slot: &Slot<'_>| !repeated || !matches!(slot, Slot::Place(..));
        found.extend(slots(&Clause { links, node }).into_iter().filter(kept));
    }
    found
}

/// Whether a clause stands in a repetition of an effect; nothing if it follows from the effect.
fn is_repeated(links: &Links<'_>, effect: NodeId, node: NodeId) -> Option<bool> {
    let is_repetition = |node| links.keyword(node) == Some("forEach");
    let mut repeated = node == effect && is_repetition(node);
    let mut outer = node;
    while outer != effect {
        if links.keyword(outer) == Some("then") {
            return None;
        }
        outer = links.holder(outer)?;
        repeated |= is_repetition(outer);
    }
    Some(repeated)
}

/// A clause that may change something or ask for it.
struct Clause<'l, 'a> {
    links: &'l Links<'a>,
    node: NodeId,
}

impl<'a> Clause<'_, 'a> {
    /// What it changes, there and on the board as a whole.
    fn changes(&self) -> impl Iterator<Item = Slot<'a>> + use<'a> {
        let moved = ["remove", "fromTo", "add", "promote", "claim"];
        let keyword = self.links.keyword(self.node);
        let pieces = keyword.is_some_and(|keyword| moved.contains(&keyword))
            && labelled(self.links, self.node, "at").is_none();
        self.changes_there().into_iter().chain(pieces.then_some(Slot::Pieces))
    }

    /// What it asks for, there and of the board as a whole.
    fn asks_for(&self) -> impl Iterator<Item = Slot<'a>> + use<'a> {
        let counting = matches!(self.links.keyword(self.node), Some("count" | "no"));
        let asks = counting && self.counts_pieces() || self.looks_around();
        let counted = asks.then_some(Slot::Pieces);
        self.asks_for_there().into_iter().chain(counted)
    }

    /// Whether it finds pieces by how they stand and does more to them than take them off: what an earlier capture takes off
    /// would not be found again.
    fn looks_around(&self) -> bool {
        let links = self.links;
        let finds = ["custodial", "enclose", "surround", "intervene", "directional"];
        let done = ["addScore", "promote", "add", "fromTo", "set"];
        links.keyword(self.node).is_some_and(|keyword| finds.contains(&keyword))
            && links
                .whole(self.node)
                .into_iter()
                .any(|part| links.keyword(part).is_some_and(|keyword| done.contains(&keyword)))
    }

    /// Whether it counts pieces or places by what stands on them, wherever that may be.
    fn counts_pieces(&self) -> bool {
        let (links, node) = (self.links, self.node);
        let [counts, places, none] = [
            ["Pieces", "Groups", "Liberties"].iter().any(|kind| links.is(node, "count", kind)),
            links.is(node, "count", "Sites"),
            links.is(node, "no", "Pieces"),
        ];
        let filled = |part: NodeId| {
            links.is(part, "sites", "Occupied")
                || links.is(part, "sites", "Empty")
                || ["is", "who", "what"].contains(&links.keyword(part).unwrap_or_default())
                || links
                    .word(part)
                    .is_some_and(|word| ["Own", "Enemy", "Empty", "NotEmpty"].contains(&word))
        };
        counts || none || places && links.whole(node).into_iter().any(filled)
    }

    /// What it changes on a place or under a name.
    fn changes_there(&self) -> Option<Slot<'a>> {
        let (links, node) = (self.links, self.node);
        match links.keyword(node)? {
            "remove" => self.pieces_of("pieces"),
            // What is carried is gone from where it was, and lies where it is carried to.
            "from" if self.is_carried() => self.pieces_of("pieces"),
            "to" if self.is_carried() => self.pieces_of("arrivals"),
            "set" if links.is(node, "set", "Var") => self.named("var"),
            "set" if links.is(node, "set", "Count") => self.at("pieces"),
            "set" if links.is(node, "set", "State") => self.at("mark"),
            "set" if links.is(node, "set", "Value") => self.at("value"),
            "set" if links.is(node, "set", "Score") => self.of_player("score", 1),
            "addScore" => self.of_player("score", 0),
            "remember" | "forget" => self.named("remembered"),
            _ => None,
        }
    }

    /// What it asks for on a place or under a name.
    fn asks_for_there(&self) -> Option<Slot<'a>> {
        let (links, node) = (self.links, self.node);
        match links.keyword(node)? {
            "count" => self.at("pieces"),
            // Where nothing lies, nothing is carried away.
            "from" if self.is_carried() => self.pieces_of("arrivals"),
            // What comes to the first empty place leaves another one the first.
            "trackSite" if self.searches() => Some(Slot::Place("arrivals", node)),
            "state" => self.at("mark"),
            "value" => self.at("value"),
            "is" if ["Empty", "Occupied"].iter().any(|word| links.is(node, "is", word)) => {
                links.plain(node).nth(1).map(|place| Slot::Place("pieces", place))
            }
            "score" => self.of_player("score", 0),
            "var" => self.named("var"),
            "values" if links.is(node, "values", "Remembered") => self.named("remembered"),
            // What is forgotten as a whole is what was remembered before.
            "forget" if links.plain(node).any(|part| links.word(part) == Some("All")) => {
                self.named("remembered")
            }
            _ => None,
        }
    }

    /// Whether the clause looks along a path for a place where something lies or nothing does.
    fn searches(&self) -> bool {
        let links = self.links;
        links.is(self.node, "trackSite", "FirstSite")
            && links.whole(self.node).into_iter().any(|part| {
                ["Empty", "Occupied"].iter().any(|word| links.is(part, "is", word))
                    || links.keyword(part) == Some("count")
            })
    }

    /// Whether the clause is the beginning or the end of a way along which a piece is carried.
    fn is_carried(&self) -> bool {
        let carry = self.links.parent(self.node).and_then(|part| self.links.keyword(part));
        carry == Some("fromTo")
    }

    /// Something by the text in quotes that names it.
    fn named(&self, kind: &'static str) -> Option<Slot<'a>> {
        let name = self.links.plain(self.node).find_map(|part| self.links.text(part));
        Some(Slot::Named(kind, name))
    }

    /// Something on the place after `at:`.
    fn at(&self, kind: &'static str) -> Option<Slot<'a>> {
        labelled(self.links, self.node, "at").map(|place| Slot::Place(kind, place))
    }

    /// Something of the player that an argument names.
    fn of_player(&self, kind: &'static str, argument: usize) -> Option<Slot<'a>> {
        let who = self.links.plain(self.node).nth(argument);
        Some(Slot::Named(kind, Some(who.and_then(|part| self.links.word(part))?)))
    }

    /// The pieces on the place that the clause names.
    fn pieces_of(&self, kind: &'static str) -> Option<Slot<'a>> {
        let place = self.links.plain(self.node).find(|part| self.links.keyword(*part).is_some());
        place.map(|place| Slot::Place(kind, place))
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
        (Slot::Pieces, Slot::Pieces) => true,
        _ => false,
    }
}
