//! Numbers that are remembered to be used one by one: a player writes them down and crosses out what has been used.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::links::Links;

/// The lists, by their names; one may have none.
#[derive(Debug, Default)]
pub struct WrittenLists {
    names: BTreeMap<Option<String>, bool>,
}

impl WrittenLists {
    /// Looks for remembered numbers of which one after the other is taken and forgotten.
    pub fn of(links: &Links<'_>) -> Self {
        let named = |node: NodeId| links.plain(node).find_map(|part| links.text(part));
        let mut names = BTreeMap::new();
        for writer in links.clauses("remember", "Value") {
            let name = named(writer);
            if names.contains_key(&name.map(str::to_owned)) {
                continue;
            }
            let own = |node: &NodeId| named(*node) == name;
            // One after the other is looked at, and the one that is used is forgotten.
            let taken = |values: NodeId| {
                let mut outer = links.ancestors(values).filter(|outer| !links.is(*outer, "if", ""));
                outer.next().is_some_and(|outer| links.is(outer, "forEach", "Value"))
            };
            let used = |forget: NodeId| {
                links
                    .plain(forget)
                    .any(|part| links.is(part, "value", "") && links.children(part).is_empty())
            };
            let read = links.clauses("values", "Remembered").filter(own).any(taken);
            let crossed = links.clauses("forget", "Value").filter(own).any(used);
            let given = links.clauses("set", "RememberValue").any(|set| own(&set));
            if read && crossed && !given {
                let dice = links.clauses("remember", "Value").filter(own).any(|writer| {
                    links.whole(writer).into_iter().any(|part| {
                        links.is(part, "count", "Pips")
                            || matches!(links.keyword(part), Some("pips" | "face"))
                    })
                });
                names.insert(name.map(str::to_owned), dice);
            }
        }
        Self { names }
    }

    /// What a list is of, if it is one: "throw", "number".
    pub fn noun(&self, name: Option<&str>) -> Option<&'static str> {
        let dice = self.names.get(&name.map(str::to_owned))?;
        Some(if *dice { "throw" } else { "number" })
    }

    /// Whether there is one list only.
    pub fn is_only_one(&self) -> bool {
        self.names.len() == 1
    }
}
