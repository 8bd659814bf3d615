//! Names of the description that differ in their number only, and names that nobody can speak.

use std::collections::BTreeMap;

use language::equipment::Item;
use syntax::{NodeId, NodeKind, Tree};

use crate::realise::{is_speakable, spoken_name};

/// The numbers of names that belong to no player and that others share but for the number: `Section1`, `Section2`.
pub fn numbered_names(tree: &Tree, items: &[Item]) -> BTreeMap<String, String> {
    let mut stems: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for node in &tree.nodes {
        if let NodeKind::Text(name) = &node.kind
            && let Some((stem, number)) = split(name)
        {
            let numbers = stems.entry(stem).or_default();
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
    }
    let free: Vec<&str> = items.iter().filter_map(without_owner).collect();
    stems
        .into_iter()
        .filter(|(_, numbers)| numbers.len() > 1)
        .flat_map(|(stem, numbers)| {
            numbers.into_iter().map(move |number| (format!("{stem}{number}"), number.to_owned()))
        })
        .filter(|(name, _)| free.contains(&name.as_str()))
        .collect()
}

/// Ludemes that keep something under a name.
const KEEPING: [&str; 8] = ["var", "set", "value", "values", "remember", "forget", "trigger", "is"];

/// Names that anybody can speak and that say nothing; numbers would look like those of players.
const NEUTRAL: [&str; 24] = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa",
    "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi",
    "psi", "omega",
];

/// Where a place is from that is noted under a name: "start" or "end" of a move, if it is never another one.
fn noted_end(tree: &Tree, name: &str) -> Option<&'static str> {
    let mut found: Option<&'static str> = None;
    for (index, node) in tree.nodes.iter().enumerate() {
        let NodeKind::Clause { keyword, .. } = &node.kind else { continue };
        if &**keyword != "set" {
            continue;
        }
        let parts = tree.children(NodeId(u32::try_from(index).ok()?));
        let named = |part: &&NodeId| matches!(&tree.node(**part).kind, NodeKind::Text(text) if **text == *name);
        if !parts.iter().any(|part| named(&part)) {
            continue;
        }
        let end = parts.iter().find_map(|part| {
            let NodeKind::Clause { keyword, children } = &tree.node(*part).kind else {
                return None;
            };
            let word = children.first().map(|word| &tree.node(*word).kind);
            match (&**keyword, word) {
                ("from", None) => Some("start"),
                ("to", None) => Some("end"),
                ("last", Some(NodeKind::Word(word))) if &**word == "From" => Some("start"),
                ("last", Some(NodeKind::Word(word))) if &**word == "To" => Some("end"),
                _ => None,
            }
        })?;
        if found.is_some_and(|known| known != end) {
            return None;
        }
        found = Some(end);
    }
    found
}

/// The neutral name after so many others.
fn neutral(given: usize) -> String {
    let name = NEUTRAL[given % NEUTRAL.len()];
    match given / NEUTRAL.len() {
        0 => name.to_owned(),
        round => format!("{name} {}", round + 1),
    }
}

/// What names are called that are mere abbreviations: `LF` is "alpha", `R0X` "beta".
pub fn neutral_names(tree: &Tree, items: &[Item]) -> BTreeMap<String, String> {
    let silent = |name: &str| !is_speakable(&spoken_name(name));
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    let zones = items.iter().filter_map(|item| match item {
        Item::Regions(regions) => regions.name.as_deref(),
        _ => None,
    });
    let mut given = 0;
    let mut add = |all: Vec<&str>| {
        for name in all {
            let stem = owned_stem(name);
            if silent(stem) && !names.contains_key(stem) {
                let told = noted_end(tree, name)
                    .filter(|end| !names.values().any(|known: &String| known == end));
                let other = told.is_none();
                names.insert(stem.to_owned(), told.map_or_else(|| neutral(given), str::to_owned));
                given += usize::from(other);
            }
        }
    };
    add(zones.collect());
    let kept = tree.nodes.iter().enumerate().filter_map(|(index, node)| match &node.kind {
        NodeKind::Clause { keyword, .. } if KEEPING.contains(&&**keyword) => {
            let id = NodeId(u32::try_from(index).ok()?);
            tree.children(id).iter().find_map(|child| match &tree.node(*child).kind {
                NodeKind::Text(name) => Some(&**name),
                _ => None,
            })
        }
        _ => None,
    });
    add(kept.collect());
    names
}

/// A name without the player that it belongs to: `ScoreP1`, `Score1`.
pub(crate) fn owned_stem(name: &str) -> &str {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    stem.strip_suffix('P').filter(|bare| !bare.is_empty() && stem != name).unwrap_or(stem)
}

/// The name of a region that belongs to no player.
fn without_owner(item: &Item) -> Option<&str> {
    match item {
        Item::Regions(regions) if regions.role.and_then(super::number_of).is_none() => {
            regions.name.as_deref()
        }
        _ => None,
    }
}

/// `Section12` → "Section", "12"; `HomeP1` belongs to a player.
fn split(name: &str) -> Option<(&str, &str)> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = &name[stem.len()..];
    (!number.is_empty() && stem.ends_with(|c: char| c.is_ascii_lowercase()))
        .then_some((stem, number))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn numbers_come_off_names_but_not_off_owners() {
        assert_eq!(split("Section12"), Some(("Section", "12")));
        assert_eq!(split("HomeP1"), None);
        assert_eq!(split("Centre"), None);
    }
}
