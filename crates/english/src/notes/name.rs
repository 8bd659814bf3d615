//! The names that a description gives to its parts: what is defined under a speaking name can be called by it.

use syntax::NodeId;

use crate::realise::{is_speakable, spoken_name};
use crate::teller::Teller;

/// Names that say too little: they would not help a reader.
const SHORTEST: usize = 4;
/// Names with more words than this are no names.
const MOST_WORDS: usize = 3;

/// Words that mean nothing to a player, or only repeat what kind of thing it is.
const UNSPOKEN: [&str; 24] = [
    "vertex",
    "vertices",
    "site",
    "sites",
    "loc",
    "location",
    "locations",
    "mover",
    "state",
    "number",
    "area",
    "condition",
    "move",
    "hole",
    "square",
    "point",
    "cell",
    "piece",
    "place",
    "kind",
    "player",
    "direction",
    "line",
    "list",
];

impl Teller<'_> {
    /// How the description calls what some ludemes make up together: the name of the definition that they come from.
    pub(crate) fn macro_name(&self, told: &[NodeId]) -> Option<String> {
        // Tables that the rules look things up in stand before them.
        let links = &self.state.links;
        let tables: Vec<_> = links.clauses("map", "").map(|map| links.range(map)).collect();
        let table = |node: &&NodeId| tables.iter().any(|table| table.contains(node));
        let first = told.iter().min()?;
        let top = match table(&first) {
            true => *told.iter().filter(|node| !table(node)).min().unwrap_or(first),
            false => *first,
        };
        let call = self.tree.node(top).via?;
        // What reads the same has the name that the first of them has.
        let parent = self.state.links.holder(top)?;
        // Only the whole of a definition goes by its name.
        if self.tree.node(parent).via == Some(call) {
            return None;
        }
        let call = self.tree.calls.get(call as usize)?;
        let name = spoken_name(&call.name);
        // A definition says by itself that it is a number.
        let name = name.strip_prefix("number of ").map(str::to_owned).unwrap_or(name);
        let plain = name.chars().all(|c| c.is_ascii_lowercase() || c == ' ');
        let words = name.split(' ').count();
        let speaks = is_speakable(&name) && !name.split(' ').any(|word| UNSPOKEN.contains(&word));
        (plain && speaks && name.len() >= SHORTEST && words <= MOST_WORDS).then_some(name)
    }
}
