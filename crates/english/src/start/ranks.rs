//! The numbers that pieces start with, where they differ from place to place.

use language::ints::Int;
use language::start::StartRule;

use super::by_kind::Noun;
use crate::realise::{Text, listed_and, plural, say};
use crate::state::Marks;
use crate::teller::Teller;

/// What the number of a piece is called, and how much it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rank {
    noun: &'static str,
    number: String,
}

impl Rank {
    /// "mark 4"; none for a number that is not known.
    pub(super) fn words(&self) -> Option<String> {
        self.number.parse::<i64>().ok()?;
        Some(format!("{} {}", self.noun, self.number))
    }

    /// "each of them starts with the value 4".
    pub(super) fn sentence(&self) -> String {
        let noun = self.noun;
        match self.number.parse::<i64>() {
            Ok(_) => format!("each of them starts with the {noun} {}", self.number),
            Err(_) => format!("each of them starts with this {noun}: {}", self.number),
        }
    }
}

impl Teller<'_> {
    /// The number that a rule gives to the pieces it places, if their kinds do not tell it; nothing if that is not one plain number.
    pub(super) fn rank(&self, state: Option<&Int>, value: Option<&Int>) -> Option<Option<Rank>> {
        let state = state.filter(|_| !self.told_by_kind(Noun::Mark));
        let value = value.filter(|_| !self.told_by_kind(Noun::Value));
        let (noun, int) = match (state, value) {
            (None, None) => return Some(None),
            (Some(state), None)
                if self.state.marks == Marks::Numbers
                    && !self.state.two_sided
                    && !self.has_statuses() =>
            {
                (Noun::Mark, state)
            }
            (None, Some(value)) => (Noun::Value, value),
            _ => return None,
        };
        Some(Some(Rank { noun: self.noun(noun), number: self.carried_number(int)? }))
    }

    /// "Banners start with the value zero": kinds that start without a value, where others have one and the rules compare them.
    pub(crate) fn worthless(&self, rules: &[StartRule]) -> Option<Text> {
        let links = &self.state.links;
        if self.told_by_kind(Noun::Value) || links.clauses("value", "Piece").next().is_none() {
            return None;
        }
        let mut placed: Vec<(String, Option<usize>, bool)> = Vec::new();
        for rule in rules {
            let (items, valued): (Vec<&str>, bool) = match rule {
                StartRule::PlaceAt(node) => (vec![&node.item], node.value.is_some()),
                StartRule::PlaceOn(node) => (vec![&node.item], node.value.is_some()),
                StartRule::PlaceRandom(node) => {
                    (node.item.iter().map(|item| &**item).collect(), node.value.is_some())
                }
                _ => continue,
            };
            placed.extend(items.iter().map(|item| {
                let (kind, owner) = self.pieces.named(item);
                (kind, owner, valued)
            }));
        }
        if !placed.iter().any(|(_, _, valued)| *valued) {
            // Where no rule gives a piece a value at the start, all have the same.
            let given = links.whole(syntax::Tree::ROOT).into_iter().any(|part| {
                links.label(part) == Some("value")
                    || matches!(links.keyword(part), Some("dominoes" | "deck" | "card"))
            });
            let plain = !given && !self.is_puzzle() && !placed.is_empty();
            return plain.then(|| {
                say!("all {} start with the {} zero", self.pieces.words(), self.state.value_noun)
            });
        }
        let mut none: Vec<Text> = Vec::new();
        for (kind, owner, _) in &placed {
            let alike = |other: &&(String, Option<usize>, bool)| other.0 == *kind;
            let valued = |one: &(String, Option<usize>, bool)| one.2;
            let own = |other: &&(String, Option<usize>, bool)| alike(other) && other.1 == *owner;
            let name = if !placed.iter().filter(alike).any(valued) {
                plural(kind)
            } else if !placed.iter().filter(own).any(valued) {
                format!("{}{}", self.owner_before(kind, *owner), plural(kind))
            } else {
                continue;
            };
            let name = Text::from(name);
            if !none.contains(&name) {
                none.push(name);
            }
        }
        (!none.is_empty())
            .then(|| say!("{} start with the {} zero", listed_and(&none), self.state.value_noun))
    }
}
