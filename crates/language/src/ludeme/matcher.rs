//! Decides which arguments of a clause stand for which parameters.
//!
//! Arguments keep their order; each parameter takes the next argument where it fits and is left empty otherwise, with
//! backtracking. All decisions are remembered, so that the work is linear in the size of the tree for any one type.

use syntax::{Node, NodeId, NodeKind, Tree};

use super::grammar::{Grammar, Symbol, UNKNOWN, address};
use super::literals::Literal;
use super::memo::Memo;
use super::{Choice, Clause, Param, Type};

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

    /// How many arguments it takes.
    fn width(self) -> usize {
        match self {
            Slot::Empty => 0,
            Slot::One(_) => 1,
            Slot::Pair(..) => 2,
        }
    }
}

/// How a clause was matched.
#[derive(Debug, Clone, Copy)]
pub struct Matched {
    /// The node of the clause.
    pub node: NodeId,
    /// Whether it was spelt as a decision.
    pub decision: bool,
    /// Where the matcher keeps what each parameter got.
    slots: u32,
}

/// Matches the nodes of one tree with the types of the language.
pub struct Matcher<'a> {
    tree: &'a Tree,
    grammar: &'static Grammar,
    sights: Vec<Sight>,
    memo: Memo,
    /// The parameters that are being filled, of all clauses from the root to the present one.
    trail: Vec<Slot>,
}

/// What can be told of a node at first sight.
#[derive(Debug, Clone, Copy)]
enum Sight {
    Clause { keyword: Symbol, first: Symbol },
    List,
    Word { symbol: Symbol, literal: Literal },
    Text,
}

impl<'a> Matcher<'a> {
    /// A matcher for a tree.
    pub fn new(tree: &'a Tree) -> Self {
        let grammar = Grammar::get();
        let mut matcher = Self {
            tree,
            grammar,
            sights: Vec::with_capacity(tree.nodes.len()),
            memo: Memo::new(tree.nodes.len()),
            trail: vec![],
        };
        matcher.sights.extend(tree.nodes.iter().map(|node| match &node.kind {
            NodeKind::Clause { keyword, children } => Sight::Clause {
                keyword: grammar.keyword(keyword),
                first: children.first().map_or(UNKNOWN, |&child| plain_word(tree, child)),
            },
            NodeKind::List { .. } => Sight::List,
            NodeKind::Word(word) => {
                Sight::Word { symbol: grammar.word(word), literal: Literal::of(word) }
            }
            NodeKind::Text(_) => Sight::Text,
        }));
        matcher
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
            Type::List(element) | Type::PairOrList(element) => self.fits_list(node, element()),
            Type::OneOrMany(element) => {
                self.fits(node, element()) || self.fits_list(node, element())
            }
            Type::Opaque => true,
            Type::Text => matches!(self.sight(node), Sight::Text),
            Type::Words(vocabulary) => match self.sight(node) {
                Sight::Word { symbol, .. } => self.grammar.index_of(symbol, vocabulary).is_some(),
                _ => false,
            },
            Type::Integer | Type::Decimal | Type::Truth => match self.sight(node) {
                Sight::Word { literal, .. } => literal.is(ty),
                _ => false,
            },
        }
    }

    /// Whether an argument, with its label, can stand for a parameter.
    pub fn suits(&mut self, node: NodeId, param: &Param) -> bool {
        match (param.ty)() {
            Type::Choice(choice) if self.grammar.choice(choice).labelled => {
                self.choose(node, choice).is_some()
            }
            ty => self.tree.node(node).label.as_deref() == param.label && self.fits(node, ty),
        }
    }

    fn sight(&self, node: NodeId) -> Sight {
        self.sights[node.0 as usize]
    }

    fn fits_list(&mut self, node: NodeId, element: &'static Type) -> bool {
        self.is_list(node) && self.elements(node).iter().all(|&child| self.is_plain(child, element))
    }

    fn choose(&mut self, node: NodeId, choice: &'static Choice) -> Option<u32> {
        let index = self.grammar.choice(choice);
        // An atom is looked at faster than it is looked up.
        let (candidates, remember) = match self.sight(node) {
            Sight::Clause { keyword, first } => (index.clause(keyword, first), true),
            Sight::List => (&*index.list, true),
            Sight::Word { .. } => (&*index.word, false),
            Sight::Text => (&*index.text, false),
        };
        if candidates.is_empty() {
            return None;
        }
        let key = address(choice);
        if remember && let Some(known) = self.memo.get(node, key) {
            return known;
        }
        let label = self.tree.node(node).label.as_deref();
        let found = candidates.iter().copied().find(|&candidate| {
            let variant = &choice.variants[candidate as usize];
            (!index.labelled || variant.label == label) && self.fits(node, (variant.ty)())
        });
        let found = found.map(u32::from);
        if remember {
            self.memo.insert(node, key, found);
        }
        found
    }

    fn assign(&mut self, node: NodeId, clause: &'static Clause) -> Option<Matched> {
        let NodeKind::Clause { keyword, children } = &self.tree.node(node).kind else {
            return None;
        };
        let form = clause.forms.iter().find(|form| {
            form.keyword == &**keyword && self.starts_with(children, form.constants)
        })?;
        let key = address(clause);
        let found = self.memo.get(node, key).unwrap_or_else(|| {
            let found = self.search(&children[form.constants.len()..], clause.params);
            self.memo.insert(node, key, found);
            found
        });
        found.map(|slots| Matched { node, decision: form.decision, slots })
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

    /// Finds the first way to give all arguments to parameters, in order, and keeps it.
    ///
    /// Each parameter takes one argument if it can, else a pair, else nothing; where that leads nowhere, the last
    /// parameter that could do otherwise does. The trail is the stack of these decisions.
    fn search(&mut self, arguments: &[NodeId], params: &'static [Param]) -> Option<u32> {
        let base = self.trail.len();
        let mut taken = 0;
        let mut after = None;
        loop {
            let filled = self.trail.len() - base;
            let next = match params.get(filled) {
                Some(param) => self.next_slot(&arguments[taken..], param, after),
                None if taken == arguments.len() => break,
                None => None,
            };
            if let Some(slot) = next {
                taken += slot.width();
                self.trail.push(slot);
                after = None;
            } else if filled > 0 {
                after = self.trail.pop();
                taken -= after.map_or(0, Slot::width);
            } else {
                return None;
            }
        }
        Some(self.memo.keep(self.trail.drain(base..)))
    }

    /// What a parameter can take of the arguments, other than what was tried.
    fn next_slot(
        &mut self,
        arguments: &[NodeId],
        param: &'static Param,
        tried: Option<Slot>,
    ) -> Option<Slot> {
        if let Some(&first) = arguments.first() {
            if tried.is_none() && self.suits(first, param) {
                return Some(Slot::One(first));
            }
            if matches!(tried, None | Some(Slot::One(_)))
                && let Type::PairOrList(element) = (param.ty)()
                && let Some(&second) = arguments.get(1)
                && self.is_plain(first, element())
                && self.is_plain(second, element())
            {
                return Some(Slot::Pair(first, second));
            }
        }
        (param.optional && tried != Some(Slot::Empty)).then_some(Slot::Empty)
    }

    fn is_plain(&mut self, node: NodeId, ty: &'static Type) -> bool {
        self.tree.node(node).label.is_none() && self.fits(node, ty)
    }

    // What the derived code asks while it builds. All of these are called only for places that fit.

    /// How the clause at a place was matched.
    pub fn matched(&mut self, slot: Slot, ty: &'static Type) -> Matched {
        let Type::Clause(clause) = ty else { unreachable!("only clauses are matched so") };
        self.assign(slot.node(), clause).expect("built only where it fits")
    }

    /// What a parameter of a matched clause got.
    pub fn slot(&self, matched: Matched, param: usize) -> Slot {
        self.memo.slot(matched.slots as usize + param)
    }

    /// Which alternative was chosen for a place.
    pub fn chosen(&mut self, slot: Slot, ty: &'static Type) -> usize {
        let Type::Choice(choice) = ty else { unreachable!("only choices are chosen so") };
        self.choose(slot.node(), choice).expect("built only where it fits") as usize
    }

    /// The index of the word at a place in its vocabulary.
    pub fn word(&mut self, slot: Slot, ty: &'static Type) -> usize {
        let (Type::Words(vocabulary), Sight::Word { symbol, .. }) = (ty, self.sight(slot.node()))
        else {
            unreachable!("only words are found so")
        };
        self.grammar.index_of(symbol, vocabulary).expect("built only where it fits")
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
        matches!(self.sight(node), Sight::List)
    }
}

/// The word that an argument without a label is, if it is one.
fn plain_word(tree: &Tree, node: NodeId) -> Symbol {
    match tree.node(node) {
        Node { kind: NodeKind::Word(word), label: None, .. } => Grammar::get().word(word),
        _ => UNKNOWN,
    }
}

/// Words start with a capital; a small initial is accepted for it.
fn same_word(known: &str, word: &str) -> bool {
    known == word
        || (known.len() == word.len()
            && known.get(1..) == word.get(1..)
            && known.as_bytes().first().map(u8::to_ascii_lowercase) == word.bytes().next())
}
