//! Kinds of moves: the piece, the rule, and what such a move does.

use engine::Program;
use engine::action::{Act, Action};
use engine::arena::Move;
use serde::Serialize;
use syntax::NodeId;

use crate::deed::Deed;
use crate::example::{Sample, Way};
use crate::novelty::Promise;
use crate::things::Things;

/// A kind of move. Moves that differ only in how often they do something are of one kind.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Kind {
    /// The piece, by its name without the number of its owner; empty for moves without a piece.
    pub piece: Box<str>,
    /// The ludeme that permits it.
    #[serde(serialize_with = "number")]
    pub origin: NodeId,
    /// What it does, each thing once, in the order in which it first happens.
    pub deeds: Vec<Deed>,
}

fn number<S: serde::Serializer>(node: &NodeId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u32(node.0)
}

/// Up to so many deeds are told in the order in which they happen.
const IN_ORDER: usize = 3;

impl Kind {
    /// The kind of a move that was made in a position.
    pub fn of(
        mv: &Move,
        applied: &[Action],
        program: &Program,
        before: &Things,
    ) -> (Self, Vec<u16>) {
        let mut deeds: Vec<Deed> = Vec::new();
        let mut counts: Vec<u16> = Vec::new();
        let seen = applied.iter().filter(|action| !is_mark(action, applied, program));
        for deed in seen.filter_map(|action| Deed::of(action, mv, program, before)) {
            match deeds.iter().position(|known| *known == deed) {
                Some(at) => counts[at] = counts[at].saturating_add(1),
                None => {
                    deeds.push(deed);
                    counts.push(1);
                }
            }
        }
        // With dice, who moves on and when they are thrown says nothing about the move itself.
        let dice = !program.dice.is_empty();
        if dice && deeds.iter().any(|deed| !deed.is_upkeep()) {
            let mut keep = deeds.iter().map(|deed| !deed.is_upkeep());
            counts.retain(|_| keep.next().unwrap_or(true));
            deeds.retain(|deed| !deed.is_upkeep());
        }
        // In a long row of deeds their order says little, and would make a kind of every order.
        if deeds.len() > IN_ORDER {
            let mut order: Vec<usize> = (0..deeds.len()).collect();
            order.sort_by_key(|at| deeds[*at]);
            counts = order.iter().map(|at| counts[*at]).collect();
            deeds.sort_unstable();
        }
        let piece = piece_of(mv, applied, program, before);
        (Self { piece, origin: mv.origin, deeds }, counts)
    }
}

/// Whether an action only marks a piece that goes somewhere in the same move: that is not seen, unless pieces have two faces.
fn is_mark(action: &Action, applied: &[Action], program: &Program) -> bool {
    let Act::SetState { to: site, .. } = action.act else { return false };
    let goes = |other: &Action| matches!(other.act, Act::Move(shift) if shift.from == site || shift.to == site);
    applied.iter().any(goes) && program.components.iter().all(|component| component.flips.is_none())
}

/// The piece that a move is about: the one that moves, that comes, or that stands where something is chosen.
fn piece_of(mv: &Move, applied: &[Action], program: &Program, before: &Things) -> Box<str> {
    let decided = applied.iter().find(|action| action.decision).or_else(|| applied.first());
    let what = match decided.map(|action| action.act) {
        Some(Act::Add { what, .. } | Act::Insert { what, .. }) => {
            usize::try_from(what).unwrap_or(0)
        }
        Some(_) if mv.from >= 0 => {
            let kind =
                decided.and_then(|action| action.kinds().0).unwrap_or(program.default_type());
            before.at(program, mv.from, kind)
        }
        _ => 0,
    };
    if what == 0 {
        return Box::default();
    }
    program.components.get(what).map_or_else(Box::default, |component| component.base.clone())
}

/// A kind as one playout saw it.
#[derive(Debug, Clone)]
pub(crate) struct Found {
    pub kind: Kind,
    /// What its moves look like before they are made.
    pub promise: Promise,
    /// How often such a move was made; those that were only looked at do not count.
    pub times: usize,
    /// The fewest and most times that each deed was done in one move.
    pub counts: Vec<(u16, u16)>,
    /// Bits of the players who could make such moves.
    pub movers: u32,
    /// Where the clearest one is, and how clear it is.
    pub ply: usize,
    pub chosen: u16,
    pub clarity: i32,
}

impl Found {
    /// Adds another sight of the same kind in the same playout.
    pub fn merge(&mut self, other: Self) {
        self.times += other.times;
        self.movers |= other.movers;
        widen(&mut self.counts, &other.counts);
        if other.clarity > self.clarity {
            (self.clarity, self.ply, self.chosen) = (other.clarity, other.ply, other.chosen);
        }
    }

    fn sample(&self, way: &Way) -> Sample {
        Sample { way: way.clone(), ply: self.ply, chosen: self.chosen }
    }
}

/// Makes ranges hold others too.
fn widen(ranges: &mut [(u16, u16)], others: &[(u16, u16)]) {
    for (all, one) in ranges.iter_mut().zip(others) {
        *all = (all.0.min(one.0), all.1.max(one.1));
    }
}

/// A kind as all playouts saw it.
#[derive(Debug, Clone)]
pub struct KindSeen {
    /// The kind.
    pub kind: Kind,
    /// In how many plain random playouts such a move was made.
    pub games: usize,
    /// In how many plain random playouts such a move, or one that looks like it, was possible.
    pub possible: usize,
    /// How often it was made in all.
    pub times: usize,
    /// The fewest and most times that each deed was done in one move.
    pub counts: Vec<(u16, u16)>,
    /// Bits of the players who could make such moves.
    pub movers: u32,
    /// The clearest example.
    pub example: Sample,
    pub(crate) promise: Promise,
    clarity: i32,
}

impl KindSeen {
    pub(crate) fn new(found: &Found, way: &Way, plain: bool) -> Self {
        Self {
            kind: found.kind.clone(),
            games: usize::from(plain && found.times > 0),
            possible: 0,
            times: found.times,
            counts: found.counts.clone(),
            movers: found.movers,
            example: found.sample(way),
            promise: found.promise,
            clarity: found.clarity,
        }
    }

    pub(crate) fn merge(&mut self, found: &Found, way: &Way, plain: bool) {
        self.games += usize::from(plain && found.times > 0);
        self.times += found.times;
        self.movers |= found.movers;
        widen(&mut self.counts, &found.counts);
        if found.clarity > self.clarity {
            self.clarity = found.clarity;
            self.example = found.sample(way);
        }
    }
}
