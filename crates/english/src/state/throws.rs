//! Which tables say what a throw of the dice is worth.

use std::collections::BTreeMap;

use super::Links;

/// The tables that are only ever asked for the number thrown.
#[derive(Debug)]
pub struct ThrowMaps<'a> {
    /// Their names; a table without a name is the only one of the game.
    names: Vec<Option<&'a str>>,
}

impl<'a> ThrowMaps<'a> {
    /// Looks at every question to a table.
    pub fn of(links: &Links<'a>) -> Self {
        let mut only_throws: BTreeMap<Option<&str>, bool> = BTreeMap::new();
        for entry in links.clauses("mapEntry", "") {
            let name = links.plain(entry).find_map(|part| links.text(part));
            let throw = links
                .plain(entry)
                .find(|part| links.text(*part).is_none())
                .is_some_and(|key| links.is(key, "count", "Pips"));
            *only_throws.entry(name).or_insert(true) &= throw;
        }
        let names = only_throws.into_iter().filter_map(|(name, throw)| throw.then_some(name));
        Self { names: names.collect() }
    }

    /// Whether a table is one of them.
    pub fn contains(&self, name: Option<&str>) -> bool {
        self.names.contains(&name)
    }

    /// Whether there are several, so that a table needs its name.
    pub fn are_several(&self) -> bool {
        self.names.len() > 1
    }
}
