//! Sums with places: "the hole opposite", "the square two to the right".

use language::booleans::{Boolean, IsIn, RegionOrArray};
use language::equipment::{Item, PairValue, RegionSource};
use language::ints::{If, Int, MapEntry};
use language::refs::IndexOrRole;
use language::regions::Region;
use language::words::{IsPlayerKind, Role, SitesSimpleKind};
use syntax::NodeId;

use crate::facts::Shape;
use crate::realise::{Text, counted, number_word, say};
use crate::scope::Scope;
use crate::teller::Teller;

use super::{Sort, sort::sort};

impl Teller<'_> {
    /// A place that a description reaches by adding to the number of another one, told by where it lies.
    pub(super) fn shifted(&self, int: &Int, scope: &Scope) -> Option<Text> {
        if let Some(text) = self.along_the_row(int, scope) {
            return Some(text);
        }
        let (origin, by, id) = self.sum(int)?;
        let (columns, rows) = match origin {
            Int::MapEntry(entry) => self.shift_from(&self.looked_up(entry)?, by)?,
            _ if sort(origin) == Sort::Place => self.shift(by)?,
            _ => return None,
        };
        let origin = self.place(origin, scope).text;
        let site = self.site();
        let up = if rows > 0 { "above" } else { "below" };
        let side = if columns > 0 { "to the right of" } else { "to the left of" };
        let text = match (columns.abs(), rows.abs()) {
            (0, 0) => origin,
            (0, 1) if self.places.shape == Shape::Holes && self.rows_face_each_other() => {
                say!("the {} opposite {}", site, origin)
            }
            (0, 1) => say!("the {} directly {} {}", site, up, origin),
            (0, rows) => say!("the {} {} {} {}", site, counted(rows, "row"), up, origin),
            (1, 0) => say!("the {} next to {} on the {}", site, origin, side_word(columns)),
            (columns, 0) => say!("the {} {} {} {}", site, number_word(columns), side, origin),
            (columns, rows) => say!(
                "the {} {} {} and {} {} {}",
                site,
                counted(rows, "row"),
                up,
                counted(columns, "column"),
                side,
                origin
            ),
        };
        let told: Vec<NodeId> = self.whole(id);
        Some(text.tell_all(&told))
    }

    /// Whether the rows of the board come in pairs, so that one is opposite another.
    fn rows_face_each_other(&self) -> bool {
        self.lattice().is_none_or(|lattice| lattice.size().1 % 2 == 0)
    }

    /// Whether an integer is a place that lies a fixed way off another one, for either player.
    pub(crate) fn is_shifted(&self, int: &Int) -> bool {
        match int {
            Int::If(choice) => self.is_shifted(&choice.then) && self.is_shifted(&choice.otherwise),
            other => self.sum(other).is_some_and(|(place, by, _)| {
                sort(place) == Sort::Place && self.shift(by).is_some()
            }),
        }
    }

    /// "the hole behind that one": what a choice comes to of which either side steps back from the other one.
    pub(super) fn behind(&self, choice: &If, scope: &Scope) -> Option<Text> {
        let (origin, by, id) = self.sum(&choice.then)?;
        let (other, back, other_id) = self.sum(&choice.otherwise)?;
        let one_row = |by: i64| matches!(self.shift(by), Some((0, 1 | -1)));
        if by != -back || !one_row(by) || sort(origin) != Sort::Place {
            return None;
        }
        let (origin, other) = (self.place(origin, scope).text, self.place(other, scope).text);
        (origin.as_str() == other.as_str()).then(|| {
            say!("the {} directly behind {}", self.site(), origin)
                .tell_all(&self.whole(id))
                .tell_all(&self.whole(other_id))
        })
    }

    /// Whether each side of a choice goes towards the other one: the lower side adds, the upper one takes away. Nothing
    /// if the choice does not tell the sides apart.
    pub(super) fn goes_across(&self, choice: &If, scope: &Scope) -> Option<bool> {
        match &choice.condition {
            Boolean::IsPlayer(test) if test.kind == IsPlayerKind::Mover => match &test.player {
                IndexOrRole::Role(role @ (Role::P1 | Role::P2)) => {
                    let lower = (*role == Role::P1) == self.first_player_is_lower();
                    let (_, by, _) = self.sum(&choice.then)?;
                    Some(lower == (by > 0))
                }
                _ => None,
            },
            Boolean::IsIn(test) => self.faces_across(test, choice, scope).then_some(true),
            _ => None,
        }
    }

    /// Whether a choice by where a place lies goes from every hole of the one row to that of the other, and back.
    fn faces_across(&self, test: &IsIn, choice: &If, scope: &Scope) -> bool {
        let faces = || {
            let sites: Vec<&Int> = test.site.iter().flat_map(|sites| sites.iter()).collect();
            let [tested] = sites.as_slice() else { return None };
            let RegionOrArray::Region(region) = &test.set else { return None };
            let (origin, by, _) = self.sum(&choice.then)?;
            let (_, back, _) = self.sum(&choice.otherwise)?;
            let same =
                self.place(tested, scope).text.as_str() == self.place(origin, scope).text.as_str();
            let row: Vec<i64> = self.fixed(region)?.into_iter().map(i64::from).collect();
            let apart = row.iter().all(|hole| {
                let (from, to) = (self.cell(*hole), self.cell(hole + by));
                let across = from
                    .zip(to)
                    .is_some_and(|(from, to)| from.0 == to.0 && (from.1 - to.1).abs() == 1);
                across && !row.contains(&(hole + by))
            });
            // The holes of both rows, and at most a store at either end.
            let rest = self.places.count()?.checked_sub(2 * row.len())?;
            Some(same && by == -back && apart && rest <= 2)
        };
        faces().unwrap_or(false)
    }

    /// Whether the lower side of the board is the first player's: by its regions or its path, else as usual.
    fn first_player_is_lower(&self) -> bool {
        let lowest = |role: Role| {
            self.items().iter().find_map(|item| match item {
                Item::Regions(regions) if regions.role == Some(role) => match &regions.sites {
                    RegionSource::Region(Region::SitesSimple(side)) => match side.kind {
                        SitesSimpleKind::Bottom => Some(0),
                        SitesSimpleKind::Top => Some(1),
                        _ => None,
                    },
                    _ => None,
                },
                _ => None,
            })
        };
        match (lowest(Role::P1), lowest(Role::P2)) {
            (Some(first), Some(second)) => first <= second,
            (Some(first), None) => first == 0,
            (None, Some(second)) => second == 1,
            (None, None) => self.first_path_is_lower(),
        }
    }

    /// Whether the first player's path begins on the lower side, where the players have paths of their own.
    fn first_path_is_lower(&self) -> bool {
        let links = &self.state.links;
        let start = |owner: &str| {
            links.clauses("track", "").find_map(|track| {
                let own = links.plain(track).any(|part| links.word(part) == Some(owner));
                let steps = links.plain(track).nth(1)?;
                let text = links.text(steps)?;
                own.then(|| text.split(',').next()?.parse::<i32>().ok())?
            })
        };
        match (start("P1"), start("P2")) {
            (Some(first), Some(second)) => first <= second,
            _ => true,
        }
    }

    /// A place and the number that is added to it.
    fn sum<'i>(&self, int: &'i Int) -> Option<(&'i Int, i64, NodeId)> {
        match int {
            Int::Add(sum) => match &*sum.operands {
                [place, by] | [by, place]
                    if self.constant(by).is_some() && self.constant(place).is_none() =>
                {
                    Some((place, self.constant(by)?, sum.id))
                }
                _ => None,
            },
            Int::Sub(sub) => {
                let place = sub.left.as_ref()?;
                Some((place, -self.constant(&sub.right)?, sub.id))
            }
            _ => None,
        }
    }

    /// By how many columns and rows places lie apart whose numbers differ by so much, if that is the same all over the board.
    fn shift(&self, by: i64) -> Option<(i64, i64)> {
        // Rules ask for the same few distances again and again.
        *self.shifts.borrow_mut().entry(by).or_insert_with(|| self.measured_shift(by))
    }

    fn measured_shift(&self, by: i64) -> Option<(i64, i64)> {
        let count = i64::try_from(self.places.count()?).ok()?;
        let mut found: Vec<((i64, i64), usize)> = Vec::new();
        let mut pairs = 0;
        for first in 0..count {
            let second = first + by;
            if !(0..count).contains(&second) {
                continue;
            }
            let (a, b) = (self.cell(first), self.cell(second));
            let (Some(a), Some(b)) = (a, b) else { continue };
            pairs += 1;
            let apart = (b.0 - a.0, b.1 - a.1);
            match found.iter_mut().find(|(known, _)| *known == apart) {
                Some((_, times)) => *times += 1,
                None => found.push((apart, 1)),
            }
        }
        let (apart, times) = found.into_iter().max_by_key(|(_, times)| *times)?;
        // At the edge of the board numbers run on into the next row, which no rule means.
        (times * 10 >= pairs * 7).then_some(apart)
    }

    /// By how many columns and rows the places lie apart that are reached from these by adding to their numbers, if it is
    /// the same for all.
    fn shift_from(&self, origins: &[i64], by: i64) -> Option<(i64, i64)> {
        let mut shifts = origins.iter().map(|&origin| {
            let (from, to) = (self.cell(origin)?, self.cell(origin + by)?);
            Some((to.0 - from.0, to.1 - from.1))
        });
        let first = shifts.next()??;
        shifts.all(|shift| shift == Some(first)).then_some(first)
    }

    /// The places that a map gives to the players.
    fn looked_up(&self, entry: &MapEntry) -> Option<Vec<i64>> {
        let usage = self.map_use(entry.name.as_deref());
        if !(usage.players && usage.places) {
            return None;
        }
        let map = self.items().iter().find_map(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => Some(map),
            _ => None,
        })?;
        map.pairs
            .iter()
            .map(|pair| match &pair.value {
                PairValue::Int(int) => self.constant(int),
                PairValue::Text(label) => self.labelled(label),
                PairValue::Role(_) | PairValue::Landmark(_) => None,
            })
            .collect()
    }

    /// The place with a coordinate.
    fn labelled(&self, label: &str) -> Option<i64> {
        let count = i32::try_from(self.places.count()?).ok()?;
        let site =
            (0..count).find(|&site| self.places.label(site, None).as_deref() == Some(label))?;
        Some(i64::from(site))
    }

    /// Column and row of a place, by its coordinate.
    pub(super) fn cell(&self, site: i64) -> Option<(i64, i64)> {
        let label = self.places.label(i32::try_from(site).ok()?, None)?;
        let letters = label.chars().take_while(char::is_ascii_uppercase).count();
        let column = match label.get(..letters)?.as_bytes() {
            [letter] => i64::from(letter - b'A'),
            _ => return None,
        };
        Some((column, label.get(letters..)?.parse().ok()?))
    }
}

fn side_word(columns: i64) -> &'static str {
    if columns > 0 { "right" } else { "left" }
}
