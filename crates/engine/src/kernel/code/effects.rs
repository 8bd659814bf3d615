//! Effects.

use super::{Num, Rule, Set, Test};
use crate::kernel::table::{Axes, Rays, Table};

/// Something that happens.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Effect {
    Nothing,
    All(Box<[Effect]>),
    If(Box<(Test, Effect, Effect)>),
    Each(Box<(Set, Effect)>),
    Pairs(Box<(Effect, Effect)>),
    Do(Deed, Thens),
    Custodial(Box<Custodial>),
    Enclose(Box<Enclose>),
    Surround(Box<Surround>),
    Intervene(Box<Intervene>),
    Along(Box<Along>),
    /// The moves of a rule, all of them.
    Moves(Box<Rule>),
}

/// The consequences of something, by their numbers.
pub(in crate::kernel) type Thens = Box<[u16]>;

/// One thing that happens.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the ludemes")]
pub(in crate::kernel) enum Deed {
    Remove(Num),
    /// A removal that waits for the end of the turn.
    PutOff(Num),
    Trigger(Num),
    RemoveAll(Set),
    Add {
        what: Num,
        at: Num,
        state: Option<Num>,
    },
    Move(Num, Num),
    Promote(Num, Num),
    Flip(Num, Box<[Option<(i32, i32)>]>),
    State(Num, Num),
    Counter(Num),
    Var(usize, Num),
    Score {
        players: u32,
        score: Num,
        add: bool,
    },
    Next(Num),
    Pending(Option<Num>),
}

/// Captures between two.
#[derive(Debug)]
pub(in crate::kernel) struct Custodial {
    /// The one end.
    pub from: Num,
    /// The rays from each site.
    pub rays: Rays,
    /// How many at most.
    pub max: usize,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// What stands at the other end, as `(to)`.
    pub friend: Test,
    /// Whether the edge of the board will do for it.
    pub edge: bool,
    /// What happens at each site between.
    pub effect: Effect,
}

/// Captures on both sides.
#[derive(Debug)]
pub(in crate::kernel) struct Intervene {
    /// The middle.
    pub from: Num,
    /// The axes through each site.
    pub axes: Axes,
    /// How many on each side, at least and at most.
    pub range: (usize, usize),
    /// Which sites are captured, as `(to)`.
    pub target: Test,
    /// What happens at each site.
    pub effect: Effect,
}

/// What happens along rays from a site, as far as a test holds.
#[derive(Debug)]
pub(in crate::kernel) struct Along {
    /// Where from.
    pub from: Num,
    /// The rays from each site.
    pub rays: Rays,
    /// Which sites, as `(to)`.
    pub test: Test,
    /// What happens at each site.
    pub effect: Effect,
}

/// Captures of groups without a way out.
#[derive(Debug)]
pub(in crate::kernel) struct Enclose {
    /// One of those that enclose.
    pub from: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// What happens at each of them.
    pub effect: Effect,
}

/// Captures of pieces that are surrounded.
#[derive(Debug)]
pub(in crate::kernel) struct Surround {
    /// One of those that surround.
    pub from: Num,
    /// The neighbours of each site.
    pub near: Table,
    /// Which sites are captured, as `(between)`.
    pub target: Test,
    /// Which sites surround, as `(to)`.
    pub friend: Test,
    /// How many may be missing.
    pub except: usize,
    /// What happens at each of them.
    pub effect: Effect,
}
