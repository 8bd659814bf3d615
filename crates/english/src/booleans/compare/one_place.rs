//! How many places an area of one place has in common with another area: "the centre square is empty".

use language::ints::{CountWhere, Int};
use language::regions::Region;
use language::words::CountSiteKind;

use super::Comparison;
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether one place lies in an area, asked by the number of places that both have.
    pub(super) fn one_place_there(
        &self,
        count: &Int,
        how: Comparison,
        value: &Number,
        scope: &Scope,
    ) -> Option<Condition> {
        let Int::Count(node) = count else { return None };
        let Some(CountWhere::In(Region::Intersection(both))) = &node.place else { return None };
        let there = match (how, value.constant?) {
            (Comparison::Equal | Comparison::AtLeast, 1)
            | (Comparison::More | Comparison::Different, 0) => true,
            (Comparison::Different | Comparison::Less, 1)
            | (Comparison::AtMost | Comparison::Equal, 0) => false,
            _ => return None,
        };
        if node.kind != Some(CountSiteKind::Sites) {
            return None;
        }
        let [first, second] = &*both.regions else { return None };
        let alone = |region: &Region| self.fixed(region).is_some_and(|places| places.len() == 1);
        let (place, area) = match (alone(first), alone(second)) {
            (true, false) => (first, second),
            (false, true) => (second, first),
            _ => return None,
        };
        let (place, area) = (self.area(place, scope), self.area(area, scope));
        // Only what is spoken of as a place can be the subject.
        if place.yes.as_str().strip_prefix("is ") != Some(place.plural.as_str()) {
            return None;
        }
        let fact = Condition::fact(Role::Other, place.plural, area.yes, area.no);
        let told = self.whole(node.id);
        let fact = fact.tell_all(&told).tell_all(value.text.told());
        Some(if there { fact } else { fact.negated() })
    }
}
