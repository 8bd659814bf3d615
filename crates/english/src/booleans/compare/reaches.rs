//! Whether a group extends to an area: "the group of that disc reaches the top row", for a number of places that both have in common.

use language::arrays::IntArray;
use language::ints::{CountWhere, Int};
use language::refs::AtOrFrom;
use language::regions::Region;
use language::words::CountSiteKind;

use super::Comparison;
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A group in more words than this goes by a name.
const LONGEST_GROUP: usize = 18;

impl Teller<'_> {
    /// Whether a group and an area have at least one place in common, or none.
    pub(super) fn group_reaches(
        &self,
        count: &Int,
        how: Comparison,
        value: &Number,
        scope: &Scope,
    ) -> Option<Condition> {
        let some = match (how, value.constant?) {
            (Comparison::More | Comparison::Different, 0) | (Comparison::AtLeast, 1) => true,
            (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => false,
            _ => return None,
        };
        let (region, told) = match count {
            Int::Count(node) if node.kind == Some(CountSiteKind::Sites) => match &node.place {
                Some(CountWhere::In(region)) => (region, self.whole(node.id)),
                _ => return None,
            },
            Int::SizeArray(node) => match &node.array {
                IntArray::ArrayOfRegion(list) => (&list.region, self.whole(node.id)),
                _ => return None,
            },
            _ => return None,
        };
        let Region::Intersection(both) = region else { return None };
        let regions: Vec<&Region> = both.regions.iter().collect();
        let (one, other) = match regions.as_slice() {
            [group @ Region::SitesGroup(_), area] | [area, group @ Region::SitesGroup(_)] => {
                (*group, *area)
            }
            _ => return None,
        };
        let Region::SitesGroup(group) = one else { return None };
        if !matches!(group.at, AtOrFrom::At(_)) || matches!(other, Region::SitesGroup(_)) {
            return None;
        }
        let area = self.area(other, scope).reached()?;
        let group = self.group(group, scope).plural;
        let named = [&group, &area].iter().any(|text| crate::notes::is_marked(text.as_str()));
        if named || word_count(group.as_str()) > LONGEST_GROUP {
            return None;
        }
        // What says how the group is made up is closed by a comma.
        let group = match group.as_str().contains(", ") {
            true => say!("{},", group),
            false => group,
        };
        let said = |verb: &str| say!("{} {}", Text::from(verb), area);
        let condition =
            Condition::fact(Role::Other, group, said("reaches"), said("does not reach"));
        let condition = condition.tell_all(&told).tell_all(value.text.told());
        Some(if some { condition } else { condition.negated() })
    }
}
