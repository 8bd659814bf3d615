//! Tables that give each place the one across the board: a word for that says more than the table.

use language::equipment::{Item, MapPairs, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;

use crate::plan::Passage;
use crate::realise::{Text, listed_and, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Places that a table must give before it can be more than chance that they lie across the board.
const ENOUGH: usize = 6;
/// Places without an entry that may be named one by one.
const FEW: usize = 4;
/// Positions that differ by less than this are one.
const SAME: f64 = 0.05;

/// How the place that a table gives lies to the one it is looked up for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Across {
    /// In the same column, in the other one of two rows.
    OtherRow,
    /// Where the place would come to lie if the board were turned half round.
    HalfTurn,
}

impl Teller<'_> {
    /// "the hole opposite the last hole", for a place that such a table gives.
    pub(super) fn across(&self, entry: &MapEntry, scope: &Scope) -> Option<Text> {
        let (_, how, _) = self.table_across(entry.name.as_deref())?;
        let IndexOrRole::Index(key) = &entry.key else { return None };
        let of = self.key(key, scope);
        let text = match how {
            Across::OtherRow => say!("the {} opposite {}", self.site(), of),
            Across::HalfTurn => say!("the counterpart of {}", of),
        };
        Some(text.tell(entry.id))
    }

    /// "holes in the same column are opposite each other": what such a table comes to.
    pub(crate) fn told_across(&self, map: &MapPairs) -> Option<Passage> {
        let (same, how, left_out) = self.table_across(map.name.as_deref())?;
        if same.id != map.id {
            return None;
        }
        let site = self.site();
        let told = self.whole(map.id);
        let rule = match how {
            Across::OtherRow => {
                format!("{} in the same column are opposite each other", plural(site))
            }
            Across::HalfTurn => format!(
                "each {site} has a counterpart, the {site} where it would lie if the board were turned half round"
            ),
        };
        let mut passage = Passage::of(Text::from(rule).tell_all(&told));
        let own: Vec<Text> =
            left_out.into_iter().map(|site| self.numbered_place(site).into()).collect();
        if !own.is_empty() {
            let (count, itself) = match own.len() {
                1 => ("counts", "itself"),
                _ => ("each count", "itself"),
            };
            let as_what = match how {
                Across::OtherRow => format!("{count} as opposite {itself}"),
                Across::HalfTurn => format!("{count} as the counterpart of {itself}"),
            };
            passage.say(say!("{} {}", listed_and(&own), as_what).tell_all(&told));
        }
        Some(passage)
    }

    /// The only table of a name, if it gives each place the one across the board; with the places that have no entry and
    /// therefore stand for themselves.
    fn table_across(&self, name: Option<&str>) -> Option<(&MapPairs, Across, Vec<i32>)> {
        let mut named = self.items().iter().filter_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        });
        let (map, None) = (named.next()?, named.next()) else { return None };
        let usage = self.map_use(name);
        if name.is_none() || usage.players || !usage.by_place || map.pairs.len() < ENOUGH {
            return None;
        }
        let pairs: Vec<(i32, i32)> = map
            .pairs
            .iter()
            .map(|pair| match (&pair.key, &pair.value) {
                (PairKey::Int(Int::Constant(key)), PairValue::Int(Int::Constant(value))) => {
                    Some((*key, *value))
                }
                _ => None,
            })
            .collect::<Option<_>>()?;
        let count = i32::try_from(self.places.count()?).ok()?;
        let left_out: Vec<i32> =
            (0..count).filter(|site| pairs.iter().all(|(key, _)| key != site)).collect();
        if left_out.len() > FEW {
            return None;
        }
        let how = [Across::OtherRow, Across::HalfTurn]
            .into_iter()
            .find(|how| pairs.iter().all(|(key, value)| self.lies_across(*key, *value, *how)))?;
        Some((map, how, left_out))
    }

    fn lies_across(&self, from: i32, to: i32, how: Across) -> bool {
        let elements = || self.places.topology.map(|topology| topology.sites());
        let at = |site: i32| {
            let position = elements()?.positions.get(usize::try_from(site).ok()?)?;
            Some((position.x, position.y))
        };
        let (Some(from_at), Some(to_at)) = (at(from), at(to)) else { return false };
        let near = |one: f64, other: f64| (one - other).abs() < SAME;
        match how {
            Across::OtherRow => {
                let rows = self.lattice().map(|lattice| lattice.size().1);
                rows == Some(2) && from != to && near(from_at.0, to_at.0)
            }
            Across::HalfTurn => {
                let Some(elements) = elements() else { return false };
                let all = elements.positions.iter().copied();
                let (low, high) = board::geometry::bounds(all);
                near(from_at.0 + to_at.0, low.x + high.x)
                    && near(from_at.1 + to_at.1, low.y + high.y)
            }
        }
    }
}
