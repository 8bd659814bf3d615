//! Whether a piece is the top one of its stack.

use language::ints::Int;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "it is on top of its stack": the level that is looked at is the highest of its stack.
    pub(super) fn tops_its_stack(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let (level, top) = match (left, right) {
            (Int::Level(level), Int::TopLevel(top)) | (Int::TopLevel(top), Int::Level(level)) => {
                (level, top)
            }
            _ => return None,
        };
        let place = self.place(&top.at, scope).text;
        let subject = match &top.at {
            _ if !scope.stack.is_empty() && scope.stack.as_str() == place.as_str() => "that piece",
            Int::From(_) if scope.stack.is_empty() => "it",
            _ => return None,
        };
        let (yes, no) = ("is on top of its stack", "is not on top of its stack");
        let (yes, no) = match how {
            Comparison::Equal => (yes, no),
            Comparison::Different => (no, yes),
            _ => return None,
        };
        let told = [self.whole(top.id), vec![level.id]].concat();
        Some(Condition::fact(Role::Other, subject, yes, no).tell_all(&told))
    }
}
