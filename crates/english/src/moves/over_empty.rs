//! Jumps over empty places alone, which are steps of more than one place.

use language::booleans::{Boolean, RegionOrArray};
use language::ints::Int;
use language::moves::Hop;
use language::ranges::Range;
use language::regions::Region;
use language::words::SitesIndexKind;

use crate::plan::{Action, Deed};
use crate::realise::{counted, number_word, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "moves exactly two squares straight ahead through empty squares to an empty square".
    pub(super) fn over_empty(&self, node: &Hop, scope: &Scope) -> Option<Action> {
        let between = node.between.as_ref()?;
        let crossed = between.condition.as_ref().and_then(asked_to_be_empty)?;
        let target = node.to.condition.as_ref().and_then(asked_to_be_empty)?;
        let silent = |moves: &language::moves::Moves| match moves {
            language::moves::Moves::SetPending(set) => self.state.pending.is_silent(set.id),
            _ => false,
        };
        let effect = between.effect.as_ref();
        let marks = effect.and_then(|apply| apply.effect.as_ref()).is_none_or(silent)
            && effect.is_none_or(|apply| apply.condition.is_none());
        if !matches!(crossed, Int::Between(_))
            || !matches!(target, Int::To(_))
            || !marks
            || between.before.is_some()
            || between.after.is_some()
            || between.trail.is_some()
            || node.to.effect.is_some()
            || node.to.site.is_some()
            || node.to.level.is_some()
            || node.stack.is_some()
        {
            return None;
        }
        let (low, high) = match &between.range {
            None => (1, 1),
            Some(Range::Exact(exact)) => {
                let length = self.constant(&exact.value)?;
                (length, length)
            }
            Some(Range::Bounds(bounds)) => {
                (self.constant(&bounds.min)?, self.constant(bounds.max.as_ref()?)?)
            }
            Some(Range::Max(_) | Range::Min(_)) => return None,
        };
        (0 < low && low <= high && !self.is_endless_length(high)).then_some(())?;
        let site = self.site_of(node.to.site_type);
        let sites = plural(site);
        let (piece, demands) = self.origin_piece(node.from.as_ref(), scope);
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |direction| self.direction(direction, scope));
        // The place where the jump ends is one more than those that it crosses.
        let distance = match (low + 1, high + 1) {
            (low, high) if low == high => format!("exactly {}", counted(low, site)),
            (low, high) if low + 1 == high => {
                format!("{} or {} {sites}", number_word(low), number_word(high))
            }
            (low, high) => format!("from {} to {} {sites}", number_word(low), number_word(high)),
        };
        let told: Vec<_> = [between.id, node.to.id]
            .into_iter()
            .chain(self.whole(between.id))
            .chain(self.whole(node.to.id))
            .collect();
        let mut rest = say!("{} {} through empty {} to an empty {}", distance, way, sites, site);
        if let Some(stride) = self.stride(node.id) {
            rest = say!("{} (a {})", rest, stride.name());
        }
        let mut deed = Deed::piece(piece, "move", "", rest.tell_all(&told)).tell(node.id);
        deed.demands = demands;
        let after = scope.afterwards(site, &format!("the {} that moved", self.pieces.word));
        Some(self.with_then(Action::from(deed), node.then.as_ref(), &after))
    }

    /// Whether no board is so large.
    fn is_endless_length(&self, length: i64) -> bool {
        length >= self.longest_way()
    }
}

/// The place that has to be empty: `(is Empty (to))`, `(is In (to) (sites Empty))`.
pub(in crate::moves) fn asked_to_be_empty(test: &Boolean) -> Option<&Int> {
    match test {
        Boolean::IsEmpty(node) => Some(&node.at),
        Boolean::IsIn(node) => {
            let empty = matches!(
                &node.set,
                RegionOrArray::Region(Region::SitesIndex(sites))
                    if sites.kind == SitesIndexKind::Empty && sites.index.is_none()
            );
            let mut sites = node.site.as_ref()?.iter();
            sites.next().filter(|_| empty && sites.next().is_none())
        }
        _ => None,
    }
}
