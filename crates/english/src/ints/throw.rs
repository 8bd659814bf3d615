//! Tables that say what a throw of the dice is worth.

use crate::ints::place::quoted;
use crate::realise::Text;
use crate::teller::Teller;

impl Teller<'_> {
    /// Whether a table is only ever asked for the number thrown.
    pub(crate) fn is_throw_map(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let mut entries = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .peekable();
        entries.peek().is_some()
            && entries.all(|entry| {
                links
                    .plain(entry)
                    .find(|part| links.text(*part).is_none())
                    .is_some_and(|key| links.is(key, "count", "Pips"))
            })
    }

    /// "the value of the throw"; with its name where several tables tell one.
    pub(crate) fn throw_value(&self, name: Option<&str>) -> Text {
        let links = &self.state.links;
        let mut names: Vec<Option<&str>> = links
            .clauses("mapEntry", "")
            .map(|entry| links.plain(entry).find_map(|part| links.text(part)))
            .filter(|name| self.is_throw_map(*name))
            .collect();
        names.sort_unstable();
        names.dedup();
        match name {
            Some(name) if names.len() > 1 => format!("the {} value of the throw", quoted(name)),
            _ => "the value of the throw".to_owned(),
        }
        .into()
    }
}
