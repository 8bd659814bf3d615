//! The tree of an expanded description.

use crate::source::Span;

/// The identity of a node: its place in the pre-order of its tree.
///
/// It is what moves, endings, sentences and pictures have in common: each knows the node it stems from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

/// An expanded description: no defines, options or ranges are left.
#[derive(Debug, Clone, Default)]
pub struct Tree {
    /// All nodes, parents before their children; node 0 is the root.
    pub nodes: Vec<Node>,
    /// The define calls that nodes came through; see [`Node::via`].
    pub calls: Vec<Call>,
}

/// A clause, a list or an atom.
#[derive(Debug, Clone)]
pub struct Node {
    /// What it is.
    pub kind: NodeKind,
    /// The name before it, as `if` in `if:(is Empty)`.
    pub label: Option<Box<str>>,
    /// Where it is written.
    pub span: Span,
    /// The innermost define call it came through: an index into [`Tree::calls`].
    pub via: Option<u32>,
}

/// The three kinds of node.
#[derive(Debug, Clone)]
pub enum NodeKind {
    /// `(keyword arguments …)`
    Clause {
        /// The word after the bracket.
        keyword: Box<str>,
        /// The arguments in order.
        children: Vec<NodeId>,
    },
    /// `{ … }`
    List {
        /// The elements in order.
        children: Vec<NodeId>,
    },
    /// A word or number that is not quoted.
    Word(Box<str>),
    /// A quoted string, without its quotes.
    Text(Box<str>),
}

/// The use of a define.
#[derive(Debug, Clone)]
pub struct Call {
    /// The name of the define, without quotes.
    pub name: Box<str>,
    /// Where it is called.
    pub span: Span,
    /// The call that this one came through.
    pub via: Option<u32>,
}

impl Tree {
    /// The root of the tree.
    pub const ROOT: NodeId = NodeId(0);

    /// The node behind an id.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The arguments of a clause or the elements of a list; none for atoms.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        match &self.node(id).kind {
            NodeKind::Clause { children, .. } | NodeKind::List { children } => children,
            NodeKind::Word(_) | NodeKind::Text(_) => &[],
        }
    }

    /// A node and all below it.
    pub fn subtree(&self, root: NodeId) -> Vec<NodeId> {
        let mut nodes = vec![root];
        let mut next = 0;
        while let Some(&node) = nodes.get(next) {
            nodes.extend_from_slice(self.children(node));
            next += 1;
        }
        nodes
    }
}
