//! An ending that asks for nothing but where the last move went.

use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "you have just reached the row farthest from you" for "the square you have just played to is in the row farthest from you".
    pub(super) fn just_reached(&self, condition: &Condition, scope: &Scope) -> Option<Condition> {
        let Condition::Fact(fact) = condition else { return None };
        let place = &**fact.place.as_ref()?;
        let you = scope.last_to.as_str() == format!("the {} you have just played to", self.site());
        if !you || fact.subject.as_str() != scope.last_to.as_str() {
            return None;
        }
        // What is placed on the board comes from nowhere.
        let links = &self.state.links;
        let placed = links.clauses("move", "Add").next().is_some()
            || links.clauses("handSite", "").next().is_some();
        let verb = if placed { "played to" } else { "reached" };
        let (yes, no) =
            (say!("have just {} {}", verb, place), say!("have not just {} {}", verb, place));
        let told = fact.clause();
        Some(Condition::fact(Role::You, "you", yes, no).tell_all(told.told()))
    }
}
