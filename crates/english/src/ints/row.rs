//! Sums with places on a board of one row, along which the places are counted.

use language::ints::Int;
use syntax::NodeId;

use super::{Sort, sort::sort};
use crate::plan::{Condition, Role};
use crate::realise::{Text, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the square as many squares to the right of its square as the number thrown".
    pub(super) fn along_the_row(&self, int: &Int, scope: &Scope) -> Option<Text> {
        let (origin, by, side, id) = row_sum(int)?;
        if !self.is_one_row() {
            return None;
        }
        let (site, origin) = (self.site(), self.place(origin, scope).text);
        let number = self.number(by, scope).text;
        let text = say!(
            "the {} as many {} to the {} of {} as {}",
            site,
            plural(site),
            side,
            origin,
            number
        );
        Some(text.tell(id))
    }

    /// "the square … lies beyond L1": whether such a sum is more or less than the number of a place.
    pub(crate) fn beyond_in_row(
        &self,
        int: &Int,
        more: bool,
        limit: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let place = self.along_the_row(int, scope)?;
        let last = i32::try_from(self.places.count()?).ok()? - 1;
        let (edge, name) = match self.constant(limit).and_then(|limit| i32::try_from(limit).ok())? {
            limit if (0..=last).contains(&limit) => {
                (limit == if more { last } else { 0 }, self.numbered_place(limit))
            }
            _ => return None,
        };
        let side = if more { "right" } else { "left" };
        let (yes, no) = match edge {
            true => (format!("lies beyond {name}"), format!("does not lie beyond {name}")),
            false => (
                format!("lies to the {side} of {name}"),
                format!("does not lie to the {side} of {name}"),
            ),
        };
        let told = self.number(limit, scope).text;
        let said = |words: String| Text::from(words).tell_all(told.told());
        Some(Condition::fact(Role::Other, place, said(yes), said(no)))
    }

    /// Whether the places lie in one row, numbered from left to right.
    fn is_one_row(&self) -> bool {
        let Some(count) = self.places.count().and_then(|count| i64::try_from(count).ok()) else {
            return false;
        };
        let Some((column, row)) = self.cell(0) else { return false };
        count > 1 && (0..count).all(|site| self.cell(site) == Some((column + site, row)))
    }
}

/// A place, the number that is added to it or taken from it, and to which side that leads.
fn row_sum(int: &Int) -> Option<(&Int, &Int, &'static str, NodeId)> {
    let are = |place: &Int, by: &Int| sort(place) == Sort::Place && sort(by) == Sort::Number;
    match int {
        Int::Add(sum) => match &*sum.operands {
            [place, by] | [by, place] if are(place, by) => Some((place, by, "right", sum.id)),
            _ => None,
        },
        Int::Sub(sub) => {
            let place = sub.left.as_ref().filter(|place| are(place, &sub.right))?;
            Some((place, &sub.right, "left", sub.id))
        }
        _ => None,
    }
}
