//! Places that fill a block of a square grid: "the 3×3 points from A1 to C3".

use language::regions::Region;

use super::Area;
use crate::teller::Teller;

/// More places than this are described as they are picked.
const MANY: usize = 80;
/// Places closer together than this are the same.
const NEAR: f64 = 1e-6;

impl Teller<'_> {
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
}
