//! Are both players told in the same way? The description with the players exchanged must give the same sentences.

use syntax::{NodeId, NodeKind, Tree};

use super::retell::Source;
use crate::Told;
use crate::document::{Document, SectionKind};

/// Sentences that the text has for one player and not for the other; none if there are not two players.
pub fn asymmetry(source: Source<'_>, told: &Told, names: &[String]) -> Vec<String> {
    if names.len() != 2 {
        return vec![];
    }
    let mut tree = source.tree.clone();
    let numbers = player_numbers(source.tree);
    let lists = names_of_lists(source.tree);
    for (index, node) in tree.nodes.iter_mut().enumerate() {
        match &mut node.kind {
            NodeKind::Word(word) if numbers.contains(&index) => {
                *word = if word.as_ref() == "1" { "2".into() } else { "1".into() };
            }
            NodeKind::Word(word) => {
                if let Some(other) = exchanged_role(word) {
                    *word = other.into();
                }
            }
            NodeKind::Text(text) => {
                let list = || exchanged_list(text).filter(|_| lists.contains(&index));
                if let Some(other) = exchanged_digit(text).or_else(|| list().map(str::to_owned)) {
                    *text = other.into();
                }
            }
            NodeKind::Clause { .. } | NodeKind::List { .. } => {}
        }
    }
    exchange_seats(&mut tree);
    let extra = differences(source, told, &tree, names);
    if extra.is_empty() {
        return extra;
    }
    // Rules may know by the numbers of pieces whose they are; else their order says no more than which is told first.
    exchange_pieces(&mut tree);
    let others = differences(source, told, &tree, names);
    if others.len() < extra.len() { others } else { extra }
}

/// The sentences that only one of two texts has, the second of which is of the description with the players exchanged.
fn differences(source: Source<'_>, told: &Told, tree: &Tree, names: &[String]) -> Vec<String> {
    let [first, second] = names else { return vec![] };
    let Some(other) = (Source { tree, ..source }).tell() else { return vec![] };
    let mine = sentences(&told.document, |text| text.to_owned());
    let theirs = sentences(&other.document, |text| exchanged(text, first, second));
    let mut extra: Vec<String> =
        mine.iter().filter(|text| !theirs.contains(text)).cloned().collect();
    extra.extend(theirs.iter().filter(|text| !mine.contains(text)).cloned());
    extra
}

/// The places of the numbers that stand for one of the two players: those that an owner is compared with, or that name one.
fn player_numbers(tree: &Tree) -> Vec<usize> {
    let compares = |node: &&syntax::Node| matches!(&node.kind, NodeKind::Clause { keyword, .. } if matches!(&**keyword, "=" | "!="));
    let named = |node: &NodeId| {
        tree.children(*node).iter().any(|part| matches!(tree.node(*part).kind, NodeKind::Text(_)))
    };
    let sides = tree.nodes.iter().any(|node| {
        let NodeKind::Clause { keyword, children } = &node.kind else { return false };
        let number = |part: &NodeId| matches!(&tree.node(*part).kind, NodeKind::Word(word) if matches!(&**word, "1" | "2"));
        &**keyword == "flips" && children.len() == 2 && children.iter().all(number)
    });
    let owner = |node: &NodeId| match &tree.node(*node).kind {
        NodeKind::Clause { keyword, .. } => match &**keyword {
            "who" | "mover" | "next" | "prev" => true,
            "id" => !named(node),
            // The mark of a piece with a side for each player is the number of a player.
            "state" => sides,
            _ => false,
        },
        // A number that a definition was given may be held against a role: `(= 1 P1)`.
        NodeKind::Word(word) => exchanged_role(word).is_some(),
        _ => false,
    };
    let player = |node: &NodeId| matches!(&tree.node(*node).kind, NodeKind::Word(word) if matches!(&**word, "1" | "2"));
    let mut numbers = Vec::new();
    for node in &tree.nodes {
        let NodeKind::Clause { keyword, children } = &node.kind else { continue };
        if &**keyword == "player" {
            numbers.extend(children.iter().filter(|child| player(child)).map(|id| id.0 as usize));
        }
    }
    numbers.extend(keys_of_players(tree));
    for node in tree.nodes.iter().filter(compares) {
        let NodeKind::Clause { children, .. } = &node.kind else { continue };
        if children.iter().any(owner) {
            numbers.extend(children.iter().filter(|child| player(child)).map(|id| id.0 as usize));
        }
    }
    numbers
}

/// The places of the numbers of players in tables that rules look up by the player whose turn it is.
fn keys_of_players(tree: &Tree) -> Vec<usize> {
    let keyword = |node: NodeId| match &tree.node(node).kind {
        NodeKind::Clause { keyword, .. } => Some(&**keyword),
        _ => None,
    };
    let word = |node: NodeId| match &tree.node(node).kind {
        NodeKind::Word(word) => Some(&**word),
        _ => None,
    };
    let name = |node: NodeId| {
        tree.children(node).iter().find_map(|part| match &tree.node(*part).kind {
            NodeKind::Text(text) => Some(&**text),
            _ => None,
        })
    };
    let every = || (0..u32::try_from(tree.nodes.len()).unwrap_or(0)).map(NodeId);
    let by_player = |table: NodeId| {
        every().filter(|node| keyword(*node) == Some("mapEntry")).any(|entry| {
            name(entry) == name(table)
                && tree.children(entry).iter().any(|key| {
                    matches!(keyword(*key), Some("mover" | "next"))
                        || matches!(word(*key), Some("Mover" | "Next"))
                })
        })
    };
    let tables = every().filter(|node| keyword(*node) == Some("map") && by_player(*node));
    let parts = tables.flat_map(|table| tree.children(table).iter().copied());
    let lists = parts.flat_map(|part| [vec![part], tree.children(part).to_vec()].concat());
    let pairs = lists.filter(|part| keyword(*part) == Some("pair"));
    let keys = pairs.filter_map(|pair| tree.children(pair).first().copied());
    keys.filter(|key| matches!(word(*key), Some("1" | "2"))).map(|key| key.0 as usize).collect()
}

/// The places of the names that numbers are remembered under: what may be a coordinate elsewhere can be a player here.
fn names_of_lists(tree: &Tree) -> Vec<usize> {
    let remembers = |node: &&syntax::Node| matches!(&node.kind, NodeKind::Clause { keyword, .. } if matches!(&**keyword, "remember" | "forget" | "values" | "set"));
    let clauses = tree.nodes.iter().filter(remembers);
    let parts = clauses.flat_map(|node| match &node.kind {
        NodeKind::Clause { children, .. } => children.as_slice(),
        _ => &[],
    });
    parts.map(|part| part.0 as usize).collect()
}

/// Where each player has one piece of their own, these change places: by their numbers rules may know whose they are.
fn exchange_pieces(tree: &mut Tree) {
    let owned = |tree: &Tree, piece: NodeId, owner: &str| {
        let is_piece = matches!(&tree.node(piece).kind, NodeKind::Clause { keyword, .. } if keyword.as_ref() == "piece");
        let has = |part: &NodeId| matches!(&tree.node(*part).kind, NodeKind::Word(word) if word.as_ref() == owner);
        is_piece && tree.children(piece).iter().any(has)
    };
    for index in 0..tree.nodes.len() {
        let NodeKind::List { children } = &tree.nodes[index].kind else { continue };
        let places = |owner: &str| -> Vec<usize> {
            (0..children.len()).filter(|at| owned(tree, children[*at], owner)).collect()
        };
        if let ([first], [second]) = (places("P1").as_slice(), places("P2").as_slice()) {
            let (first, second) = (*first, *second);
            if let NodeKind::List { children } = &mut tree.nodes[index].kind {
                children.swap(first, second);
            }
        }
    }
}

/// The first two players change places in the list of players, with the directions they face.
fn exchange_seats(tree: &mut Tree) {
    for index in 0..tree.nodes.len() {
        if !matches!(&tree.nodes[index].kind, NodeKind::Clause { keyword, .. } if keyword.as_ref() == "players")
        {
            continue;
        }
        let id = NodeId(u32::try_from(index).unwrap_or(u32::MAX));
        let list = tree.children(id).first().copied().unwrap_or(id);
        if let Some(node) = tree.nodes.get_mut(list.0 as usize)
            && let NodeKind::List { children } = &mut node.kind
            && children.len() > 1
        {
            children.swap(0, 1);
        }
    }
}

/// The sentences of the rules; who begins and who may swap does differ.
fn sentences(document: &Document, word: impl Fn(&str) -> String) -> Vec<String> {
    document
        .sections
        .iter()
        .filter(|section| matches!(section.kind, SectionKind::Pieces | SectionKind::End))
        .flat_map(|section| {
            Document { title: String::new(), sections: vec![section.clone()] }.texts()
        })
        .map(|text| word(&text))
        .map(|text| ended(&text).to_owned())
        .collect()
}

/// A sentence without what only says where it stands in a list.
fn ended(text: &str) -> &str {
    ["; and", "; or", ";", "."].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text)
}

impl Document {
    fn texts(&self) -> Vec<String> {
        self.sentences().into_iter().map(|sentence| sentence.text.clone()).collect()
    }
}

fn exchanged_role(word: &str) -> Option<&'static str> {
    match word {
        "P1" => Some("P2"),
        "P2" => Some("P1"),
        _ => None,
    }
}

/// Lists that go by no more than the number of a player change places.
fn exchanged_list(name: &str) -> Option<&'static str> {
    match name {
        "1" => Some("2"),
        "2" => Some("1"),
        other => exchanged_role(other),
    }
}

/// "Pawn1" and "Pawn2" change places.
fn exchanged_digit(text: &str) -> Option<String> {
    let (base, other) = match (text.strip_suffix('1'), text.strip_suffix('2')) {
        (Some(base), _) => (base, '2'),
        (_, Some(base)) => (base, '1'),
        _ => return None,
    };
    let named = base.chars().last().is_some_and(char::is_alphabetic);
    (named && !base.contains(' ') && base.len() > 1).then(|| format!("{base}{other}"))
}

/// The text with two names exchanged.
fn exchanged(text: &str, first: &str, second: &str) -> String {
    let aside = "\u{E002}";
    let swap =
        |text: String, a: &str, b: &str| text.replace(a, aside).replace(b, a).replace(aside, b);
    // Notes of the players differ in their numbers: "‘choice 1’".
    swap(swap(text.to_owned(), first, second), " 1’", " 2’")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_change_places() {
        assert_eq!(exchanged("White beats Black.", "White", "Black"), "Black beats White.");
        assert_eq!(exchanged_digit("Pawn1").as_deref(), Some("Pawn2"));
        assert_eq!(exchanged_digit("A1"), None);
    }
}
