//! Which parts of a tree read the same.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use rustc_hash::{FxBuildHasher, FxHasher};
use syntax::{NodeId, NodeKind, Tree};

/// How each part of a tree reads, as a number: what reads the same has the same one. Two parts of one number are compared
/// before they are taken for the same.
#[derive(Debug)]
pub(super) struct Shapes {
    shapes: Vec<u64>,
    /// How often the larger ones are there.
    times: HashMap<u64, u32, FxBuildHasher>,
}

impl Shapes {
    /// Reads a tree; parts with fewer nodes than `worth` are not counted.
    pub fn of(tree: &Tree, worth: u32) -> Self {
        let mut shapes = vec![0; tree.nodes.len()];
        let mut sizes = vec![1_u32; tree.nodes.len()];
        let mut times: HashMap<u64, u32, FxBuildHasher> = HashMap::default();
        // Parents stand before their children.
        for (index, node) in tree.nodes.iter().enumerate().rev() {
            let mut hasher = FxHasher::default();
            let children: &[NodeId] = match &node.kind {
                NodeKind::Clause { keyword, children } => {
                    (0_u8, keyword).hash(&mut hasher);
                    children
                }
                NodeKind::List { children } => {
                    1_u8.hash(&mut hasher);
                    children
                }
                NodeKind::Word(word) => {
                    (2_u8, word).hash(&mut hasher);
                    &[]
                }
                NodeKind::Text(text) => {
                    (3_u8, text).hash(&mut hasher);
                    &[]
                }
            };
            for child in children {
                let at = child.0 as usize;
                (&tree.node(*child).label, shapes[at]).hash(&mut hasher);
                sizes[index] += sizes[at];
            }
            shapes[index] = hasher.finish();
            if sizes[index] >= worth {
                *times.entry(shapes[index]).or_default() += 1;
            }
        }
        Self { shapes, times }
    }

    /// The shape of a part that comes again in the tree and is worth keeping.
    pub fn repeated(&self, node: NodeId) -> Option<u64> {
        (self.times(node) > 1).then(|| self.shapes[node.0 as usize])
    }

    /// How often a part that is worth keeping stands in the tree.
    pub fn times(&self, node: NodeId) -> u32 {
        let shape = self.shapes.get(node.0 as usize);
        shape.and_then(|shape| self.times.get(shape)).copied().unwrap_or(0)
    }
}
