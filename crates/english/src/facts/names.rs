//! Names of the description that differ in their number only.

use std::collections::BTreeMap;

use language::equipment::Item;
use syntax::{NodeKind, Tree};

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
