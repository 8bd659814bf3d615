//! Comparisons of places.

use language::ints::Int;

use super::Comparison;
use crate::plan::{Condition, Role};
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "comes before the centre point": places in the order in which they are numbered.
    pub(super) fn place_order(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Condition {
        let (place, other) = (self.place(left, scope), self.place(right, scope).text);
        if self.state.links.clauses("satisfy", "").next().is_some() {
            // A puzzle compares what is written there.
            let other = say!("the number on {}", other);
            return Condition::fact(
                Role::Other,
                say!("the number on {}", place.text),
                super::relation(how, &other),
                super::relation(how.opposite(), &other),
            );
        }
        self.term("order of places", syntax::Tree::ROOT);
        let order = |how: Comparison| match how {
            Comparison::Less => say!("comes before {}", other),
            Comparison::More => say!("comes after {}", other),
            Comparison::AtMost => say!("is {} or comes before it", other),
            Comparison::AtLeast => say!("is {} or comes after it", other),
            Comparison::Equal => say!("is {}", other),
            Comparison::Different => say!("is not {}", other),
        };
        Condition::fact(place.role, place.text, order(how), order(how.opposite()))
    }

    /// "there is no square directly above it": where the board ends, one goes nowhere.
    fn nowhere(&self, left: &Int, right: &Int, scope: &Scope) -> Option<Condition> {
        let (beyond, here) =
            [(left, right), (right, left)].into_iter().find_map(|(there, here)| {
                let Int::Ahead(ahead) = there else { return None };
                let here = self.place(here, scope).text;
                let same = self.place(&ahead.site, scope).text.as_str() == here.as_str();
                same.then(|| (self.ahead(ahead, scope).text, here))
            })?;
        let (site, place) = beyond.as_str().strip_prefix("the ")?.split_once(' ')?;
        let thing = |article: &str| beyond.reworded(format!("{article} {site} {place}"));
        let told = here.told().to_vec();
        Some(Condition::fact(
            Role::Other,
            "there",
            say!("is {}", thing("no")).tell_all(&told),
            say!("is {}", thing(if site.starts_with('i') { "an" } else { "a" })).tell_all(&told),
        ))
    }

    /// "the square it moves to is the centre".
    pub(super) fn same_place(
        &self,
        left: &Int,
        how: Comparison,
        right: &Int,
        scope: &Scope,
    ) -> Condition {
        if let Some(condition) = self.nowhere(left, right, scope) {
            return if how == Comparison::Different { condition.negated() } else { condition };
        }
        let place = self.place(left, scope);
        let condition = match (right, left) {
            (Int::Constant(-2), _) => Condition::fact(
                Role::Other,
                "",
                say!("{} is just off the end of the path", place.text),
                say!("{} is not just off the end of the path", place.text),
            ),
            (Int::Constant(-1), Int::TrackSiteMove(_)) => Condition::fact(
                Role::Other,
                "",
                say!("the path ends before {}", place.text),
                say!("the path reaches as far as {}", place.text),
            ),
            (Int::Constant(-1), Int::Where(_) | Int::WhereNamed(_)) => {
                let piece = place
                    .text
                    .as_str()
                    .split_once(" of ")
                    .map_or(place.text.as_str(), |(_, piece)| piece);
                Condition::fact(
                    Role::Other,
                    place.text.reworded(piece),
                    "is not on the board",
                    "is on the board",
                )
            }
            (Int::Constant(-1), _) => {
                Condition::fact(place.role, place.text, "is not on the board", "is on the board")
            }
            (Int::WhereNamed(king), _)
                if let Some(chosen) = self.chosen_on(&place, scope)
                    && king.state.is_none() =>
            {
                let king = self.sought_piece(king, scope).tell(king.id);
                let (yes, no) = (say!("is {}", king), say!("is not {}", king));
                Condition::fact(Role::Other, chosen, yes, no)
            }
            _ => {
                let other = self.place(right, scope);
                // The place that the sentence is about comes first.
                let (subject, object) = if other.role == Role::To && place.role != Role::To {
                    (other, place)
                } else {
                    (place, other)
                };
                let (yes, no) = (say!("is {}", object.text), say!("is not {}", object.text));
                Condition::fact(subject.role, subject.text, yes, no).within(Some(object.text))
            }
        };
        if how == Comparison::Different { condition.negated() } else { condition }
    }
}
