//! Values that a rule makes larger or smaller: told as a change, not as a new value.

use language::ints::Int;
use syntax::NodeId;

use crate::plan::Deed;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// By how much a value changes, and which way.
#[derive(Debug)]
pub(super) struct Change<'a> {
    /// Whether it grows.
    pub more: bool,
    /// By how much.
    pub by: &'a Int,
    /// Whether the old value counts as zero where it is less.
    pub from_zero: bool,
    /// The sum or difference.
    pub(super) node: NodeId,
}

impl<'a> Change<'a> {
    /// The change, where the new value is the old one with something added or taken off.
    pub fn of(value: &'a Int, is_old: impl Fn(&Int) -> bool) -> Option<Self> {
        match value {
            Int::Add(sum) => {
                let [a, b] = &*sum.operands else { return None };
                let (old, by) = match (is_old(a), is_old(b)) {
                    (true, false) => (a, b),
                    (false, true) => (b, a),
                    _ => return None,
                };
                let from_zero = matches!(old, Int::Max(_) | Int::If(_));
                Some(Self { more: true, by, from_zero, node: sum.id })
            }
            Int::Sub(sub)
                if sub.left.as_ref().is_some_and(|left| {
                    is_old(left) && !matches!(left, Int::Max(_) | Int::If(_))
                }) && !is_old(&sub.right) =>
            {
                Some(Self { more: false, by: &sub.right, from_zero: false, node: sub.id })
            }
            _ => None,
        }
    }
}

impl Teller<'_> {
    /// "add one to your tally", "take two from the pot".
    pub(super) fn changed(&self, change: &Change<'_>, what: &Text, scope: &Scope) -> Deed {
        let by = self.number(change.by, scope).text;
        let told = self.whole(change.node);
        if change.more {
            Deed::you("add", say!("{} to {}", by, what).tell_all(&told))
        } else {
            Deed::you("take", say!("{} from {}", by, what).tell_all(&told))
        }
    }

    /// "add one disc to that stack", "take one disc off that point".
    pub(super) fn changed_pieces(&self, change: &Change<'_>, place: &Text, scope: &Scope) -> Deed {
        let by = self.so_many(change.by, &self.pieces.word, scope);
        let told = self.whole(change.node);
        if change.more {
            Deed::you("add", say!("{} to {}", by, place).tell_all(&told))
        } else {
            Deed::you("take", say!("{} off {}", by, place).tell_all(&told))
        }
    }
}
