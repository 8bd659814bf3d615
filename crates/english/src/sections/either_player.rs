//! Of two players, whoever is not the one is the other: "If you are Blue:" for "Otherwise:" below "If you are Red:".

use crate::document::{Block, Document, Item};

/// The heading of the case that is left.
const OTHERWISE: &str = "Otherwise:";

/// Names the other player where there are cases for one of two players and for the other.
pub(super) fn name_both(document: &mut Document, players: &[String]) {
    let [one, other] = players else { return };
    let leads = |name: &str| [format!("If you are {name}:"), format!("If you are the {name}:")];
    let pairs: Vec<(String, String)> = leads(one)
        .into_iter()
        .zip(leads(other))
        .flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)])
        .collect();
    for block in document.sections.iter_mut().flat_map(|section| &mut section.blocks) {
        if let Block::List { items, .. } = block {
            in_items(items, &pairs);
        }
    }
}

fn in_items(items: &mut [Item], pairs: &[(String, String)]) {
    if let [first, second] = items
        && second.lead.as_deref() == Some(OTHERWISE)
        && let Some((_, other)) = pairs.iter().find(|(one, _)| first.lead.as_ref() == Some(one))
    {
        second.lead = Some(other.clone());
    }
    items.iter_mut().for_each(|item| in_items(&mut item.items, pairs));
}
