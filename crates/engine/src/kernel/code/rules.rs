//! Rules that give moves.

use std::ops::Range;

use super::{Mask, Num, Set, Test};
use crate::bits::Bits;
use crate::kernel::table::{Rays, Table};

/// Tables for each component that may stand at the beginning of a move.
#[derive(Debug)]
pub(in crate::kernel) struct ByPiece<T> {
    /// The number of the table of each component.
    pub index: Box<[u8]>,
    /// The tables.
    pub tables: Box<[T]>,
}

impl<T> ByPiece<T> {
    /// The table of a component.
    #[inline]
    pub fn of(&self, what: u8) -> &T {
        &self.tables[self.index[what as usize] as usize]
    }
}

/// Where a move begins.
#[derive(Debug)]
pub(in crate::kernel) struct Start {
    /// The site.
    pub from: Num,
    /// Whether it may begin there.
    pub test: Test,
}

/// A rule that gives moves. The numbers `leaf` name what its moves do.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Rule {
    Nothing,
    All(Box<[Rule]>),
    If(Box<(Test, Rule, Rule)>),
    Priority(Box<[Rule]>),
    /// The moves of each piece of some components, in a part of the board and the hands.
    Pieces(Range<i32>, Box<[Piece]>),
    Each(Box<(Set, Rule, Rule)>),
    /// Only moves after which something holds, before the last few of their consequences.
    Where(Box<(Rule, Test, usize)>),
    /// A piece dropped on a column that is not full.
    Drop {
        leaf: u16,
        columns: Box<[u16]>,
        height: u8,
    },
    /// The moves of another player.
    As(i32, Box<Rule>),
    Pass {
        leaf: u16,
    },
    /// One move of all that an effect does.
    Append {
        leaf: u16,
    },
    Add {
        leaf: u16,
        sites: Set,
        test: Test,
    },
    Step {
        leaf: u16,
        start: Start,
        tables: ByPiece<Table>,
        test: Test,
    },
    Slide {
        leaf: u16,
        slide: Box<Slide>,
    },
    Hop {
        leaf: u16,
        hop: Box<Hop>,
    },
    Shoot {
        leaf: u16,
        from: Num,
        rays: Rays,
        test: Test,
    },
    FromTo {
        leaf: u16,
        from: Set,
        from_test: Test,
        to: Set,
        test: Test,
    },
    Promote {
        leaf: u16,
        at: Num,
        whats: Box<[Num]>,
    },
    Remove {
        leaf: u16,
        sites: Set,
    },
    Select {
        leaf: u16,
        sites: Set,
        test: Test,
    },
}

/// The moves of the pieces of a component.
#[derive(Debug)]
pub(in crate::kernel) struct Piece {
    /// The component.
    pub component: u8,
    /// How each of its pieces moves, as `(from)`.
    pub rule: Rule,
    /// The steps and hops that the rule is made of, if it is made of nothing else and they ask only what lies where.
    pub plain: Box<[Plain]>,
    /// Where a piece could get at all, by the site it is at and the site it gets to; none if that is not known.
    pub reach: Option<Bits>,
}

/// A step or a hop that asks only what lies where.
#[derive(Debug)]
pub(in crate::kernel) enum Plain {
    /// A step: where it leads from each site, and what may lie there.
    Step {
        /// What its moves do.
        leaf: u16,
        /// Where it leads.
        to: Table,
        /// What may lie there.
        mask: Mask,
    },
    /// A hop over a neighbour to the site behind it.
    Hop {
        /// What its moves do.
        leaf: u16,
        /// The neighbours of each site, each with the site behind it.
        over: Table,
        /// What is hopped over.
        hurdle: Mask,
        /// What may lie behind it.
        mask: Mask,
    },
}

/// A slide along rays.
#[derive(Debug)]
pub(in crate::kernel) struct Slide {
    /// Where it begins.
    pub start: Start,
    /// The rays of each component.
    pub rays: ByPiece<Rays>,
    /// How far, at least and at most.
    pub range: (usize, usize),
    /// Where it has to stop, as `(to)`.
    pub stop: Test,
    /// What it may pass, as `(between)`.
    pub open: Test,
    /// Where it may end at all.
    pub allow: Test,
}

/// A hop over one hurdle.
#[derive(Debug)]
pub(in crate::kernel) struct Hop {
    /// Where it begins.
    pub start: Start,
    /// The rays of each component.
    pub rays: ByPiece<Rays>,
    /// How many sites may lie before the hurdle.
    pub before: usize,
    /// How many sites may lie after the hurdle.
    pub after: usize,
    /// What is hopped over, as `(between)`.
    pub hurdle: Test,
    /// Where it may end, as `(to)`.
    pub to: Test,
    /// What stops it where it may not go on; the hop then ends there, and only there.
    pub stop: Option<Test>,
}
