//! Notes of which of several places a player has chosen.

use std::collections::BTreeMap;

use syntax::NodeId;

use super::links::Links;
use super::marks::{compared_with, set_value};

/// A place that a player may choose, and the number noted for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The number that is noted.
    pub value: i32,
    /// The number of the place.
    pub site: i32,
    /// The number of the player whose choice it is.
    pub player: usize,
    /// The rule that notes it.
    told: Vec<NodeId>,
}

/// The notes that stand for choices, by their name.
#[derive(Debug, Default)]
pub struct Choices {
    named: BTreeMap<Option<String>, Vec<Choice>>,
}

impl Choices {
    /// Looks for numbers that are noted only when one of several fixed places is chosen, a different one for each, and are
    /// asked for only by these numbers.
    pub fn of(links: &Links<'_>) -> Self {
        let name = |node: NodeId, skip: usize| {
            links.plain(node).skip(skip).find_map(|part| links.text(part)).map(str::to_owned)
        };
        let mut named: BTreeMap<Option<String>, Option<Vec<Choice>>> = BTreeMap::new();
        for writer in links.clauses("set", "Var") {
            let choices = named.entry(name(writer, 1)).or_insert_with(|| Some(vec![]));
            *choices = choices.take().and_then(|mut known| {
                let choice = choice(links, writer)?;
                let new = known.iter().all(|other: &Choice| {
                    other.value != choice.value && other.player == choice.player
                });
                known.push(choice);
                new.then_some(known)
            });
        }
        let mut named: BTreeMap<Option<String>, Vec<Choice>> = named
            .into_iter()
            .filter_map(|(name, choices)| Some((name, choices?)))
            .filter(|(_, choices)| choices.len() > 1)
            .collect();
        for reader in links.clauses("var", "") {
            let key = name(reader, 0);
            let asked = compared_with(links, reader);
            let known = |choices: &Vec<Choice>| {
                asked.is_some_and(|asked| choices.iter().any(|choice| choice.value == asked))
            };
            if named.get(&key).is_some_and(|choices| !known(choices)) {
                named.remove(&key);
            }
        }
        Self { named }
    }

    /// The choice that a number noted under a name stands for.
    pub fn of_value(&self, name: Option<&str>, value: i64) -> Option<&Choice> {
        let choices = self.named.get(&name.map(str::to_owned))?;
        choices.iter().find(|choice| i64::from(choice.value) == value)
    }

    /// All rules that note a choice under a name.
    pub fn told(&self, name: Option<&str>) -> Vec<NodeId> {
        let choices = self.named.get(&name.map(str::to_owned));
        choices.into_iter().flatten().flat_map(|choice| choice.told.iter().copied()).collect()
    }

    /// Whether the number of a name stands for a choice.
    pub fn contains(&self, name: Option<&str>) -> bool {
        self.named.contains_key(&name.map(str::to_owned))
    }
}

/// The choice that a rule notes: `(move Select (from 0) P1 (then (set Var "Choice" 1)))`.
fn choice(links: &Links<'_>, writer: NodeId) -> Option<Choice> {
    let select = links
        .parent(writer)
        .filter(|then| links.is(*then, "then", "") && links.children(*then).len() == 1)
        .and_then(|then| links.parent(then))
        .filter(|select| links.is(*select, "move", "Select"))?;
    let from = links.plain(select).find(|part| links.is(*part, "from", ""))?;
    let site = links.plain(from).next().and_then(|site| links.number(site))?;
    let player =
        links.plain(select).find_map(|part| links.word(part)?.strip_prefix('P')?.parse().ok())?;
    let value = set_value(links, writer)?;
    Some(Choice { value, site, player, told: links.frame(writer) })
}
