//! Places picked by their row, column, colour or number: nobody knows the numbers of places, so those that are picked are named.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::IndexOrRole;
use language::regions::{ForEachSite, Region};

use super::Area;
use super::fixed::Sites;
use crate::realise::Text;
use crate::teller::Teller;

/// More places than this are described as they are picked.
const MANY: usize = 80;
/// Places closer together than this are the same.
const NEAR: f64 = 1e-6;

impl Teller<'_> {
    /// The places that a test by row, column, colour or number picks of a region that never changes, by name.
    pub(super) fn sifted(&self, node: &ForEachSite) -> Option<Area> {
        let sites = self.fixed_sifted(node, None).filter(|sites| sites.len() <= MANY)?;
        let told = self.whole(node.id);
        if let Some(name) = self.lines_name(&sites) {
            return Some(Area::named(name, self.site()).tell_all(&told));
        }
        let label = |site: &u32| self.places.label(i32::try_from(*site).ok()?, None);
        let names: Vec<Text> =
            sites.iter().map(|site| label(site).map(Text::from)).collect::<Option<_>>()?;
        (!names.is_empty()).then(|| self.these_places(&names, node.id).tell_all(&told))
    }

    /// The places that it picks by their numbers.
    pub(super) fn fixed_sifted(&self, node: &ForEachSite, mover: Option<usize>) -> Option<Sites> {
        if matches!(node.region, Region::SitesIncident(_)) {
            return None;
        }
        let all = self.fixed_for(&node.region, mover)?;
        let picked = |site: &u32| Some((*site, self.holds_of(&node.condition, *site)?));
        let tested: Vec<(u32, bool)> = all.iter().map(picked).collect::<Option<_>>()?;
        Some(tested.into_iter().filter(|(_, holds)| *holds).map(|(site, _)| site).collect())
    }

    /// "the 3×3 points from A1 to C3", for places that fill a block of a square grid.
    pub(super) fn block(&self, region: &Region) -> Option<Area> {
        let sites = self.fixed(region).filter(|sites| sites.len() <= MANY)?;
        let board = self.elements()?;
        let known: Vec<(u32, u32, u32)> = sites
            .iter()
            .map(|site| {
                let at = usize::try_from(*site).ok()?;
                Some((*board.rows.get(at)?, *board.columns.get(at)?, *site))
            })
            .collect::<Option<_>>()?;
        let (first, last) = (known.iter().min()?, known.iter().max()?);
        let (wide, high) = (last.1.checked_sub(first.1)? + 1, last.0.checked_sub(first.0)? + 1);
        let place = |site: u32| board.positions.get(usize::try_from(site).ok()?).copied();
        let (low, top) = (place(first.2)?, place(last.2)?);
        // Rows and columns that run square to each other, as far apart as on every square grid.
        let straight = known.iter().all(|(row, column, site)| {
            let share = |at: u32, from: u32, many: u32| f64::from(at - from) / f64::from(many - 1);
            let inside = (first.0..=last.0).contains(row) && (first.1..=last.1).contains(column);
            wide > 1
                && high > 1
                && inside
                && place(*site).is_some_and(|point| {
                    let x = low.x + (top.x - low.x) * share(*column, first.1, wide);
                    let y = low.y + (top.y - low.y) * share(*row, first.0, high);
                    (point.x - x).abs() < NEAR && (point.y - y).abs() < NEAR
                })
        });
        let full = usize::try_from(wide * high).ok()? == known.len();
        let label = |site: u32| self.places.label(i32::try_from(site).ok()?, None);
        let (from, to) = (label(first.2)?, label(last.2)?);
        let sites = self.places.words(None);
        let all = format!("the {wide}×{high} {sites} from {from} to {to}");
        (straight && full).then(|| Area {
            single: format!("one of {all}").into(),
            yes: format!("is one of {all}").into(),
            no: format!("is not one of {all}").into(),
            ..Area::named(all, self.site())
        })
    }

    /// Whether a test holds of a place in any position; none if that cannot be told.
    fn holds_of(&self, test: &Boolean, site: u32) -> Option<bool> {
        let number = |int: &Int| self.number_of(int, site);
        let index = |index: &IndexOrRole| match index {
            IndexOrRole::Index(int) => number(int),
            IndexOrRole::Role(_) => None,
        };
        match test {
            Boolean::Constant(value) => Some(*value),
            Boolean::Not(node) => self.holds_of(&node.operand, site).map(|holds| !holds),
            Boolean::And(node) => {
                let parts: Vec<bool> = node
                    .operands
                    .iter()
                    .map(|part| self.holds_of(part, site))
                    .collect::<Option<_>>()?;
                Some(parts.into_iter().all(|holds| holds))
            }
            Boolean::Or(node) => {
                let parts: Vec<bool> = node
                    .operands
                    .iter()
                    .map(|part| self.holds_of(part, site))
                    .collect::<Option<_>>()?;
                Some(parts.into_iter().any(|holds| holds))
            }
            Boolean::IsEven(node) => Some(number(node.value.as_ref()?)? % 2 == 0),
            Boolean::IsOdd(node) => Some(number(node.value.as_ref()?)? % 2 != 0),
            Boolean::Equals(node) => Some(number(&node.left)? == index(&node.right)?),
            Boolean::NotEqual(node) => Some(number(&node.left)? != index(&node.right)?),
            Boolean::Lt(node) => Some(number(&node.left)? < number(&node.right)?),
            Boolean::Le(node) => Some(number(&node.left)? <= number(&node.right)?),
            Boolean::Gt(node) => Some(number(&node.left)? > number(&node.right)?),
            Boolean::Ge(node) => Some(number(&node.left)? >= number(&node.right)?),
            _ => None,
        }
    }

    /// A number that a place fixes.
    fn number_of(&self, int: &Int, site: u32) -> Option<i64> {
        let board = self.elements()?;
        let own = |kind: Option<language::words::SiteType>| {
            kind.is_none_or(|kind| kind == self.places.default)
        };
        let place = |int: &Int| usize::try_from(self.number_of(int, site)?).ok();
        match int {
            Int::Site(_) => Some(i64::from(site)),
            Int::Row(node) if own(node.site_type) => {
                board.rows.get(place(&node.of)?).copied().map(i64::from)
            }
            Int::Column(node) if own(node.site_type) => {
                board.columns.get(place(&node.of)?).copied().map(i64::from)
            }
            Int::Phase(node) if own(node.site_type) => {
                board.phases.get(place(&node.of)?).copied().map(i64::from)
            }
            Int::Add(node) => node.operands.iter().map(|part| self.number_of(part, site)).sum(),
            Int::Mul(node) => node.operands.iter().map(|part| self.number_of(part, site)).product(),
            Int::Sub(node) => {
                let left = node.left.as_ref().map_or(Some(0), |left| self.number_of(left, site))?;
                Some(left - self.number_of(&node.right, site)?)
            }
            Int::Mod(node) => {
                self.number_of(&node.value, site)?.checked_rem(self.number_of(&node.modulo, site)?)
            }
            Int::Div(node) => {
                self.number_of(&node.left, site)?.checked_div(self.number_of(&node.right, site)?)
            }
            other => self.constant(other).or_else(|| self.fixed_site(other).map(i64::from)),
        }
    }
}
