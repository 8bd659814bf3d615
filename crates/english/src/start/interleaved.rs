//! Pieces of several kinds that stand in turn along the rows of a board, where the rules reckon which place holds which.

use std::collections::BTreeMap;

use language::start::{PlaceOn, StartRule};
use syntax::NodeId;

use super::place::FOUND;
use crate::plan::{Part, Passage};
use crate::realise::{Text, coordinate, listed_and, ordinal, with_article, word_count};
use crate::regions::searched::is_search;
use crate::teller::Teller;

/// The longest pattern that a reader sees come again.
const PERIOD: usize = 6;

/// What comes again and again in a row: pieces, and places without one.
type Pattern = Vec<Option<String>>;

/// The places of a row by their columns: the name of the place, and what stands on it.
type Row = BTreeMap<u32, (String, Option<String>)>;

impl Teller<'_> {
    /// The placements whose places are reckoned, as a table of what stands in turn; with the rules that it tells.
    pub(crate) fn interleaved(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        let placements = rules.iter().filter_map(|rule| match rule {
            StartRule::PlaceOn(node) => Some(&**node),
            _ => None,
        });
        let nodes: Vec<&PlaceOn> = placements.filter(|node| self.is_reckoned(node)).collect();
        if nodes.is_empty() {
            return None;
        }
        let mut found: Vec<(Pattern, Vec<Text>)> = Vec::new();
        for row in self.reckoned_rows(&nodes)?.values() {
            for (pattern, places) in stretches(row) {
                match found.iter_mut().find(|(known, _)| *known == pattern) {
                    Some((_, all)) => all.push(places),
                    None => found.push((pattern, vec![places])),
                }
            }
        }
        let told: Vec<NodeId> = nodes.iter().flat_map(|node| self.whole(node.id)).collect();
        let lines = found.iter().map(|(pattern, places)| {
            [Text::from(self.in_turn(pattern)), listed_and(places)].map(|text| text.tell_all(&told))
        });
        let rows: Vec<[Text; 2]> = lines.collect();
        let head = Text::from("set up these rows, each from left to right:").tell_all(&told);
        let mut passage = Passage::of(head);
        let header = ["Pieces".to_owned(), "Places".to_owned()];
        passage.parts.push(Part::Table { header, rows });
        Some((passage, nodes.iter().map(|node| node.id).collect()))
    }

    /// The rows of the board with what the rules put on their places.
    fn reckoned_rows(&self, nodes: &[&PlaceOn]) -> Option<BTreeMap<u32, Row>> {
        let mut rows: BTreeMap<u32, Row> = BTreeMap::new();
        for label in &self.elements()?.labels {
            let (column, row) = coordinate(label)?;
            rows.entry(row).or_default().insert(column, (label.to_string(), None));
        }
        for node in nodes {
            let (kind, owner) = self.item(&node.item);
            let name =
                if owner.is_empty() { with_article(&kind) } else { format!("{owner}{kind}") };
            for site in self.searched(node.region.as_ref()?)? {
                let label = self.places.label(i32::try_from(site).ok()?, None)?;
                let (column, row) = coordinate(&label)?;
                let (_, piece) = rows.get_mut(&row)?.get_mut(&column)?;
                // What comes later would cover what stands there.
                if piece.replace(name.clone()).is_some() {
                    return None;
                }
            }
        }
        Some(rows)
    }

    /// "A marker and a disc in turn", "a disc on every second square".
    fn in_turn(&self, pattern: &Pattern) -> String {
        let site = self.site();
        match pattern.as_slice() {
            [Some(only)] => format!("{only} each"),
            [Some(first), rest @ ..] if rest.iter().all(Option::is_none) => {
                let which = match pattern.len() {
                    2 => "second".to_owned(),
                    other => ordinal(i64::try_from(other).unwrap_or_default()),
                };
                format!("{first} on every {which} {site}")
            }
            several => {
                let none = format!("an empty {site}");
                let names: Vec<&str> =
                    several.iter().map(|one| one.as_deref().unwrap_or(&none)).collect();
                format!("{} in turn", names.join(", "))
            }
        }
    }

    /// Whether pieces stand on places that are found by reckoning and are too many to be listed.
    fn is_reckoned(&self, node: &PlaceOn) -> bool {
        let plain = node.counts.is_none()
            && node.state.is_none()
            && node.rotation.is_none()
            && node.value.is_none()
            && node.site_type.is_none();
        let Some(region) = node.region.as_ref().filter(|region| plain && is_search(region)) else {
            return false;
        };
        self.searched(region).is_some_and(|sites| {
            let short = self.rows_and_places(&sites);
            !sites.is_empty() && short.is_none_or(|(all, _)| word_count(all.as_str()) > FOUND)
        })
    }
}

/// The parts of a row that lie together, from the first piece to the last, each with what comes again in it.
fn stretches(row: &Row) -> Vec<(Pattern, Text)> {
    let places: Vec<(u32, &str, Option<&str>)> = row
        .iter()
        .map(|(column, (name, piece))| (*column, name.as_str(), piece.as_deref()))
        .collect();
    let parts = places.chunk_by(|one, next| one.0 + 1 == next.0);
    parts.filter_map(stretch).collect()
}

/// What stands on places that lie together.
fn stretch(places: &[(u32, &str, Option<&str>)]) -> Option<(Pattern, Text)> {
    let first = places.iter().position(|(.., piece)| piece.is_some())?;
    let last = places.iter().rposition(|(.., piece)| piece.is_some())?;
    let held = &places[first..=last];
    let pieces: Pattern = held.iter().map(|(.., piece)| piece.map(str::to_owned)).collect();
    let again =
        |period: &usize| pieces.iter().skip(*period).zip(&pieces).all(|(one, other)| one == other);
    let period = (1..=PERIOD).find(again).unwrap_or(pieces.len()).min(pieces.len());
    let (from, to) = (held.first()?.1, held.last()?.1);
    let name = if from == to { from.to_owned() } else { format!("{from} to {to}") };
    Some((pieces.into_iter().take(period).collect(), name.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(places: &[(u32, &str)]) -> Row {
        let piece = |name: &str| (!name.is_empty()).then(|| name.to_owned());
        places.iter().map(|(at, name)| (*at, (at.to_string(), piece(name)))).collect()
    }

    fn pattern(pieces: &[&str]) -> Pattern {
        pieces.iter().map(|name| (!name.is_empty()).then(|| (*name).to_owned())).collect()
    }

    #[test]
    fn what_stands_in_turn_is_seen() {
        let found = stretches(&row(&[(1, "a"), (2, ""), (3, "b"), (4, ""), (5, "a"), (6, "")]));
        assert!(found == [(pattern(&["a", "", "b", ""]), Text::from("1 to 5"))]);
    }

    #[test]
    fn parts_of_a_row_that_lie_apart_stand_alone() {
        let found = stretches(&row(&[(1, "a"), (2, "a"), (5, "b")]));
        let parts = [(pattern(&["a"]), Text::from("1 to 2")), (pattern(&["b"]), Text::from("5"))];
        assert!(found == parts);
    }
}
