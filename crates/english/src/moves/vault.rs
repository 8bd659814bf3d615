//! Jumps over whatever lies in between, which are leaps of a fixed length.

use language::booleans::Boolean;
use language::moves::Hop;
use language::ranges::Range;

use crate::plan::{Action, Deed};
use crate::realise::{Text, counted, number_word, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "leaps exactly two squares diagonally": a jump that does not ask what it crosses, and does nothing to it.
    pub(super) fn vault(&self, node: &Hop, scope: &Scope) -> Option<Action> {
        let (lengths, told) = self.vault_lengths(node)?;
        let site = self.site_of(node.to.site_type);
        let (piece, mut demands) = self.origin_piece(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let distance = match lengths {
            (low, high) if low == high => format!("exactly {}", counted(low, site)),
            (1, high) => format!("at most {}", counted(high, site)),
            (low, high) => {
                format!("from {} to {} {}", number_word(low), number_word(high), plural(site))
            }
        };
        let plain = say!("{} {}", Text::from(distance).tell_all(&told), way);
        let mut target = self.target(&node.to, scope);
        let taking = super::taking::taking(&plain, &node.to, &mut target, &self.pieces.word);
        let rest = say!("{}{}{}", plain, target.after("to"), taking);
        let mut deed = Deed::piece(piece, "leap", "with", rest).tell(node.id);
        demands.extend(target.demands());
        deed.demands = demands;
        deed.limits.push(Text::from(super::leap::OVER_ANY).tell(node.id));
        if node.stack == Some(true) {
            deed.limits.push(Text::from("the whole stack jumps").tell(node.id));
        } else if deed.demands.is_empty() {
            deed.ordinary = self.ordinary(&node.to, &taking, &target.effect, plain, scope);
        }
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        let action = Action::from(deed)
            .followed_by(target.effect)
            .followed_by(self.displaced(&node.to, scope));
        Some(self.with_then(action, node.then.as_ref(), &after))
    }

    /// How far such a jump can lead, at least and at most, and the ludemes that say so.
    fn vault_lengths(&self, node: &Hop) -> Option<((i64, i64), Vec<syntax::NodeId>)> {
        // A condition on the effect says where a jump stops, which is another rule.
        if node.to.effect.as_ref().is_some_and(|apply| apply.condition.is_some()) {
            return None;
        }
        let Some(between) = &node.between else { return Some(((2, 2), vec![])) };
        if between.condition != Some(Boolean::Constant(true))
            || between.effect.is_some()
            || between.trail.is_some()
        {
            return None;
        }
        // With nothing to look for, no places lie before it.
        let mut told = vec![between.id];
        for free in between.before.iter().chain(&between.after) {
            told.extend_from_slice(self.number(free, &self.turn_scope()).text.told());
        }
        if between.after.as_ref().is_some_and(|after| self.constant(after) != Some(0)) {
            return None;
        }
        let (low, high) = match &between.range {
            None => (1, 1),
            Some(Range::Exact(exact)) => {
                let number = self.constant(&exact.value)?;
                (number, number)
            }
            Some(Range::Bounds(bounds)) => {
                (self.constant(&bounds.min)?, self.constant(bounds.max.as_ref()?)?)
            }
            Some(Range::Min(_) | Range::Max(_)) => return None,
        };
        if let Some(range) = &between.range {
            told.extend_from_slice(self.range(range, &self.turn_scope()).told());
        }
        // Whatever spans the board is told as such.
        (low >= 0 && high >= low && high < 100).then_some(((low + 1, high + 1), told))
    }
}
