//! The numbers that pieces start with, where every kind has one of its own.

use language::ints::Int;
use language::start::StartRule;
use syntax::NodeId;

use super::layout::Placed;
use crate::plan::Passage;
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
        match self.number.parse::<i64>() {
            Ok(_) => format!("each of them starts with the {} {}", self.noun, self.number),
            Err(_) => format!("each of them starts with this {}: {}", self.noun, self.number),
        }
    }
}

impl Teller<'_> {
    /// The number that a rule gives to the pieces it places; nothing if that is not one plain number.
    pub(super) fn rank(&self, state: Option<&Int>, value: Option<&Int>) -> Option<Option<Rank>> {
        let (noun, int) = match (state, value) {
            (None, None) => return Some(None),
            (Some(state), None) if self.state.marks == Marks::Numbers && !self.state.two_sided => {
                ("mark", state)
            }
            (None, Some(value)) => ("value", value),
            _ => return None,
        };
        let number = match (self.constant(int), int) {
            (Some(number), _) => number.to_string(),
            (None, Int::ValueRandom(_)) => self.number(int, &self.turn_scope()).text.to_string(),
            _ => return None,
        };
        Some(Some(Rank { noun, number }))
    }

    /// "Banners have the value zero": kinds that start without a value, where others have one and the rules compare them.
    pub(crate) fn worthless(&self, rules: &[StartRule]) -> Option<Text> {
        let mut placed: Vec<(String, bool)> = Vec::new();
        for rule in rules {
            let (items, valued): (Vec<&str>, bool) = match rule {
                StartRule::PlaceAt(node) => (vec![&node.item], node.value.is_some()),
                StartRule::PlaceOn(node) => (vec![&node.item], node.value.is_some()),
                StartRule::PlaceRandom(node) => {
                    (node.item.iter().map(|item| &**item).collect(), node.value.is_some())
                }
                _ => continue,
            };
            placed.extend(items.iter().map(|item| (self.pieces.named(item).0, valued)));
        }
        let links = &self.state.links;
        let asked = links.clauses("value", "Piece").next().is_some();
        if !asked {
            return None;
        }
        if !placed.iter().any(|(_, valued)| *valued) {
            // Where no rule gives a piece a value at the start, all have the same.
            let given = links.whole(syntax::Tree::ROOT).into_iter().any(|part| {
                links.label(part) == Some("value")
                    || matches!(links.keyword(part), Some("dominoes" | "deck" | "card"))
            });
            let plain = !given && !self.is_puzzle() && !placed.is_empty();
            return plain.then(|| say!("all {} start with the value zero", self.pieces.words()));
        }
        let mut none: Vec<Text> = Vec::new();
        for (kind, _) in &placed {
            let name = Text::from(plural(kind));
            let valued = placed.iter().any(|(other, valued)| other == kind && *valued);
            if !valued && !none.contains(&name) {
                none.push(name);
            }
        }
        (!none.is_empty()).then(|| say!("{} start with the value zero", listed_and(&none)))
    }

    /// "Each piece starts with the value of its kind: generals 4 and spies 1", if all pieces of a kind start alike.
    pub(super) fn ranks(&self, placed: &[Placed]) -> Option<Passage> {
        let mut kinds: Vec<(&str, Option<Rank>, Vec<NodeId>)> = Vec::new();
        for one in placed {
            let told = self.whole(one.node);
            match kinds.iter_mut().find(|(kind, _, _)| *kind == one.kind) {
                Some((_, rank, _)) if *rank != one.rank => return None,
                Some((_, _, nodes)) => nodes.extend(told),
                None => kinds.push((&one.kind, one.rank.clone(), told)),
            }
        }
        let mut nouns: Vec<&str> =
            kinds.iter().filter_map(|(_, rank, _)| Some(rank.as_ref()?.noun)).collect();
        nouns.sort_unstable();
        nouns.dedup();
        let noun = match nouns.as_slice() {
            [] => return Some(Passage::default()),
            [noun] => *noun,
            _ => return None,
        };
        let ranked: Vec<Text> = kinds
            .iter()
            .filter_map(|(kind, rank, told)| {
                let words = format!("{} {}", plural(kind), rank.as_ref()?.number);
                Some(Text::from(words).tell_all(told))
            })
            .collect();
        let list = listed_and(&ranked);
        Some(Passage::of(say!("each piece starts with the {} of its kind: {}", noun, list)))
    }
}
