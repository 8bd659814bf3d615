//! What the numbers are called that pieces carry: their strength, where rules ask which of two is greater; the number on them, where
//! rules reckon with it; else a mark or a value.

use syntax::NodeId;

use super::links::Links;

/// Ludemes that hold two numbers against each other.
const ORDERS: [&str; 4] = ["<", "<=", ">", ">="];
/// Ludemes that reckon.
const RECKONS: [&str; 10] = ["+", "-", "*", "/", "%", "^", "abs", "range", "exact", "max"];

/// What marks are called.
pub(super) fn of_marks(links: &Links<'_>) -> &'static str {
    let lies =
        ["tile", "dominoes", "flips"].iter().any(|it| links.clauses(it, "").next().is_some());
    // Places are looked for by the mark of what they hold.
    let sought = links.clauses("sites", "State").next().is_some();
    let values = links.clauses("value", "Piece").next().is_some();
    let marks = Carried::of(links, "State", links.clauses("state", "").collect());
    if lies || sought {
        "mark"
    } else if marks.is_strength() {
        "strength"
    } else if marks.is_printed() {
        "number"
    } else if !marks.readers.is_empty()
        && marks.is_counted()
        && links.clauses("sow", "").next().is_none()
    {
        "token"
    } else if marks.is_reckoned() && !values {
        "value"
    } else {
        "mark"
    }
}

/// What values are called.
pub(super) fn of_values(links: &Links<'_>) -> &'static str {
    let values = Carried::of(links, "Value", links.clauses("value", "Piece").collect());
    if values.is_strength() { "strength" } else { "value" }
}

/// A number that pieces carry, with all that set it or ask for it.
struct Carried<'a> {
    links: &'a Links<'a>,
    readers: Vec<NodeId>,
    /// What is set.
    writers: Vec<NodeId>,
    /// The different numbers of the start.
    starts: Vec<i32>,
}

impl<'a> Carried<'a> {
    fn of(links: &'a Links<'a>, slot: &'a str, readers: Vec<NodeId>) -> Self {
        let label = if slot == "State" { "state" } else { "value" };
        let placed = |part: &NodeId| {
            let outer = links.holder(*part).and_then(|outer| links.keyword(outer));
            links.label(*part) == Some(label) && outer == Some("place")
        };
        let given = links.whole(syntax::Tree::ROOT).into_iter().filter(placed);
        let mut starts: Vec<i32> = given.filter_map(|part| links.number(part)).collect();
        starts.sort_unstable();
        starts.dedup();
        // A value can be set for a player too.
        let piece =
            |set: &NodeId| links.children(*set).iter().any(|part| links.label(*part) == Some("at"));
        let writers = links.clauses("set", slot).filter(piece);
        let value = |set: NodeId| {
            links.plain(set).skip(1).filter(|part| !links.is(*part, "then", "")).last()
        };
        let writers = writers.map(|set| value(set).unwrap_or(set)).collect();
        Self { links, readers, writers, starts }
    }

    /// Whether rules only ask which of two pieces has the greater number, or whether both have the same.
    fn is_strength(&self) -> bool {
        let links = self.links;
        let against = |test: NodeId| {
            links
                .plain(test)
                .all(|side| self.readers.contains(&side) || links.is(side, "value", "Pending"))
        };
        let compared = |reader: &NodeId| {
            links.parent(*reader).is_some_and(|test| match links.keyword(test) {
                Some("=" | "!=" | "<" | "<=" | ">" | ">=") => against(test),
                Some("set") => links.is(test, "set", "Pending"),
                _ => false,
            })
        };
        let ordered = self.readers.iter().filter_map(|reader| links.parent(*reader)).any(|test| {
            links.keyword(test).is_some_and(|word| ORDERS.contains(&word)) && against(test)
        });
        let given =
            |value: &NodeId| links.number(*value).is_some() || links.is(*value, "mapEntry", "");
        ordered && self.readers.iter().all(compared) && self.writers.iter().all(given)
    }

    /// Whether pieces of several numbers are told apart by them, and no rule changes one.
    fn is_printed(&self) -> bool {
        self.writers.is_empty()
            && !self.readers.is_empty()
            && (self.starts.len() > 2 || self.starts.len() == 2 && self.is_summed())
    }

    /// Whether rules lay one more on a piece, or take one away where there is one, and ask how many there are.
    fn is_counted(&self) -> bool {
        let links = self.links;
        // What is changed is what is asked for.
        let same_place = |value: NodeId, reader: NodeId| {
            let labelled = |node: NodeId, label: &str| {
                links.children(node).iter().copied().find(|part| links.label(*part) == Some(label))
            };
            links.parent(value).is_some_and(|set| {
                ["at", "level"].iter().all(|label| {
                    match (labelled(set, label), labelled(reader, label)) {
                        (Some(one), Some(other)) => links.same(one, other),
                        (one, other) => one.is_none() && other.is_none(),
                    }
                })
            })
        };
        let step = |value: &NodeId| {
            matches!(links.keyword(*value), Some("+" | "-"))
                && links
                    .members(*value)
                    .into_iter()
                    .filter(|part| self.readers.contains(part))
                    .all(|reader| same_place(*value, reader))
                && links.members(*value).iter().filter(|part| self.readers.contains(part)).count()
                    == 1
                && links
                    .members(*value)
                    .iter()
                    .all(|part| self.readers.contains(part) || links.number(*part) == Some(1))
        };
        // There must be one to be taken away.
        let asked = |value: &NodeId| {
            links.is(*value, "+", "")
                || links.ancestors(*value).any(|outer| {
                    links.is(outer, "if", "")
                        && links
                            .plain(outer)
                            .next()
                            .is_some_and(|test| !links.clauses_within(test, "state").is_empty())
                })
        };
        let laid = |value: &NodeId| {
            step(value) && asked(value) || links.number(*value).is_some_and(|number| number >= 0)
        };
        let compared = |reader: &NodeId| {
            super::blanks::compared(links, *reader).is_some_and(|(_, number)| number >= 0)
                || links
                    .parent(*reader)
                    .is_some_and(|outer| step(&outer) && self.writers.contains(&outer))
        };
        self.writers.iter().any(step)
            && self.writers.iter().all(laid)
            && self.readers.iter().all(compared)
    }

    /// Whether all pieces start with a number, and rules add to it and take from it.
    fn is_reckoned(&self) -> bool {
        let links = self.links;
        let grows = |value: &NodeId| {
            links.keyword(*value).is_some_and(|word| RECKONS.contains(&word))
                || links.number(*value).is_some()
        };
        !self.starts.is_empty() && self.is_summed() && self.writers.iter().all(grows)
    }

    /// Whether rules reckon with it.
    fn is_summed(&self) -> bool {
        let links = self.links;
        self.readers.iter().any(|reader| {
            let outer = links.parent(*reader).and_then(|outer| links.keyword(outer));
            outer.is_some_and(|word| RECKONS.contains(&word))
        })
    }
}
