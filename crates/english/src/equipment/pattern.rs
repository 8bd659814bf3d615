//! Boards whose lines follow a rule, told by that rule instead of line by line: "Diagonal lines cross every second point,
//! starting with the corner A1." A rule is used only if it gives exactly the lines of the built board.

use std::collections::{BTreeMap, BTreeSet};

use board::Site;
use board::topology::Relation;
use language::words::SiteType;

use super::lines::{lines, stretches};
use crate::facts::Lattice;
use crate::plan::Passage;
use crate::realise::{Text, column_letters, say};
use crate::teller::Teller;

/// A column and a row.
type Place = (u32, u32);
/// Two places next to each other; the one with the lower number, then the lower letter, comes first.
type Pair = (Place, Place);

/// The places of a board by their coordinates, and which are joined by a line.
struct Weave {
    places: BTreeMap<Place, Site>,
    pairs: BTreeSet<Pair>,
    size: Place,
}

impl Teller<'_> {
    /// The lines of a board of points in a few sentences.
    pub(super) fn lines_in_words(&self) -> Option<Passage> {
        if self.places.default != SiteType::Vertex {
            return None;
        }
        let lattice = self.lattice()?;
        let weave = self.weave(&lattice)?;
        let sentences = match lattice.regular {
            true if lattice.is_upright() => {
                self.woven_square(&weave).or_else(|| self.nested_squares(&weave))
            }
            true => slanting(&weave),
            false => None,
        };
        let sentences = sentences.or_else(|| self.wheel(&weave))?;
        let mut passage = Passage::default();
        for sentence in sentences {
            passage.say(sentence.tell(self.game.equipment.id));
        }
        Some(passage)
    }

    fn weave(&self, lattice: &Lattice) -> Option<Weave> {
        let board = self.elements()?;
        let at = |site: Site| lattice.places.get(site as usize).copied();
        let mut weave =
            Weave { places: BTreeMap::new(), pairs: BTreeSet::new(), size: lattice.size() };
        for (site, place) in (0..).zip(&lattice.places) {
            weave.places.insert(*place, site);
            for next in board.related(site, Relation::Adjacent) {
                weave.pairs.insert(pair(*place, at(*next)?));
            }
        }
        (weave.places.len() == lattice.places.len()).then_some(weave)
    }

    /// A square grid of any outline, with diagonals or without.
    fn woven_square(&self, weave: &Weave) -> Option<Vec<Text>> {
        let straight: BTreeSet<Pair> = weave.all_pairs(&[(1, 0), (0, 1)]).into_iter().collect();
        let slanting: BTreeSet<Pair> = weave.pairs.difference(&straight).copied().collect();
        let all_slanting = weave.all_pairs(&[(1, 1), (-1, 1)]);
        let known = straight.is_subset(&weave.pairs)
            && slanting.iter().all(|pair| all_slanting.contains(pair));
        if !known || straight.is_empty() {
            return None;
        }
        let site = self.site();
        let mut sentences = weave.outline();
        let joined = Text::from(format!(
            "lines join each {site} to the next one in its row and in its column"
        ));
        sentences.push(joined);
        if slanting.is_empty() {
            return Some(sentences);
        }
        let of_parity = |parity: u32| -> BTreeSet<Pair> {
            let even = |pair: &&Pair| (pair.0.0 + pair.0.1) % 2 == parity;
            all_slanting.iter().filter(even).copied().collect()
        };
        let parity = [0, 1].into_iter().find(|parity| of_parity(*parity) == slanting);
        let diagonals = if slanting == all_slanting {
            Text::from("both diagonals of every square of this grid are lines as well")
        } else if weave.is_square() && slanting == weave.crosses(&[1]) {
            "the two diagonals of the board are lines as well".into()
        } else if let Some(parity) = parity {
            format!("diagonal lines cross every second {site}{}", weave.starting(parity, site))
                .into()
        } else if weave.is_square() && slanting == weave.crosses(&[2]) {
            let half = weave.size.0.div_ceil(2);
            let (first, last) = (spelt((1, 1)), spelt((half, half)));
            format!("both diagonals of each quarter of the board, such as {first} to {last}, are lines as well")
                .into()
        } else {
            return None;
        };
        sentences.push(diagonals);
        Some(sentences)
    }

    /// Squares one inside the other, joined at the midpoints of their sides or at the corners.
    fn nested_squares(&self, weave: &Weave) -> Option<Vec<Text>> {
        let (width, height) = weave.size;
        let rings = (width - 1) / 2;
        if width != height || width % 2 == 0 || weave.places.len() != 8 * rings as usize {
            return None;
        }
        let middle = rings + 1;
        // The corners and midpoints of a ring, on the way round.
        let round = |ring: u32| {
            let (low, high) = (ring + 1, width - ring);
            let lows = [(low, low), (low, middle), (low, high), (middle, high)];
            lows.into_iter().chain([(high, high), (high, middle), (high, low), (middle, low)])
        };
        let mut sides = BTreeSet::new();
        let (mut corners, mut midpoints) = (BTreeSet::new(), BTreeSet::new());
        for ring in 0..rings {
            let places: Vec<Place> = round(ring).collect();
            let next = places.iter().cycle().skip(1);
            sides.extend(places.iter().zip(next).map(|(one, other)| pair(*one, *other)));
            if ring + 1 == rings {
                continue;
            }
            for (index, (outer, inner)) in places.iter().zip(round(ring + 1)).enumerate() {
                let spokes = if index % 2 == 0 { &mut corners } else { &mut midpoints };
                spokes.insert(pair(*outer, inner));
            }
        }
        let spokes: BTreeSet<Pair> = weave.pairs.difference(&sides).copied().collect();
        if !sides.is_subset(&weave.pairs) || rings < 2 {
            return None;
        }
        let both: BTreeSet<Pair> = corners.union(&midpoints).copied().collect();
        let joined = if spokes == midpoints {
            " and join the midpoints of neighbouring squares; their corners are not joined"
        } else if spokes == both {
            " and join the midpoints, and the corners, of neighbouring squares"
        } else if spokes == corners {
            " and join the corners of neighbouring squares; their midpoints are not joined"
        } else {
            return None;
        };
        let sites = self.places.words(None);
        Some(vec![
            format!("the {sites} are the corners of the squares and the midpoints of their sides")
                .into(),
            format!("lines run along the sides of the squares{joined}").into(),
        ])
    }

    /// A ring of places, each joined to the next and to a place in the middle.
    fn wheel(&self, weave: &Weave) -> Option<Vec<Text>> {
        let topology = self.places.topology?;
        let (spokes, rims) = lines(topology, board::SiteType::Vertex, board::Direction::Adjacent);
        let [rim] = rims.as_slice() else { return None };
        let count = weave.places.len();
        let centre = spokes.first()?.get(1)?;
        let through = |line: &Vec<Site>| line.len() == 3 && line.get(1) == Some(centre);
        let closed = rim.first() == rim.last() && rim.len() == count && !rim.contains(centre);
        if !closed || spokes.len() * 2 + 1 != count || !spokes.iter().all(through) {
            return None;
        }
        let board = self.elements()?;
        let names: Vec<&str> = rim.iter().map(|site| &*board.labels[*site as usize]).collect();
        let site = self.site();
        let centre = &board.labels[*centre as usize];
        Some(vec![
            say!(
                "a line joins the outer {} to a ring: {}",
                self.places.words(None),
                names.join("–")
            ),
            Text::from(format!(
                "lines also run from each of them straight through the {site} in the middle, {centre}, to the one opposite"
            )),
        ])
    }
}

impl Weave {
    /// All pairs of places that lie so many columns and rows apart.
    fn all_pairs(&self, steps: &[(i32, i32)]) -> BTreeSet<Pair> {
        let next = |place: &Place, step: &(i32, i32)| {
            let column = place.0.checked_add_signed(step.0)?;
            let other = (column, place.1.checked_add_signed(step.1)?);
            self.places.contains_key(&other).then(|| pair(*place, other))
        };
        let from = |place| steps.iter().filter_map(move |step| next(place, step));
        self.places.keys().flat_map(from).collect()
    }

    fn is_full(&self) -> bool {
        self.places.len() == (self.size.0 * self.size.1) as usize
    }

    fn is_square(&self) -> bool {
        self.is_full() && self.size.0 == self.size.1
    }

    /// The steps of both diagonals of the squares into which a square board is divided: one, or two by two.
    fn crosses(&self, parts: &[u32]) -> BTreeSet<Pair> {
        let mut pairs = BTreeSet::new();
        for parts in parts {
            let side = (self.size.0 - 1) / parts;
            if side * parts + 1 != self.size.0 {
                continue;
            }
            for (left, low) in (0..*parts).flat_map(|x| (0..*parts).map(move |y| (x, y))) {
                let (left, low) = (left * side + 1, low * side + 1);
                for step in 0..side {
                    let up = ((left + step, low + step), (left + step + 1, low + step + 1));
                    let down = (
                        (left + side - step, low + step),
                        (left + side - step - 1, low + step + 1),
                    );
                    pairs.extend([pair(up.0, up.1), pair(down.0, down.1)]);
                }
            }
        }
        pairs
    }

    /// ", starting with the corner A1" or the first few of the places that diagonals cross.
    fn starting(&self, parity: u32, site: &str) -> String {
        let crossed = |place: &&Place| (place.0 + place.1) % 2 == parity;
        let mut by_row: Vec<&Place> = self.places.keys().filter(crossed).collect();
        by_row.sort_by_key(|place| (place.1, place.0));
        match by_row.as_slice() {
            [first, ..] if self.is_full() => match **first == (1, 1) {
                true => ", starting with the corner A1".to_owned(),
                false => format!(", starting with {}", spelt(**first)),
            },
            [a, b, c, d, ..] => {
                let few = [a, b, c, d].map(|place| spelt(**place)).join(", ");
                format!(" of each row: {few} and so on")
            }
            _ => format!(
                ", beginning with the {site} {}",
                by_row.first().map_or_else(String::new, |place| spelt(**place))
            ),
        }
    }

    /// "Rows 1 and 2 have C to E": which places there are, where they fill no rectangle.
    fn outline(&self) -> Vec<Text> {
        if self.is_full() {
            return vec![];
        }
        let mut rows: Vec<(u32, u32, Text)> = Vec::new();
        for row in 1..=self.size.1 {
            let words = stretches(self.places.keys().copied(), row);
            match rows.last_mut() {
                Some((_, last, known)) if *known == words => *last = row,
                _ => rows.push((row, row, words)),
            }
        }
        super::lines::rows_in_words(rows)
    }
}

/// Boards whose lines run in three directions.
fn slanting(weave: &Weave) -> Option<Vec<Text>> {
    let (higher, lower) = ([(1, 0), (0, 1), (1, 1)], [(1, 0), (0, 1), (-1, 1)]);
    let steps = [higher, lower].into_iter().find(|steps| weave.all_pairs(steps) == weave.pairs)?;
    let example = |step: (i32, i32)| {
        let next = |place: &&Place| {
            let column = place.0.checked_add_signed(step.0);
            let row = place.1.checked_add_signed(step.1);
            column.zip(row).is_some_and(|other| weave.places.contains_key(&other))
        };
        let place = weave.places.keys().find(next)?;
        let other = (place.0.checked_add_signed(step.0)?, place.1.checked_add_signed(step.1)?);
        Some(format!("{}–{}", spelt(*place), spelt(other)))
    };
    let [along, across, aslant] = steps;
    let third = match aslant.0 {
        1 => "letter and number both one further",
        _ => "the letter one back and the number one further",
    };
    let text = format!(
        "lines join the points that follow each other in one of three ways: along a number ({}), along a letter ({}), or with {third} ({})",
        example(along)?,
        example(across)?,
        example(aslant)?
    );
    let mut sentences = weave.outline();
    sentences.push(text.into());
    Some(sentences)
}

fn pair(one: Place, other: Place) -> Pair {
    let key = |place: Place| (place.1, place.0);
    if key(one) <= key(other) { (one, other) } else { (other, one) }
}

fn spelt((column, row): Place) -> String {
    format!("{}{row}", column_letters(column))
}
