//! Generated moves, in buffers that are used again and again.

use board::SiteType;
use syntax::NodeId;

use crate::action::{Act, Action};

/// A stretch of one of the buffers of an [`Arena`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Span {
    /// The first.
    pub start: u32,
    /// How many.
    pub len: u32,
}

impl Span {
    /// The indices of the stretch.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// A part of a move: a change, or another move.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part {
    /// A change.
    Action(Action),
    /// A move inside this one: its number in [`Arena::nested`].
    Nested(u32),
}

/// What follows from a move once it is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Consequence {
    /// A `(then …)` of the program, evaluated when the move is made.
    Then(u32),
    /// Moves fixed beforehand: a stretch of [`Arena::fixed`].
    Fixed(Span),
}

/// A move that can be made.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Move {
    /// Who makes it.
    pub mover: i32,
    /// The site it begins at.
    pub from: i32,
    /// The site it ends at.
    pub to: i32,
    /// The state of a large piece; -1 if none.
    pub state: i32,
    /// False for moves on edges.
    pub oriented: bool,
    /// The edge; -1 if none.
    pub edge: i32,
    /// The lowest level it takes along.
    pub level_min: i32,
    /// The highest level it takes along.
    pub level_max: i32,
    /// Its parts.
    pub parts: Span,
    /// Its consequences.
    pub then: Span,
    /// The sites between.
    pub between: Span,
    /// The ludeme that generated it.
    pub origin: NodeId,
    /// Whether it is the same object as the move before it in the list.
    pub twin: bool,
}

impl Move {
    /// A move without parts.
    pub fn new(from: i32, to: i32) -> Self {
        Self {
            mover: 0,
            from,
            to,
            state: -1,
            oriented: true,
            edge: -1,
            level_min: 0,
            level_max: 0,
            parts: Span::default(),
            then: Span::default(),
            between: Span::default(),
            origin: NodeId(0),
            twin: false,
        }
    }
}

/// How full the buffers of an arena are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    moves: usize,
    nested: usize,
    parts: usize,
    then: usize,
    between: usize,
    fixed: usize,
}

/// Buffers of moves.
///
/// Generators push moves at the end; callers take what lies behind a [`Mark`] and cut the buffers back to it when they
/// are done.
#[derive(Debug, Clone, Default)]
pub struct Arena {
    /// The moves that were generated.
    pub moves: Vec<Move>,
    /// Moves inside other moves.
    pub nested: Vec<Move>,
    /// The parts of all moves.
    pub parts: Vec<Part>,
    /// The consequences of all moves.
    pub then: Vec<Consequence>,
    /// The sites between of all moves.
    pub between: Vec<i32>,
    /// Moves that are fixed consequences.
    pub fixed: Vec<Move>,
}

impl Arena {
    /// How full the buffers are.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark {
            moves: self.moves.len(),
            nested: self.nested.len(),
            parts: self.parts.len(),
            then: self.then.len(),
            between: self.between.len(),
            fixed: self.fixed.len(),
        }
    }

    /// Cuts the buffers back.
    #[inline]
    pub fn cut(&mut self, mark: Mark) {
        self.moves.truncate(mark.moves);
        self.nested.truncate(mark.nested);
        self.parts.truncate(mark.parts);
        self.then.truncate(mark.then);
        self.between.truncate(mark.between);
        self.fixed.truncate(mark.fixed);
    }

    /// Stores parts.
    #[inline]
    pub fn parts(&mut self, parts: &[Part]) -> Span {
        let start = self.parts.len() as u32;
        self.parts.extend_from_slice(parts);
        Span { start, len: parts.len() as u32 }
    }

    /// Stores sites between.
    pub fn between(&mut self, sites: &[i32]) -> Span {
        let start = self.between.len() as u32;
        self.between.extend_from_slice(sites);
        Span { start, len: sites.len() as u32 }
    }

    /// Makes a move of one change, with the header of that change.
    #[inline]
    pub fn single(&mut self, action: Action) -> Move {
        let parts = self.parts(&[Part::Action(action)]);
        Move { parts, ..Move::new(action.from(), action.to()) }
    }

    /// Makes a move of several changes; its header is 0 and 0.
    pub fn several(&mut self, actions: &[Action]) -> Move {
        let start = self.parts.len() as u32;
        self.parts.extend(actions.iter().map(|&a| Part::Action(a)));
        Move { parts: Span { start, len: actions.len() as u32 }, ..Move::new(0, 0) }
    }

    /// Puts a move inside others.
    pub fn nest(&mut self, inner: Move) -> Part {
        self.nested.push(inner);
        Part::Nested(self.nested.len() as u32 - 1)
    }

    /// What tells a move from others, wherever its parts lie: its header, and all its actions in order.
    pub(crate) fn described(&self, of: &Move) -> (i32, i32, i32, NodeId, Vec<Action>) {
        let mut actions = Vec::new();
        self.find(of.parts, &mut |action| {
            actions.push(*action);
            false
        });
        (of.mover, of.from, of.to, of.origin, actions)
    }

    /// The first action flagged as a decision.
    pub fn decision(&self, of: &Move) -> Option<Action> {
        self.find(of.parts, &mut |action| action.decision)
    }

    /// The first action of a kind, depth first.
    pub fn find(&self, parts: Span, wanted: &mut impl FnMut(&Action) -> bool) -> Option<Action> {
        for part in &self.parts[parts.range()] {
            match *part {
                Part::Action(action) => {
                    if wanted(&action) {
                        return Some(action);
                    }
                }
                Part::Nested(inner) => {
                    let found = self.find(self.nested[inner as usize].parts, wanted);
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }

    /// Whether it has such an action and every decision in it is one.
    pub fn is_only(&self, of: &Move, kind: impl Fn(&Act) -> bool) -> bool {
        let has = self.find(of.parts, &mut |a| kind(&a.act)).is_some();
        has && self.find(of.parts, &mut |a| a.decision && !kind(&a.act)).is_none()
    }

    /// Whether it is a pass.
    pub fn is_pass(&self, of: &Move) -> bool {
        self.is_only(of, |act| matches!(act, Act::Pass { .. }))
    }

    /// Sets or clears the decision flag of every action of a move.
    pub fn set_decision(&mut self, parts: Span, decision: bool) {
        for i in parts.range() {
            match &mut self.parts[i] {
                Part::Action(action) => action.decision = decision,
                Part::Nested(inner) => {
                    let inner = self.nested[*inner as usize].parts;
                    self.set_decision(inner, decision);
                }
            }
        }
    }

    /// Gives added pieces the site type that they were added to when the move was tried.
    pub fn name_types(&mut self, parts: Span, default: SiteType) {
        for i in parts.range() {
            match &mut self.parts[i] {
                Part::Action(Action { act: Act::Add { kind, .. }, .. }) => {
                    kind.get_or_insert(default);
                }
                Part::Action(_) => {}
                Part::Nested(inner) => {
                    let inner = self.nested[*inner as usize].parts;
                    self.name_types(inner, default);
                }
            }
        }
    }

    /// Appends consequences to a move.
    pub fn add_then(&mut self, span: Span, more: Consequence) -> Span {
        let end = (span.start + span.len) as usize;
        if span.len > 0 && end == self.then.len() {
            self.then.push(more);
            return Span { start: span.start, len: span.len + 1 };
        }
        let start = self.then.len() as u32;
        self.then.extend_from_within(span.range());
        self.then.push(more);
        Span { start, len: span.len + 1 }
    }

    /// Appends or prepends parts to a move.
    pub fn with_parts(&mut self, before: &[Part], span: Span, after: &[Part]) -> Span {
        let start = self.parts.len() as u32;
        self.parts.extend_from_slice(before);
        self.parts.extend_from_within(span.range());
        self.parts.extend_from_slice(after);
        Span { start, len: span.len + (before.len() + after.len()) as u32 }
    }
}
