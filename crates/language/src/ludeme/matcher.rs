//! Decides which arguments of a clause stand for which parameters.
//!
//! Arguments keep their order; each parameter takes the next argument where it fits and is left empty otherwise, with
//! backtracking. All decisions are remembered, so that the work is linear in the size of the tree for any one type.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use syntax::{NodeId, NodeKind, Tree};

use super::{Choice, Clause, Param, Type, literals};

/// What a parameter got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// Nothing.
    Empty,
    /// One argument.
    One(NodeId),
    /// Two arguments, for [`Type::PairOrList`].
    Pair(NodeId, NodeId),
}

impl Slot {
    /// The (first) argument. The matcher never asks for it where there is none.
    pub fn node(self) -> NodeId {
        match self {
            Slot::One(node) | Slot::Pair(node, _) => node,
            Slot::Empty => unreachable!("a mandatory argument is never empty"),
        }
    }
}

/// How a clause was matched.
#[derive(Debug)]
pub struct Matched {
    /// The node of the clause.
    pub node: NodeId,
    /// Whether it was spelt as a decision.
    pub decision: bool,
    /// What each parameter got.
    pub slots: Box<[Slot]>,
}

/// Matches the nodes of one tree with the types of the language.
pub struct Matcher<'a> {
    tree: &'a Tree,
    // Keyed by the address of the description: descriptions at one address are the same description.
    clauses: FxHashMap<(NodeId, usize), Option<Rc<Matched>>>,
    choices: FxHashMap<(NodeId, usize), Option<usize>>,
    // Which alternatives of a choice a node of some shape can be at all: most are ruled out by their keyword.
    candidates: FxHashMap<(usize, Shape<'a>), Rc<[usize]>>,
}

/// What can be told of a node at first sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Shape<'a> {
    Clause(&'a str),
    List,
    Word,
    Text,
}

impl<'a> Shape<'a> {
    fn of(kind: &'a NodeKind) -> Self {
        match kind {
            NodeKind::Clause { keyword, .. } => Shape::Clause(keyword),
            NodeKind::List { .. } => Shape::List,
            NodeKind::Word(_) => Shape::Word,
            NodeKind::Text(_) => Shape::Text,
        }
    }

    /// Whether a node of this shape can be of the type at all.
    fn may_be(self, ty: &'static Type) -> bool {
        match ty {
            Type::Clause(clause) => {
                matches!(self, Shape::Clause(keyword) if clause.forms.iter().any(|f| f.keyword == keyword))
            }
            Type::Choice(choice) => {
                choice.variants.iter().any(|variant| self.may_be((variant.ty)()))
            }
            Type::List(_) | Type::PairOrList(_) => self == Shape::List,
            Type::OneOrMany(element) => self == Shape::List || self.may_be(element()),
            Type::Integer | Type::Decimal | Type::Truth | Type::Words(_) => self == Shape::Word,
            Type::Text => self == Shape::Text,
            Type::Opaque => true,
        }
    }
}

impl<'a> Matcher<'a> {
    /// A matcher for a tree.
    pub fn new(tree: &'a Tree) -> Self {
        Self {
            tree,
            clauses: FxHashMap::default(),
            choices: FxHashMap::default(),
            candidates: FxHashMap::default(),
        }
    }

    /// The tree that is matched.
    pub fn tree(&self) -> &'a Tree {
        self.tree
    }

    /// Whether a node is of a type, its label apart.
    pub fn fits(&mut self, node: NodeId, ty: &'static Type) -> bool {
        match ty {
            Type::Clause(clause) => self.assign(node, clause).is_some(),
            Type::Choice(choice) => self.choose(node, choice).is_some(),
            Type::List(element) => self.fits_list(node, element()),
            Type::OneOrMany(element) => {
                self.fits(node, element()) || self.fits_list(node, element())
            }
            Type::PairOrList(element) => self.fits_list(node, element()),
            Type::Words(vocabulary) => match &self.tree.node(node).kind {
                NodeKind::Word(word) => find_word(vocabulary.words, word).is_some(),
                _ => false,
            },
            Type::Opaque => true,
            literal => literals::fits(&self.tree.node(node).kind, literal),
        }
    }

    /// Whether an argument, with its label, can stand for a parameter.
    pub fn suits(&mut self, node: NodeId, param: &Param) -> bool {
        match (param.ty)() {
            Type::Choice(choice) if choice.is_labelled() => self.choose(node, choice).is_some(),
            ty => self.tree.node(node).label.as_deref() == param.label && self.fits(node, ty),
        }
    }

    fn fits_list(&mut self, node: NodeId, element: &'static Type) -> bool {
        self.is_list(node)
            && self
                .elements(node)
                .iter()
                .all(|&child| self.tree.node(child).label.is_none() && self.fits(child, element))
    }

    fn choose(&mut self, node: NodeId, choice: &'static Choice) -> Option<usize> {
        let key = (node, std::ptr::from_ref(choice) as usize);
        let shape = Shape::of(&self.tree.node(node).kind);
        // An atom is looked at faster than it is looked up.
        let remember = matches!(shape, Shape::Clause(_) | Shape::List);
        if remember && let Some(&known) = self.choices.get(&key) {
            return known;
        }
        let label = self.tree.node(node).label.as_deref();
        let labelled = choice.is_labelled();
        let candidates = self
            .candidates
            .entry((key.1, shape))
            .or_insert_with(|| {
                let variants = choice.variants.iter().enumerate();
                variants.filter(|(_, v)| shape.may_be((v.ty)())).map(|(index, _)| index).collect()
            })
            .clone();
        let found = candidates.iter().copied().find(|&index| {
            let variant = &choice.variants[index];
            (!labelled || variant.label == label) && self.fits(node, (variant.ty)())
        });
        if remember && !candidates.is_empty() {
            self.choices.insert(key, found);
        }
        found
    }

    fn assign(&mut self, node: NodeId, clause: &'static Clause) -> Option<Rc<Matched>> {
        let NodeKind::Clause { keyword, children } = &self.tree.node(node).kind else {
            return None;
        };
        let form = clause.forms.iter().find(|form| {
            form.keyword == &**keyword && self.starts_with(children, form.constants)
        })?;
        let key = (node, std::ptr::from_ref(clause) as usize);
        if let Some(known) = self.clauses.get(&key) {
            return known.clone();
        }
        let arguments = &children[form.constants.len()..];
        let mut slots = Vec::with_capacity(clause.params.len());
        let matched = self.search(arguments, clause.params, &mut slots).then(|| {
            Rc::new(Matched { node, decision: form.decision, slots: slots.into_boxed_slice() })
        });
        self.clauses.insert(key, matched.clone());
        matched
    }

    /// Whether the first arguments are the given words.
    pub fn starts_with(&self, arguments: &[NodeId], constants: &[&str]) -> bool {
        arguments.len() >= constants.len()
            && constants.iter().zip(arguments).all(|(constant, &argument)| {
                let node = self.tree.node(argument);
                node.label.is_none()
                    && matches!(&node.kind, NodeKind::Word(word) if same_word(constant, word))
            })
    }

    fn search(
        &mut self,
        arguments: &[NodeId],
        params: &'static [Param],
        slots: &mut Vec<Slot>,
    ) -> bool {
        let Some((param, rest)) = params.split_first() else { return arguments.is_empty() };
        if let Some((&first, others)) = arguments.split_first() {
            if self.suits(first, param) {
                slots.push(Slot::One(first));
                if self.search(others, rest, slots) {
                    return true;
                }
                slots.pop();
            }
            if let (Type::PairOrList(element), Some((&second, others))) =
                ((param.ty)(), others.split_first())
                && self.is_plain(first, element())
                && self.is_plain(second, element())
            {
                slots.push(Slot::Pair(first, second));
                if self.search(others, rest, slots) {
                    return true;
                }
                slots.pop();
            }
        }
        if param.optional {
            slots.push(Slot::Empty);
            if self.search(arguments, rest, slots) {
                return true;
            }
            slots.pop();
        }
        false
    }

    fn is_plain(&mut self, node: NodeId, ty: &'static Type) -> bool {
        self.tree.node(node).label.is_none() && self.fits(node, ty)
    }

    // What the derived code asks while it builds. All of these are called only for places that fit.

    /// How the clause at a place was matched.
    pub fn matched(&mut self, slot: Slot, ty: &'static Type) -> Rc<Matched> {
        let Type::Clause(clause) = ty else { unreachable!("only clauses are matched so") };
        self.assign(slot.node(), clause).expect("built only where it fits")
    }

    /// Which alternative was chosen for a place.
    pub fn chosen(&mut self, slot: Slot, ty: &'static Type) -> usize {
        let Type::Choice(choice) = ty else { unreachable!("only choices are chosen so") };
        self.choose(slot.node(), choice).expect("built only where it fits")
    }

    /// The index of the word at a place in its vocabulary.
    pub fn word(&mut self, slot: Slot, ty: &'static Type) -> usize {
        let Type::Words(vocabulary) = ty else { unreachable!("only words are found so") };
        find_word(vocabulary.words, self.text(slot)).expect("built only where it fits")
    }

    /// The text of the atom at a place.
    pub fn text(&self, slot: Slot) -> &'a str {
        match &self.tree.node(slot.node()).kind {
            NodeKind::Word(text) | NodeKind::Text(text) => text,
            _ => "",
        }
    }

    /// The elements of a list.
    pub fn elements(&self, node: NodeId) -> &'a [NodeId] {
        self.tree.children(node)
    }

    /// Whether a node is a list.
    pub fn is_list(&self, node: NodeId) -> bool {
        matches!(self.tree.node(node).kind, NodeKind::List { .. })
    }
}

fn find_word(words: &[&str], word: &str) -> Option<usize> {
    words.iter().position(|known| same_word(known, word))
}

/// Words start with a capital; a small initial is accepted for it.
fn same_word(known: &str, word: &str) -> bool {
    known == word
        || (known.len() == word.len()
            && known.get(1..) == word.get(1..)
            && known.as_bytes().first().map(u8::to_ascii_lowercase) == word.bytes().next())
}
