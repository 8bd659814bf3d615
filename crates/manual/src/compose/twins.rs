//! Parts of a description that are written alike.

use std::collections::HashMap;

use syntax::{NodeId, NodeKind, Tree};

/// What a node is without its children: the name before it, the kind of node, and its word.
type Outside<'t> = (Option<&'t str>, u8, &'t str);

/// For each node the number of its wording: nodes with the same number are written alike, down to the last word.
pub(super) fn wordings(tree: &Tree) -> Vec<u32> {
    let mut known: HashMap<(Outside<'_>, Vec<u32>), u32> = HashMap::new();
    let mut wordings = vec![0; tree.nodes.len()];
    // Nodes are numbered parents first, so that going backwards meets children before their parents.
    for at in (0..tree.nodes.len()).rev() {
        let id = NodeId(at as u32);
        let (kind, word) = match &tree.node(id).kind {
            NodeKind::Clause { keyword, .. } => (0, &**keyword),
            NodeKind::List { .. } => (1, ""),
            NodeKind::Word(word) => (2, &**word),
            NodeKind::Text(text) => (3, &**text),
        };
        let outside = (tree.node(id).label.as_deref(), kind, word);
        let within = tree.children(id).iter().map(|child| wordings[child.0 as usize]).collect();
        let next = known.len() as u32;
        wordings[at] = *known.entry((outside, within)).or_insert(next);
    }
    wordings
}

#[cfg(test)]
mod tests {
    use syntax::{Library, Selection, Sources};

    use super::*;

    #[test]
    fn clauses_with_the_same_words_are_alike() {
        let mut sources = Sources::default();
        let file = sources.add("g.lud", r#"(game "G" (a (b 1) x:(b 1) (b 1) (b 2)))"#);
        let tree =
            syntax::read(&mut sources, file, &Library::new(), &Selection::default()).unwrap().game;
        let of = wordings(&tree);
        let [first, named, second, other] = tree.children(NodeId(2)) else { panic!("four parts") };
        let of = |node: &NodeId| of[node.0 as usize];
        assert_eq!(of(first), of(second));
        assert_ne!(of(first), of(named));
        assert_ne!(of(first), of(other));
    }
}
