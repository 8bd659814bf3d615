//! The tree of a description with the way up, for questions that no single ludeme can answer.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use syntax::{NodeId, NodeKind, Tree};

/// A tree in which every node knows what it is part of.
#[derive(Debug)]
pub struct Links<'a> {
    tree: &'a Tree,
    parents: Vec<NodeId>,
    /// The clauses of each keyword, in order.
    clauses: HashMap<&'a str, Vec<NodeId>>,
    /// The clauses of each keyword and first word, in order.
    worded: HashMap<(&'a str, &'a str), Vec<NodeId>>,
    /// All strings, with how often they stand there.
    texts: HashMap<&'a str, usize>,
    /// The outermost node that was looked at on a way up since that is watched; nobody watches while threads share a tree.
    outermost: AtomicU32,
}

impl<'a> Links<'a> {
    /// Links the nodes of a tree.
    pub fn of(tree: &'a Tree) -> Self {
        let mut parents = vec![Tree::ROOT; tree.nodes.len()];
        let mut clauses: HashMap<&str, Vec<NodeId>> = HashMap::new();
        let mut worded: HashMap<(&str, &str), Vec<NodeId>> = HashMap::new();
        let mut texts: HashMap<&str, usize> = HashMap::new();
        for index in 0..tree.nodes.len() {
            let node = NodeId(u32::try_from(index).unwrap_or(u32::MAX));
            for child in tree.children(node) {
                parents[child.0 as usize] = node;
            }
            match &tree.node(node).kind {
                NodeKind::Clause { keyword, .. } => {
                    clauses.entry(keyword).or_default().push(node);
                    let first = tree.children(node).first().map(|child| &tree.node(*child).kind);
                    if let Some(NodeKind::Word(word)) = first {
                        worded.entry((keyword, word)).or_default().push(node);
                    }
                }
                NodeKind::Text(text) => {
                    *texts.entry(text).or_default() += 1;
                }
                NodeKind::Word(_) | NodeKind::List { .. } => {}
            }
        }
        Self { tree, parents, clauses, worded, texts, outermost: AtomicU32::default() }
    }

    /// What a node is part of; lists are passed over.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.holder(node);
        let outer = parent.unwrap_or(Tree::ROOT).0;
        if outer < self.outermost.load(Relaxed) {
            self.outermost.store(outer, Relaxed);
        }
        parent
    }

    /// Begins to watch how far up is looked; returns what is to be given to [`Links::unwatch`].
    pub fn watch(&self) -> NodeId {
        NodeId(self.outermost.swap(u32::MAX, Relaxed))
    }

    /// The outermost node that was looked at since the watch began.
    pub fn unwatch(&self, before: NodeId) -> NodeId {
        let seen = self.outermost.load(Relaxed);
        self.outermost.store(seen.min(before.0), Relaxed);
        NodeId(seen)
    }

    /// The same as [`Links::parent`] for what may differ between ludemes that read the same.
    pub fn holder(&self, node: NodeId) -> Option<NodeId> {
        let mut node = node;
        while node != Tree::ROOT {
            node = self.parents[node.0 as usize];
            if !matches!(self.tree.node(node).kind, NodeKind::List { .. }) {
                return Some(node);
            }
        }
        None
    }

    /// Everything that a node is part of, from the inside out.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.parent(node), |node| self.parent(*node))
    }

    /// All clauses with a keyword and a first word: `set State`. An empty word stands for any.
    pub fn clauses<'b>(
        &'b self,
        keyword: &'b str,
        word: &'b str,
    ) -> impl Iterator<Item = NodeId> + 'b {
        let found = if word.is_empty() {
            self.clauses.get(keyword)
        } else {
            self.worded.get(&(keyword, word))
        };
        found.into_iter().flatten().copied()
    }

    /// The clauses with a keyword among a node and all below it, in order.
    pub fn clauses_within(&self, node: NodeId, keyword: &str) -> &[NodeId] {
        let Some(all) = self.clauses.get(keyword) else { return &[] };
        let range = self.range(node);
        let from = all.partition_point(|clause| clause < range.start());
        let to = all.partition_point(|clause| clause <= range.end());
        &all[from..to]
    }

    /// Whether a string stands anywhere in the description.
    pub fn has_text(&self, text: &str) -> bool {
        self.texts.contains_key(text)
    }

    /// How often a text in quotes stands in the description.
    pub fn mentions(&self, text: &str) -> usize {
        self.texts.get(text).copied().unwrap_or(0)
    }

    /// Whether another text in quotes is a part of this one: names of areas may be shortened.
    pub fn is_shortened(&self, text: &str) -> bool {
        self.texts.keys().any(|other| *other != text && !other.is_empty() && text.contains(other))
    }

    /// Whether a node is a clause with a keyword and a first word.
    pub fn is(&self, node: NodeId, keyword: &str, word: &str) -> bool {
        self.keyword(node) == Some(keyword) && (word.is_empty() || self.first_word(node) == word)
    }

    /// The keyword of a clause.
    pub fn keyword(&self, node: NodeId) -> Option<&'a str> {
        match &self.tree.node(node).kind {
            NodeKind::Clause { keyword, .. } => Some(keyword),
            _ => None,
        }
    }

    fn first_word(&self, node: NodeId) -> &'a str {
        self.tree.children(node).first().map_or("", |child| self.word(*child).unwrap_or(""))
    }

    /// The word or number that a node is.
    pub fn word(&self, node: NodeId) -> Option<&'a str> {
        match &self.tree.node(node).kind {
            NodeKind::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The string that a node is.
    pub fn text(&self, node: NodeId) -> Option<&'a str> {
        match &self.tree.node(node).kind {
            NodeKind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number that a node is.
    pub fn number(&self, node: NodeId) -> Option<i32> {
        self.word(node).and_then(|word| word.parse().ok())
    }

    /// The arguments of a clause that have no label.
    pub fn plain(&self, node: NodeId) -> impl Iterator<Item = NodeId> + 'a {
        let tree = self.tree;
        tree.children(node).iter().copied().filter(|child| tree.node(*child).label.is_none())
    }

    /// All arguments of a clause or elements of a list.
    pub fn children(&self, node: NodeId) -> &'a [NodeId] {
        self.tree.children(node)
    }

    /// The members of an `and` or `or`, whether they are listed or not.
    pub fn members(&self, node: NodeId) -> Vec<NodeId> {
        self.plain(node)
            .flat_map(|part| match &self.tree.node(part).kind {
                NodeKind::List { children } => children.clone(),
                _ => vec![part],
            })
            .collect()
    }

    /// The label before a node.
    pub fn label(&self, node: NodeId) -> Option<&'a str> {
        self.tree.node(node).label.as_deref()
    }

    /// Whether two ludemes are the same word for word, with parts that `same` says are the same.
    pub fn same_with(&self, a: NodeId, b: NodeId, same: impl Fn(NodeId, NodeId) -> bool) -> bool {
        let (left, right) = (self.children(a), self.children(b));
        let mut parts = left.iter().zip(right);
        self.keyword(a) == self.keyword(b)
            && self.word(a) == self.word(b)
            && self.text(a) == self.text(b)
            && left.len() == right.len()
            && parts.all(|(a, b)| self.label(*a) == self.label(*b) && same(*a, *b))
    }

    /// The first and the last of a node and all below it, which stand together in the order of the tree.
    pub fn range(&self, node: NodeId) -> RangeInclusive<NodeId> {
        let mut last = node;
        while let Some(child) = self.tree.children(last).last() {
            last = *child;
        }
        node..=last
    }

    /// A node and all below it.
    pub fn whole(&self, node: NodeId) -> Vec<NodeId> {
        let range = self.range(node);
        (range.start().0..=range.end().0).map(NodeId).collect()
    }

    /// Whether two nodes read the same, whatever they are called by.
    pub fn same(&self, a: NodeId, b: NodeId) -> bool {
        self.same_by(a, b, &|a, b| a == b)
    }

    /// The same, with another notion of the same word.
    pub fn same_by(&self, a: NodeId, b: NodeId, word: &dyn Fn(&str, &str) -> bool) -> bool {
        let (left, right) = (self.tree.node(a), self.tree.node(b));
        let alike = match (&left.kind, &right.kind) {
            (NodeKind::Clause { keyword: a, .. }, NodeKind::Clause { keyword: b, .. }) => a == b,
            (NodeKind::List { .. }, NodeKind::List { .. }) => true,
            (NodeKind::Word(a), NodeKind::Word(b)) => word(a, b),
            (NodeKind::Text(a), NodeKind::Text(b)) => word(a, b),
            _ => false,
        };
        let (left, right) = (self.tree.children(a), self.tree.children(b));
        alike
            && left.len() == right.len()
            && left
                .iter()
                .zip(right)
                .all(|(a, b)| self.label(*a) == self.label(*b) && self.same_by(*a, *b, word))
    }

    /// Whether two moves read the same but for what follows from them.
    pub fn same_moves(&self, a: NodeId, b: NodeId) -> bool {
        let parts = |node: NodeId| -> Vec<NodeId> {
            let follows = |part: &NodeId| !matches!(self.keyword(*part), Some("then" | "apply"));
            self.children(node).iter().copied().filter(follows).collect()
        };
        let (left, right) = (parts(a), parts(b));
        self.keyword(a) == self.keyword(b)
            && self.word(a) == self.word(b)
            && self.text(a) == self.text(b)
            && left.len() == right.len()
            && left
                .iter()
                .zip(&right)
                .all(|(a, b)| self.label(*a) == self.label(*b) && self.same_moves(*a, *b))
    }

    /// The names of the definitions whose whole body a node is, the innermost first.
    pub fn bodies(&self, node: NodeId) -> Vec<&'a str> {
        let around: Vec<u32> = self.holder(node).map_or(vec![], |outer| self.calls(outer));
        let own = self.calls(node).into_iter().take_while(|call| !around.contains(call));
        own.filter_map(|call| Some(&*self.tree.calls.get(call as usize)?.name)).collect()
    }

    /// The names of the definitions that a node came through, the innermost first.
    pub fn definitions(&self, node: NodeId) -> Vec<&'a str> {
        let calls = self.calls(node).into_iter();
        calls.filter_map(|call| Some(&*self.tree.calls.get(call as usize)?.name)).collect()
    }

    /// The calls that a node came through, the innermost first.
    fn calls(&self, node: NodeId) -> Vec<u32> {
        let outer = |call: &u32| self.tree.calls.get(*call as usize).and_then(|call| call.via);
        std::iter::successors(self.tree.node(node).via, outer).collect()
    }

    /// What becomes empty when a node is left out: the node itself and the tests and frames around it alone.
    pub fn frame(&self, node: NodeId) -> Vec<NodeId> {
        let mut outer = node;
        while let Some(parent) = self.parent(outer) {
            let alone = match self.keyword(parent) {
                Some("then") => true,
                Some("if") => self.plain(parent).count() == 2,
                Some("apply") => self.tree.children(parent).len() == 1,
                _ => false,
            };
            if !alone {
                break;
            }
            outer = parent;
        }
        self.whole(outer)
    }
}
