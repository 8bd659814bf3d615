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
    /// "the value of that piece changes from zero to one or from one to zero", for a value that is never anything else.
    pub(super) fn switched(
        &self,
        value: &Int,
        what: &Text,
        is_old: impl Fn(&Int) -> bool,
    ) -> Option<Deed> {
        let Int::Mod(rest) = value else { return None };
        let Int::Add(sum) = &rest.value else { return None };
        let [one, other] = &*sum.operands else { return None };
        let by = if is_old(one) { other } else { one };
        let next = (is_old(one) || is_old(other)) && self.constant(by) == Some(1);
        if !next || self.constant(&rest.modulo) != Some(2) || !self.values_are_zero_or_one() {
            return None;
        }
        let words = Text::from("from zero to one or from one to zero");
        Some(Deed::of(what.clone(), "change", words.tell_all(&self.whole(rest.id))))
    }

    /// Whether pieces never have another value than zero and one.
    fn values_are_zero_or_one(&self) -> bool {
        let links = &self.state.links;
        let small = |node: NodeId| {
            links.number(node).is_some_and(|number| number == 0 || number == 1)
                || links.keyword(node) == Some("%")
                    && links.plain(node).nth(1).and_then(|by| links.number(by)) == Some(2)
        };
        let copied = |node: NodeId| matches!(links.keyword(node), Some("value" | "var"));
        let set =
            |node: NodeId| links.plain(node).filter(|part| !links.is(*part, "then", "")).last();
        let of_pieces = |node: &NodeId| {
            links.children(*node).iter().any(|part| links.label(*part) == Some("at"))
        };
        let values =
            links.clauses("set", "Value").filter(of_pieces).chain(links.clauses("set", "Var"));
        let at_start = |node: NodeId| {
            links.label(node) != Some("value")
                || links.number(node).is_none_or(|it| it == 0 || it == 1)
        };
        values.filter_map(set).all(|value| small(value) || copied(value))
            && links.clauses("start", "").flat_map(|it| links.whole(it)).all(at_start)
    }

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
