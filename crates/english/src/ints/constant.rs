//! Numbers that the description fixes.

use language::ints::{Count, CountWhere, Int};
use language::words::SiteType;

use crate::facts::Shape;
use crate::teller::Teller;

impl Teller<'_> {
    /// The value of an integer that is fixed by the description.
    pub fn constant(&self, int: &Int) -> Option<i64> {
        match int {
            Int::Constant(value) => Some(i64::from(*value)),
            Int::Add(sum) => sum.operands.iter().map(|operand| self.constant(operand)).sum(),
            // Nothing matters beside a factor of zero.
            Int::Mul(product)
                if product.operands.iter().any(|factor| self.constant(factor) == Some(0)) =>
            {
                Some(0)
            }
            Int::Mul(product) => {
                product.operands.iter().map(|operand| self.constant(operand)).product()
            }
            Int::To(_) | Int::From(_) => self.fixed_end(int),
            Int::Sub(sub) => {
                let left = sub.left.as_ref().map_or(Some(0), |left| self.constant(left))?;
                Some(left - self.constant(&sub.right)?)
            }
            Int::Div(division) => {
                self.constant(&division.left)?.checked_div(self.constant(&division.right)?)
            }
            Int::Max(max) => Some(self.constant(&max.left)?.max(self.constant(&max.right)?)),
            Int::Min(min) => Some(self.constant(&min.left)?.min(self.constant(&min.right)?)),
            Int::Mod(rest) => self.constant(&rest.value)?.checked_rem(self.constant(&rest.modulo)?),
            Int::Abs(abs) => Some(self.constant(&abs.value)?.abs()),
            Int::CountSimple(count) => self.fixed_count(count),
            // No die is in hand: the number is that of nothing.
            // Places of a hand are no points or lines: whoever looks for one there finds nothing.
            Int::Count(count) if self.misses_hand(count) => Some(0),
            // No number is being gone through any more.
            Int::Value(value) if self.state.unset.contains(&value.id) => Some(-1),
            Int::Pips(pips) if self.is_after_the_die(pips.id) => Some(-1),
            Int::Pow(pow) => {
                let exponent = u32::try_from(self.constant(&pow.right)?).ok()?;
                self.constant(&pow.left)?.checked_pow(exponent)
            }
            Int::MapEntry(entry) => self.unvarying(entry).map(|(value, _)| value),
            _ => None,
        }
    }

    /// Whether a number of pieces is asked of a hand on a board of points or lines, where the place of the board is meant.
    fn misses_hand(&self, count: &Count) -> bool {
        count.kind.is_none()
            && count.site_type.is_none()
            && self.places.default != SiteType::Cell
            && self.places.shape != Shape::Holes
            && matches!(&count.place, Some(CountWhere::At(Int::HandSite(_))))
    }

    /// The nodes of a computation that was carried out beforehand.
    pub(super) fn folded(&self, int: &Int) -> Vec<syntax::NodeId> {
        match int {
            Int::Add(node) => self.whole(node.id),
            Int::Mul(node) => self.whole(node.id),
            Int::Sub(node) => self.whole(node.id),
            Int::Div(node) => self.whole(node.id),
            Int::Max(node) => self.whole(node.id),
            Int::Min(node) => self.whole(node.id),
            Int::Mod(node) => self.whole(node.id),
            Int::Abs(node) => self.whole(node.id),
            Int::Pow(node) => self.whole(node.id),
            Int::CountSimple(node) => self.whole(node.id),
            Int::Pips(node) => self.whole(node.id),
            Int::Count(node) => self.whole(node.id),
            Int::Value(node) => self.whole(node.id),
            Int::To(node) => self.whole(node.id),
            Int::From(node) => self.whole(node.id),
            Int::MapEntry(entry) => self.unvarying(entry).map_or_else(Vec::new, |(_, told)| told),
            _ => vec![],
        }
    }
}
