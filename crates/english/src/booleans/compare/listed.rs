//! Places that a table lists: what it does not list it gives back as it is.

use language::equipment::{Item, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use syntax::NodeId;

use super::Comparison;
use crate::ints::place::quoted;
use crate::plan::Condition;
use crate::realise::Text;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the square it has reached is listed in the table ‘snakes’", where a place is compared with what a table gives for it.
    pub(super) fn listed_in_table(
        &self,
        comparison: NodeId,
        sides: [&Int; 2],
        how: Comparison,
        scope: &Scope,
    ) -> Option<Condition> {
        let listed = match how {
            Comparison::Different => true,
            Comparison::Equal => false,
            _ => return None,
        };
        let entry = sides.iter().find_map(|side| match side {
            Int::MapEntry(entry) => Some(entry),
            _ => None,
        })?;
        let IndexOrRole::Index(key) = &entry.key else { return None };
        let links = &self.state.links;
        let name = entry.name.as_deref()?;
        let known = links.plain(entry.id).find(|part| links.text(*part).is_none())?;
        let other = links.plain(comparison).find(|part| *part != entry.id)?;
        if !links.same(known, other) || !self.map_use(Some(name)).by_place || self.keeps_any(entry)
        {
            return None;
        }
        let place = self.place(key, scope);
        let told = self.whole(comparison);
        let table = format!("listed in the table {}", quoted(name));
        let yes = Text::from(format!("is {table}")).tell_all(&told);
        let no = Text::from(format!("is not {table}")).tell_all(&told);
        let condition = Condition::fact(place.role, place.text, yes, no);
        Some(if listed { condition } else { condition.negated() })
    }

    /// Whether a table lists anything as itself.
    fn keeps_any(&self, entry: &MapEntry) -> bool {
        self.items().iter().any(|item| match item {
            Item::MapPairs(map) if map.name == entry.name => {
                map.pairs.iter().any(|pair| match (&pair.key, &pair.value) {
                    (PairKey::Int(key), PairValue::Int(value)) => {
                        self.constant(key).is_none() || self.constant(key) == self.constant(value)
                    }
                    _ => true,
                })
            }
            Item::MapLists(map) => map.name == entry.name,
            _ => false,
        })
    }
}
