//! Pieces of several kinds that stand in turn along the rows of a board, where the rules reckon which place holds which.

use std::collections::BTreeMap;

use language::start::{PlaceOn, StartRule};
use syntax::NodeId;

use super::place::FOUND;
use crate::plan::{Part, Passage};
use crate::realise::{Text, coordinate, listed_and, ordinal, with_article, word_count};
use crate::regions::searched::is_search;
use crate::teller::Teller;

/// Pieces that stand further apart than this are not seen as one row.
const FURTHEST: u32 = 4;
/// A row must have so many pieces to show its pattern.
const SHOWN: usize = 3;
/// The longest pattern that a reader sees come again.
const PERIOD: usize = 4;

/// What stands in a row, from its first piece to its last.
#[derive(PartialEq, Eq, Clone)]
struct Pattern {
    /// The pieces in turn.
    pieces: Vec<String>,
    /// How many columns lie from one piece to the next.
    stride: u32,
}

/// One piece on its place: the column, its name and that of the place.
type Standing = (u32, String, String);

impl Teller<'_> {
    /// The placements whose places are reckoned, as a table of what stands in turn; with the rules that it tells.
    pub(crate) fn interleaved(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        let placements = rules.iter().filter_map(|rule| match rule {
            StartRule::PlaceOn(node) => Some(&**node),
            _ => None,
        });
        let nodes: Vec<&PlaceOn> = placements.filter(|node| self.is_reckoned(node)).collect();
        let mut rows: BTreeMap<u32, Vec<Standing>> = BTreeMap::new();
        for node in &nodes {
            let (kind, owner) = self.item(&node.item);
            let sites = self.searched(node.region.as_ref()?)?;
            for site in sites {
                let label = self.places.label(i32::try_from(site).ok()?, None)?;
                let (column, row) = coordinate(&label)?;
                let name =
                    if owner.is_empty() { with_article(&kind) } else { format!("{owner}{kind}") };
                rows.entry(row).or_default().push((column, name, label));
            }
        }
        let mut found: Vec<(Pattern, Vec<Text>)> = Vec::new();
        for mut row in rows.into_values() {
            row.sort();
            for (pattern, places) in stretches(&row)? {
                match found.iter_mut().find(|(known, _)| *known == pattern) {
                    Some((_, all)) => all.push(places),
                    None => found.push((pattern, vec![places])),
                }
            }
        }
        let told: Vec<NodeId> = nodes.iter().flat_map(|node| self.whole(node.id)).collect();
        let lines = found.into_iter().map(|(pattern, places)| {
            let site = self.site();
            let apart = match pattern.stride {
                1 => String::new(),
                2 => format!(" on every second {site}"),
                other => format!(" on every {} {site}", ordinal(i64::from(other))),
            };
            let pieces = match pattern.pieces.as_slice() {
                [only] => format!("{only} each"),
                several => format!("{} in turn", several.join(", ")),
            };
            [Text::from(format!("{pieces}{apart}")), listed_and(&places)]
                .map(|text| text.tell_all(&told))
        });
        let rows: Vec<[Text; 2]> = lines.collect();
        (!rows.is_empty()).then(|| {
            let mut passage = Passage::of(
                Text::from("set up these rows, each from left to right:").tell_all(&told),
            );
            let header = ["Pieces".to_owned(), "Places".to_owned()];
            passage.parts.push(Part::Table { header, rows });
            (passage, nodes.iter().map(|node| node.id).collect())
        })
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

/// The parts of a row in which pieces stand in turn at equal distances; none if nothing is seen to come again.
fn stretches(row: &[Standing]) -> Option<Vec<(Pattern, Text)>> {
    let mut out = vec![];
    let mut rest = row;
    while let [(first, _, from), (second, ..), ..] = rest {
        let stride = second.checked_sub(*first).filter(|stride| (1..=FURTHEST).contains(stride))?;
        let even = rest.windows(2).take_while(|pair| pair[1].0 == pair[0].0 + stride).count() + 1;
        let (stretch, others) = rest.split_at(even);
        let (_, _, to) = stretch.last()?;
        let pieces: Vec<String> = stretch.iter().map(|(_, name, _)| name.clone()).collect();
        let period = (1..=PERIOD)
            .find(|period| {
                pieces.iter().skip(*period).zip(&pieces).all(|(one, other)| one == other)
            })
            .filter(|_| stretch.len() >= SHOWN)?;
        let pieces = pieces.into_iter().take(period).collect();
        out.push((Pattern { pieces, stride }, Text::from(format!("{from} to {to}"))));
        rest = others;
    }
    rest.is_empty().then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(pieces: &[(u32, &str)]) -> Vec<Standing> {
        pieces.iter().map(|(at, name)| (*at, (*name).to_owned(), format!("{at}"))).collect()
    }

    #[test]
    fn what_stands_in_turn_is_seen() {
        let found = stretches(&row(&[(1, "a"), (3, "b"), (5, "a"), (7, "b")])).unwrap();
        let pattern = Pattern { pieces: vec!["a".into(), "b".into()], stride: 2 };
        assert!(found == [(pattern, Text::from("1 to 7"))]);
    }

    #[test]
    fn what_shows_no_pattern_is_none() {
        assert!(stretches(&row(&[(1, "a"), (2, "b")])).is_none());
        assert!(stretches(&row(&[(1, "a"), (2, "a"), (2, "b")])).is_none());
    }
}
