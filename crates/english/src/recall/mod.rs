//! What reads the same is planned once. Descriptions are expanded from definitions, and the larger ones say the same thing
//! hundreds of times over: of the fifty thousand clauses of a long game two thousand may be different.
//!
//! Two ludemes that read the same in scopes that read the same have the same words; only the nodes that these words tell differ,
//! by the distance between the two. What was noted on the way (a term that needs a definition, a ludeme that is passed over) is noted
//! again for the second. A plan that depends on what stands around its ludeme, or that leaves more behind than such notes, is
//! not kept.

mod plan;
mod scopes;
mod shapes;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use board::Direction;
use syntax::{NodeId, Tree};

use crate::ints::Number;
use crate::plan::{Action, Condition};
use crate::realise::Text;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;
pub(crate) use plan::Plan;
use shapes::Shapes;

/// Ludemes with fewer nodes than this are planned again.
const WORTH: u32 = 10;
/// So many scopes are told apart for what reads the same.
const MOST_SCOPES: usize = 12;

/// The plans that were made so far, and what is being noted while one is made.
#[derive(Debug)]
pub(crate) struct Recall {
    shapes: Shapes,
    pub conditions: Shelf<Condition>,
    pub numbers: Shelf<Number>,
    pub kinds: Shelf<Text>,
    pub actions: Shelf<Action>,
    /// What has been noted while plans are made.
    noted: RefCell<Vec<Noted>>,
    /// How many plans are being made, one inside the other.
    depth: Cell<usize>,
    /// Whether the plan in the making cannot be used again.
    spoilt: Cell<bool>,
    /// The meaning that words have: plans that were made while they had another do not hold.
    era: Cell<usize>,
    /// How many meanings there have been.
    eras: Cell<usize>,
    /// The meanings that words have for a while, by the one that they come back to.
    asides: RefCell<HashMap<(usize, Aside), usize>>,
}

/// What words mean for a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Aside {
    /// A direction is called "that direction".
    Direction(Direction),
    /// The player of a number is spoken to.
    Player(usize),
    /// The player of a number is called the previous one.
    Previous(usize),
    /// Directions and areas are called by the columns of a table, as they stand in a certain rule.
    Line(NodeId),
}

/// Plans of one sort, by how their ludemes read.
#[derive(Debug)]
pub(crate) struct Shelf<T>(RefCell<HashMap<u64, Vec<Kept<T>>>>);

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

/// A plan with all that it depends on.
#[derive(Debug)]
struct Kept<T> {
    era: usize,
    scope: Scope,
    node: NodeId,
    plan: T,
    noted: Vec<Noted>,
}

/// What a plan leaves behind beside its words.
#[derive(Debug, Clone)]
pub(crate) enum Noted {
    /// See [`Teller::fallback`].
    Fallback(&'static str),
    /// See [`Teller::term`].
    Term(&'static str, NodeId),
    /// See [`Teller::checked`].
    Checked(String, NodeId),
    /// See [`Teller::silent`].
    Silent(Silence, Vec<NodeId>),
    /// See [`Teller::tell_recruits`].
    Recruited(Vec<NodeId>),
}

impl Recall {
    /// Looks which parts of a tree read the same.
    pub fn of(tree: &Tree) -> Self {
        Self {
            shapes: Shapes::of(tree, WORTH),
            conditions: Shelf::default(),
            numbers: Shelf::default(),
            kinds: Shelf::default(),
            actions: Shelf::default(),
            noted: RefCell::default(),
            depth: Cell::default(),
            spoilt: Cell::default(),
            era: Cell::default(),
            eras: Cell::default(),
            asides: RefCell::default(),
        }
    }

    /// How often what reads as a ludeme does stands in the tree; none of the smallest is counted.
    pub fn times(&self, node: NodeId) -> u32 {
        self.shapes.times(node)
    }

    /// Says that the plan in the making leaves something behind, or depends on it, so that it holds here only.
    pub fn spoil(&self) {
        self.spoilt.set(true);
    }

    /// Says that words mean something else from now on.
    pub fn renew(&self) {
        self.spoil();
        self.era.set(self.next_era());
    }

    /// Says that words mean something else until the era returned is given to [`Recall::back_to`]. What is planned meanwhile holds
    /// whenever they mean that again, and what was planned before holds again afterwards.
    pub fn set_aside(&self, aside: Aside) -> usize {
        let before = self.era.get();
        let mut asides = self.asides.borrow_mut();
        let era = *asides.entry((before, aside)).or_insert_with(|| self.next_era());
        self.era.replace(era)
    }

    /// Ends what [`Recall::set_aside`] has begun, unless words have come to mean something new meanwhile.
    pub fn back_to(&self, before: usize, aside: Aside) {
        let begun = self.asides.borrow().get(&(before, aside)).copied();
        if begun == Some(self.era.get()) {
            self.era.set(before);
        } else {
            self.renew();
        }
    }

    fn next_era(&self) -> usize {
        self.eras.set(self.eras.get() + 1);
        self.eras.get()
    }

    /// How much was noted so far.
    pub fn noted_so_far(&self) -> usize {
        self.noted.borrow().len()
    }

    /// Forgets what was noted since then.
    pub fn forget_from(&self, noted: usize) {
        self.noted.borrow_mut().truncate(noted);
    }

    /// Notes what a plan leaves behind.
    pub fn note(&self, noted: impl FnOnce() -> Noted) {
        if self.depth.get() > 0 {
            self.noted.borrow_mut().push(noted());
        }
    }
}

impl Teller<'_> {
    /// The plan for a ludeme: the one that was made for another that reads the same, or else a new one.
    pub(crate) fn recalled<T: Plan>(
        &self,
        shelf: &Shelf<T>,
        node: NodeId,
        scope: &Scope,
        make: impl FnOnce() -> T,
    ) -> T {
        let Some(shape) = self.recall.shapes.repeated(node) else { return make() };
        if let Some((plan, noted)) = self.planned_before(shelf, shape, node, scope) {
            noted.into_iter().for_each(|noted| self.note_again(noted));
            return plan;
        }
        let recall = &self.recall;
        let (era, begun) = (recall.era.get(), recall.noted.borrow().len());
        let spoilt = recall.spoilt.replace(false);
        let outermost = self.state.links.watch();
        recall.depth.set(recall.depth.get() + 1);
        let plan = make();
        recall.depth.set(recall.depth.get() - 1);
        let looked_around = self.state.links.unwatch(outermost) < node;
        let fit = !recall.spoilt.get() && !looked_around && recall.era.get() == era;
        recall.spoilt.set(recall.spoilt.get() || spoilt);
        let noted = recall.noted.borrow()[begun..].to_vec();
        if recall.depth.get() == 0 {
            recall.noted.borrow_mut().clear();
        }
        let mut plans = shelf.0.borrow_mut();
        let plans = plans.entry(shape).or_default();
        if fit && plans.iter().filter(|kept| kept.era == era).count() < MOST_SCOPES {
            plans.push(Kept { era, scope: scope.clone(), node, plan: plan.clone(), noted });
        }
        plan
    }

    /// What is kept for a ludeme of a shape, as it is for this one.
    fn planned_before<T: Plan>(
        &self,
        shelf: &Shelf<T>,
        shape: u64,
        node: NodeId,
        scope: &Scope,
    ) -> Option<(T, Vec<Noted>)> {
        let plans = shelf.0.borrow();
        let era = self.recall.era.get();
        let links = &self.state.links;
        let fits = |kept: &Kept<T>| kept.era == era && links.same(kept.node, node);
        let (known, pairs) = plans.get(&shape)?.iter().find_map(|kept| {
            let pairs = scopes::aligned(&kept.scope, scope)?;
            fits(kept).then_some((kept, pairs))
        })?;
        let range = links.range(known.node);
        // A choice may have told a part of this one already.
        let here = links.range(node);
        if self.carried.borrow().iter().any(|carried| here.contains(carried)) {
            return None;
        }
        let shift = |told: &mut NodeId| {
            if range.contains(told) {
                told.0 = told.0 - range.start().0 + node.0;
            } else if let Some((_, here)) = pairs.iter().find(|(known, _)| known == told) {
                *told = *here;
            }
        };
        let mut plan = known.plan.clone();
        plan.each_text(&mut |text| text.retell(shift));
        let mut noted = known.noted.clone();
        for one in &mut noted {
            match one {
                Noted::Fallback(_) => {}
                Noted::Term(_, node) | Noted::Checked(_, node) => shift(node),
                Noted::Silent(_, nodes) | Noted::Recruited(nodes) => {
                    nodes.iter_mut().for_each(shift);
                }
            }
        }
        Some((plan, noted))
    }

    fn note_again(&self, noted: Noted) {
        match noted {
            Noted::Fallback(construct) => self.fallback(construct),
            Noted::Term(term, node) => self.term(term, node),
            Noted::Checked(kind, node) => self.checked(&kind, node),
            Noted::Silent(why, nodes) => self.silent(why, nodes),
            Noted::Recruited(nodes) => self.tell_recruits(&nodes),
        }
    }
}
