//! A starting position of many kinds of pieces, row by row.

use std::collections::BTreeMap;

use language::start::StartRule;
use syntax::NodeId;

use super::ranks::Rank;
use crate::facts::Shape;
use crate::plan::{Part, Passage};
use crate::realise::{Text, number_word, plural, say};
use crate::teller::Teller;

/// Positions with fewer kinds of pieces a player are told kind by kind.
const KINDS: usize = 3;
/// Wider boards are told kind by kind.
const WIDEST: u32 = 14;

/// What one rule puts on the board: the owner, the kind, the places.
pub(crate) struct Placed {
    pub owner: usize,
    pub kind: String,
    pub sites: Vec<u32>,
    /// The number that each of the pieces starts with, if it has one.
    pub rank: Option<Rank>,
    pub node: NodeId,
}

/// A row of a player: what stands in its columns, and the rules that say so.
#[derive(Default)]
struct Row {
    columns: BTreeMap<u32, String>,
    told: Vec<NodeId>,
}

impl Teller<'_> {
    /// The placements of all players as a table of rows, with the rules that it tells.
    pub(crate) fn layout(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        if self.places.shape != Shape::Squares || self.players.count() < 2 {
            return None;
        }
        let board = self.elements()?;
        let width = board.columns.iter().max()? + 1;
        if width > WIDEST
            || board.len() != width as usize * (*board.rows.iter().max()? as usize + 1)
        {
            return None;
        }
        let placed: Vec<Placed> =
            rules.iter().filter_map(|rule| self.placed_pieces(rule)).collect();
        if placed.iter().any(|one| one.rank.is_some()) {
            return None;
        }
        let kinds = |owner: usize| {
            let mut names: Vec<&str> =
                placed.iter().filter(|one| one.owner == owner).map(|one| &*one.kind).collect();
            names.sort_unstable();
            names.dedup();
            names.len()
        };
        if !(1..=self.players.count()).any(|owner| kinds(owner) >= KINDS) {
            return None;
        }
        let mut rows: BTreeMap<(usize, u32), Row> = BTreeMap::new();
        for one in &placed {
            for site in &one.sites {
                let at = *site as usize;
                let row = rows.entry((one.owner, board.rows[at])).or_default();
                if row.columns.insert(board.columns[at], one.kind.clone()).is_some() {
                    return None;
                }
                row.told.extend(self.whole(one.node));
            }
        }
        let told: Vec<NodeId> = placed.iter().map(|one| one.node).collect();
        let mut passage = Passage::default();
        let height = board.rows.iter().max()? + 1;
        passage.say(self.coordinate_rule()?.tell_all(&told));
        passage.say(Text::from("set up the pieces as follows:").tell_all(&told));
        let lines = self.lines(&rows, width, height);
        let header = ["Row".to_owned(), "Pieces from left to right".to_owned()];
        passage.parts.push(Part::Table { header, rows: lines });
        Some((passage, told))
    }

    /// The rows in order; those that stand opposite each other with the same pieces are told together.
    fn lines(&self, rows: &BTreeMap<(usize, u32), Row>, width: u32, height: u32) -> Vec<[Text; 2]> {
        let mut lines: Vec<[Text; 2]> = Vec::new();
        let mut done: Vec<(usize, u32)> = Vec::new();
        for (&(owner, row), what) in rows {
            if done.contains(&(owner, row)) {
                continue;
            }
            let mut name = format!("{} row {}", self.players.name(owner), row + 1);
            let mut told = what.told.clone();
            let opposite = (3 - owner.min(2), height - 1 - row);
            if self.players.count() == 2
                && let Some(other) = rows.get(&opposite)
                && other.columns == what.columns
                && !done.contains(&opposite)
            {
                name += &format!(", {} row {}", self.players.name(opposite.0), opposite.1 + 1);
                told.extend(&other.told);
                done.push(opposite);
            }
            let pieces = across(&what.columns, width);
            lines.push([Text::from(name).tell_all(&told), Text::from(pieces).tell_all(&told)]);
        }
        lines
    }

    /// What a rule puts on places that are known, one piece a place.
    pub(crate) fn placed_pieces(&self, rule: &StartRule) -> Option<Placed> {
        let unmoved = self.says_nothing_by_marks();
        let (item, rank, node) = match rule {
            StartRule::PlaceOn(node) => {
                if node.counts.is_some() || node.rotation.is_some() {
                    return None;
                }
                let state = node.state.as_ref().filter(|_| !unmoved);
                (&node.item, self.rank(state, node.value.as_ref())?, node.id)
            }
            StartRule::PlaceAt(node) => {
                if node.container.is_some() || node.count.is_some() || node.rotation.is_some() {
                    return None;
                }
                let state = node.state.as_ref().filter(|_| !unmoved);
                (&node.item, self.rank(state, node.value.as_ref())?, node.id)
            }
            _ => return None,
        };
        let sites = self.filled_places(rule)?;
        let (kind, owner) = self.pieces.named(item);
        Some(Placed { owner: owner?, kind, sites, rank, node })
    }

    /// The places of the board on which a rule puts pieces, in the order in which it does so.
    pub(crate) fn filled_places(&self, rule: &StartRule) -> Option<Vec<u32>> {
        let board = self.elements()?;
        let labelled = |coord: &str| crate::regions::fixed::labelled(board, coord);
        match rule {
            StartRule::PlaceOn(node) => match (&node.sites, &node.region, &node.coords) {
                (Some(sites), _, _) => sites.iter().map(|site| self.fixed_site(site)).collect(),
                (None, Some(region), _) => Some(self.fixed(region)?.into_iter().collect()),
                (None, None, Some(coords)) => coords.iter().map(|it| labelled(it)).collect(),
                (None, None, None) => None,
            },
            StartRule::PlaceAt(node) if node.container.is_some() => None,
            StartRule::PlaceAt(node) => Some(vec![match (&node.coord, &node.site) {
                (Some(coord), _) => labelled(coord)?,
                (None, Some(site)) => self.fixed_site(site)?,
                (None, None) => return None,
            }]),
            _ => None,
        }
    }

    /// Sentences about the pieces of one player drawn together: "White's discs: five on A1 and two on M1".
    pub(crate) fn gathered(&self, items: Vec<Passage>) -> Vec<Passage> {
        let mut out: Vec<Passage> = Vec::new();
        let mut open: Option<(String, Vec<Text>)> = None;
        let close = |open: &mut Option<(String, Vec<Text>)>, out: &mut Vec<Passage>| {
            let Some((whose, parts)) = open.take() else { return };
            if let [only] = parts.as_slice() {
                out.push(Passage::of(only.clone()));
                return;
            }
            let short: Vec<Text> = parts
                .iter()
                .map(|part| {
                    let (number, place) = stacked(part.as_str(), &whose).unwrap_or(("", ""));
                    part.reworded(format!("{number} {place}"))
                })
                .collect();
            out.push(Passage::of(say!("{}: {}", whose, crate::realise::listed_and(&short))));
        };
        for item in items {
            let whose = item.single().and_then(|text| owner_of_stack(text.as_str()));
            match (whose, item.single()) {
                (Some(whose), Some(text)) => {
                    if open
                        .as_ref()
                        .is_some_and(|(known, parts)| *known != whose || parts.len() > 7)
                    {
                        close(&mut open, &mut out);
                    }
                    open.get_or_insert_with(|| (whose, vec![])).1.push(text.clone());
                }
                _ => {
                    close(&mut open, &mut out);
                    out.push(item);
                }
            }
        }
        close(&mut open, &mut out);
        out
    }
}

/// "White's discs", for "five of White's discs stand on A1".
fn owner_of_stack(text: &str) -> Option<String> {
    let (_, rest) = text.split_once(" of ")?;
    let (whose, _) = rest.split_once(" stand on ").or_else(|| rest.split_once(" stands on "))?;
    (whose.contains("'s ") && whose.split(' ').count() <= 4).then(|| whose.to_owned())
}

/// The number and the place of "five of White's discs stand on A1".
fn stacked<'t>(text: &'t str, whose: &str) -> Option<(&'t str, &'t str)> {
    let (number, rest) = text.split_once(&format!(" of {whose} "))?;
    let place = rest.split_once(' ')?.1;
    Some((number, place))
}

/// What stands in a row from left to right.
fn across(columns: &BTreeMap<u32, String>, width: u32) -> String {
    if let Some(kind) = columns.values().next()
        && columns.len() == width as usize
        && columns.values().all(|other| other == kind)
    {
        return format!("{} {}", number_word(i64::from(width)), plural(kind));
    }
    let names: Vec<&str> =
        (0..width).map(|column| columns.get(&column).map_or("–", String::as_str)).collect();
    names.join(", ")
}
