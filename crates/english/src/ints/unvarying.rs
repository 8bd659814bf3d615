//! Tables of numbers that are looked up under fixed numbers only: the rules can say what they give.

use language::equipment::{Item, MapPairs, Pair, PairKey, PairValue};
use language::ints::{Int, MapEntry};
use language::refs::IndexOrRole;
use syntax::NodeId;

use crate::teller::Teller;

/// What reckons with numbers.
const RECKONING: [&str; 11] = ["+", "-", "*", "/", "%", "max", "min", "<", ">", "<=", ">="];

impl Teller<'_> {
    /// The number that a table gives under a fixed number, and the ludemes that say so.
    pub(super) fn unvarying(&self, entry: &MapEntry) -> Option<(i64, Vec<NodeId>)> {
        let name = entry.name.as_deref();
        let pair = self.pair_under(name, self.fixed_key(entry)?)?;
        let PairValue::Int(Int::Constant(value)) = pair.value else { return None };
        let told = [self.whole(entry.id), self.whole(pair.id)].concat();
        self.is_unvarying(name).then(|| (i64::from(value), told))
    }

    /// Whether a table is looked up under fixed numbers only, and gives numbers to reckon with.
    pub(crate) fn is_unvarying(&self, name: Option<&str>) -> bool {
        let key = name.map(str::to_owned);
        if let Some(known) = self.unvarying.borrow().get(&key) {
            return *known;
        }
        let found = self.only_reckons(name);
        self.unvarying.borrow_mut().insert(key, found);
        found
    }

    fn only_reckons(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let mut entries = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .peekable();
        let reckons = |entry: NodeId| {
            let key = links.plain(entry).find_map(|part| links.number(part));
            let cases = links.ancestors(entry).take_while(|it| links.keyword(*it) == Some("if"));
            let parent = links.parent(cases.last().unwrap_or(entry));
            // The operands of a sum may stand in a list.
            let outer =
                parent.map(|it| links.keyword(it).map_or_else(|| links.parent(it), |_| Some(it)));
            let word = outer.flatten().and_then(|outer| links.keyword(outer));
            key.is_some_and(|key| self.pair_under(name, i64::from(key)).is_some())
                && word.is_some_and(|word| RECKONING.contains(&word) || word == "range")
        };
        entries.peek().is_some() && entries.all(reckons)
    }

    /// The rows of a table that no rule asks for.
    pub(crate) fn unasked_pairs(&self, map: &MapPairs) -> Vec<NodeId> {
        let links = &self.state.links;
        let name = map.name.as_deref();
        let asked: Vec<i64> = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .filter_map(|entry| links.plain(entry).find_map(|part| links.number(part)))
            .map(i64::from)
            .collect();
        let of_pairs: Vec<NodeId> = map
            .pairs
            .iter()
            .filter(|pair| key_of(pair).is_none_or(|key| !asked.contains(&key)))
            .flat_map(|pair| self.whole(pair.id))
            .collect();
        // The table itself is told by its rows.
        let rows: Vec<NodeId> = map.pairs.iter().flat_map(|pair| self.whole(pair.id)).collect();
        let own = self.whole(map.id).into_iter().filter(|node| !rows.contains(node));
        own.chain(of_pairs).collect()
    }

    /// The row of a table under a number, if there is one table of that name with one such row.
    fn pair_under(&self, name: Option<&str>, number: i64) -> Option<&Pair> {
        let mut maps = self.items().iter().filter_map(|item| match item {
            Item::MapPairs(map) if map.name.as_deref() == name => Some(map),
            _ => None,
        });
        let (Some(map), None) = (maps.next(), maps.next()) else { return None };
        let mut rows = map.pairs.iter().filter(|pair| key_of(pair) == Some(number));
        let (Some(row), None) = (rows.next(), rows.next()) else { return None };
        Some(row)
    }

    fn fixed_key(&self, entry: &MapEntry) -> Option<i64> {
        match &entry.key {
            IndexOrRole::Index(Int::Constant(number)) => Some(i64::from(*number)),
            _ => None,
        }
    }
}

fn key_of(pair: &Pair) -> Option<i64> {
    match &pair.key {
        PairKey::Int(Int::Constant(number)) => Some(i64::from(*number)),
        _ => None,
    }
}
