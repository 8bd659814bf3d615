//! Scores that only ever grow, or only ever fall: "your score becomes the size of that group, unless it is higher already".

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{If, Moves};

use crate::plan::{Action, Deed};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// A score that is set to a number where that is larger, or smaller, than the score.
    pub(super) fn record(&self, node: &If, scope: &Scope) -> Option<Action> {
        let Moves::SetScore(set) = &node.moves else { return None };
        if node.otherwise.is_some() || node.then.is_some() || set.then.is_some() {
            return None;
        }
        let is_score = |int: &Int| matches!(int, Int::Score(old) if old.player == set.player);
        let (left, more, right) = compared(&node.condition)?;
        let (number, higher) = match (is_score(left), is_score(right)) {
            (false, true) => (left, more),
            (true, false) => (right, !more),
            _ => return None,
        };
        let (number, value) =
            (self.number(number, scope).text, self.number(&set.value, scope).text);
        if number.as_str() != value.as_str() || self.constant(&set.value).is_some() {
            return None;
        }
        let owner = self.player_ref(&set.player, scope).possessive();
        let than = if higher { "higher" } else { "lower" };
        let rest = say!("{}, unless it is {} already", value, than);
        let deed = Deed::of(say!("{} score", owner), "become", rest.tell_all(&self.whole(node.id)));
        Some(deed.into())
    }
}

/// What a test compares, and whether the first is to be larger, or at least as large.
fn compared(test: &Boolean) -> Option<(&Int, bool, &Int)> {
    Some(match test {
        Boolean::Gt(node) => (&node.left, true, &node.right),
        Boolean::Ge(node) => (&node.left, true, &node.right),
        Boolean::Lt(node) => (&node.left, false, &node.right),
        Boolean::Le(node) => (&node.left, false, &node.right),
        _ => return None,
    })
}
