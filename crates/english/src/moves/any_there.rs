//! Seeds that may or may not be there: to move what lies in a hole needs no test whether something does.

use crate::facts::Shape;
use crate::plan::{Action, Condition};
use crate::realise::plural;
use crate::teller::Teller;

impl Teller<'_> {
    /// "move any seeds from the hole opposite to your hand", for "if that hole is not empty, move all seeds from it".
    pub(super) fn any_there(&self, condition: &Condition, action: &Action) -> Option<Action> {
        let (Condition::Fact(fact), Action::Deed(deed)) = (condition, action) else { return None };
        let plain = deed.subject.is_none() && deed.demands.is_empty() && deed.then.is_nothing();
        if self.places.shape != Shape::Holes || !plain || fact.yes.as_str() != "is not empty" {
            return None;
        }
        let seeds = plural(&self.pieces.word);
        let (all, any) = (format!("all {seeds}"), format!("any {seeds}"));
        // The hole that is asked for is the one that they come from.
        let there = |text: &str, end: &str| {
            let place = text.strip_prefix(all.as_str())?.trim_start_matches(" from ");
            let place = place.trim_start_matches(" in ").strip_suffix(end)?;
            (place == fact.subject.as_str()).then(|| text.replacen(all.as_str(), &any, 1))
        };
        let mut deed = deed.clone();
        match (deed.verb.as_str(), &deed.piece) {
            ("move", Some(piece)) => {
                let words = there(piece.as_str(), "")?;
                deed.piece = Some(piece.reworded(words).tell_all(&condition.told()));
            }
            ("remove", None) => {
                let words = there(deed.rest.as_str(), " from the board")?;
                deed.rest = deed.rest.reworded(words).tell_all(&condition.told());
            }
            _ => return None,
        }
        Some(Action::Deed(deed))
    }
}
