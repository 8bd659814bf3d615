//! What the engine does although no ludeme says so must be said.

use syntax::{NodeKind, Tree};

use crate::Told;
use crate::state::{Filling, Links, always_offered};

/// The defaults that the text does not state though they hold.
pub fn defaults(tree: &Tree, told: &Told) -> Vec<&'static str> {
    let mut missing = Vec::new();
    let text: Vec<String> =
        told.document.sentences().iter().map(|sentence| sentence.text.to_lowercase()).collect();
    let says = |part: &str| text.iter().any(|sentence| sentence.contains(part));
    let simulation = tree
        .nodes
        .iter()
        .any(|node| matches!(&node.kind, NodeKind::Word(word) if word.as_ref() == "Simulation"));
    let links = Links::of(tree);
    let moves_anyway = always_offered(&links)
        || says("you may not pass") && Filling::of(&links, told.names.len()).always_places;
    let stated = says("no legal move") || says("you pass") || moves_anyway;
    if told.names.len() > 1 && !simulation && !stated {
        missing.push("a player without a legal move passes");
    }
    missing
}
