//! Rules that look ahead.

use syntax::NodeId;

use super::seek::Seen;
use super::{Kind, Moves};
use crate::action::{Act, Action};
use crate::arena::{Move, Part};
use crate::booleans::Bool;
use crate::guard::Guard;
use crate::state::Scalar;
use crate::world::World;

impl Moves {
    /// Generates the rules that look ahead; false if this is none of them.
    pub(super) fn generate_requirement<'p>(&'p self, w: &mut World<'p>) -> bool {
        match &self.kind {
            Kind::Do(parts) => {
                let start = w.arena.moves.len();
                parts.0.generate(w);
                if let Some(next) = &parts.1 {
                    next_after_prior(w, start, next, self.id);
                }
                match &parts.2 {
                    Some(condition) => keep_if_afterwards(w, start, condition),
                    None if parts.1.is_none() => w.arena.moves.truncate(start),
                    None => {}
                }
            }
            Kind::MaxMoves(parts) => w.max_moves(&parts.0, &parts.1),
            Kind::MaxCaptures(parts) => w.max_captures(&parts.0, &parts.1),
            Kind::MaxDistance(moves) => moves.generate(w),
            Kind::AvoidStoredState(moves) => {
                let start = w.arena.moves.len();
                moves.generate(w);
                let low = w.state.get(Scalar::StoredLow) as u32 as u64;
                let stored = (w.state.get(Scalar::StoredHigh) as u32 as u64) << 32 | low;
                w.retain_moves(start, |w, mv| {
                    w.apply(mv, false);
                    w.state.hash() != stored
                });
            }
            Kind::FirstMoveOnTrack(tracks, parts) => {
                let (owner, moves) = &**parts;
                let owner = owner.as_ref().map(|o| o.eval(w));
                let fits = |t: &&usize| owner.is_none_or(|o| w.program.tracks[**t].owner == o);
                let Some(track) = tracks.iter().find(fits) else { return true };
                let saved = w.regs.site;
                let start = w.arena.moves.len();
                for elem in &w.program.tracks[*track].elems {
                    w.regs.site = elem.site;
                    moves.generate(w);
                    if w.arena.moves.len() > start {
                        break;
                    }
                }
                w.regs.site = saved;
            }
            _ => return false,
        }
        true
    }
}

/// Generates a rule after another was carried out, and puts the actions of the first before its moves.
fn next_after_prior<'p>(w: &mut World<'p>, start: usize, next: &'p Moves, id: NodeId) {
    let look = w.look_ahead();
    let end = w.arena.moves.len();
    let mut lists: Vec<Vec<Part>> = Vec::with_capacity(end - start);
    for i in start..end {
        let mv = w.arena.moves[i];
        let before = w.applied.len();
        w.apply(&mv, false);
        lists.push(w.applied[before..].iter().map(|&a| Part::Action(a)).collect());
    }
    next.generate(w);
    w.look_back_keeping(look);
    w.arena.moves.drain(start..end);
    let n = w.arena.moves.len();
    let once = put_before(&lists, 1);
    for i in start..n {
        // A move listed twice is one object: what comes before it is put there twice.
        let twin = w.arena.moves[i].twin || i + 1 < n && w.arena.moves[i + 1].twin;
        let parts = w.arena.moves[i].parts;
        w.arena.moves[i].parts = if twin {
            w.arena.with_parts(&put_before(&lists, 2), parts, &[])
        } else {
            w.arena.with_parts(&once, parts, &[])
        };
    }
    if n == start && !w.program.dice.is_empty() {
        let pass = Action { act: Act::Pass { forced: true }, decision: true };
        let mut parts = once;
        parts.push(Part::Action(pass));
        let parts = w.arena.parts(&parts);
        w.push_move(Move { parts, origin: id, ..Move::new(-1, -1) });
    }
}

/// The parts that come before a move when each of some lists is put there, a number of times each.
///
/// Each list goes where the one before it would end if it stood first; from the third on that differs.
fn put_before(lists: &[Vec<Part>], times: usize) -> Vec<Part> {
    let mut prior: Vec<Part> = Vec::new();
    let mut at = 0;
    for list in lists {
        at = at.min(prior.len());
        for _ in 0..times {
            prior.splice(at..at, list.iter().copied());
        }
        at = list.len();
    }
    prior
}

/// Keeps the moves after which a test holds.
pub(super) fn keep_if_afterwards<'p>(w: &mut World<'p>, start: usize, condition: &'p Bool) {
    if w.in_threat && !w.plain && condition.within_threats() == Some(true) {
        return;
    }
    let few = w.arena.moves.len() < start + 4;
    let guard = if few || w.plain { None } else { Guard::new(w, condition) };
    w.retain_moves(start, |w, mv| {
        if guard.as_ref().is_some_and(|guard| guard.passes(w, mv)) {
            return true;
        }
        holds_afterwards(w, mv, condition)
    });
    if let Some(guard) = guard {
        guard.drop(w);
    }
    if w.program.swaps_pieces {
        for i in start..w.arena.moves.len() {
            let parts = w.arena.moves[i].parts;
            w.arena.name_types(parts, w.program.layout.default);
        }
    }
}

/// Shows the moves from an index on after which a test holds, one at a time, until the caller has seen enough.
pub(super) fn show_if_afterwards<'p>(
    w: &mut World<'p>,
    start: usize,
    condition: &'p Bool,
    seen: Seen<'_, 'p>,
) -> bool {
    if w.in_threat && condition.within_threats() == Some(true) {
        return seen(w, start);
    }
    let end = w.arena.moves.len();
    let mut i = start;
    while i < end {
        let mv = w.arena.moves[i];
        // A move listed twice is one object: what it gets by its twin it must get here too.
        let twin = w.arena.moves.get(i + 1).copied().filter(|next| i + 1 < end && next.twin);
        i += if twin.is_some() { 2 } else { 1 };
        if !w.would_hold(&mv, condition) {
            continue;
        }
        if w.program.swaps_pieces {
            w.arena.name_types(mv.parts, w.program.layout.default);
        }
        w.arena.moves.push(mv);
        w.arena.moves.extend(twin);
        let enough = seen(w, end);
        w.arena.moves.truncate(end);
        if enough {
            return true;
        }
    }
    false
}

impl Moves {
    /// Whether there is a move to a site after which a test holds.
    pub(super) fn reaches_if_afterwards<'p>(
        &'p self,
        w: &mut World<'p>,
        site: i32,
        test: &'p Bool,
    ) -> bool {
        self.visit(w, &mut |w, start| {
            (start..w.arena.moves.len()).any(|i| {
                let mv = w.arena.moves[i];
                mv.to == site && w.would_hold(&mv, test)
            })
        })
    }
}

/// Makes a move, and says whether a test holds then.
fn holds_afterwards<'p>(w: &mut World<'p>, mv: &Move, condition: &'p Bool) -> bool {
    w.apply(mv, true);
    if w.state.get(Scalar::Mover) == w.state.get(Scalar::Next) {
        let previous = w.state.get(Scalar::Previous);
        w.state.set(Scalar::Next, previous);
    }
    condition.eval(w)
}

impl<'p> World<'p> {
    /// Whether a test would hold after a move.
    pub(crate) fn would_hold(&mut self, mv: &Move, test: &'p Bool) -> bool {
        let look = self.look_ahead();
        let holds = holds_afterwards(self, mv, test);
        self.look_back(look);
        holds
    }

    /// Keeps the moves from an index on for which something holds in a look-ahead; the order stays.
    pub(crate) fn retain_moves(
        &mut self,
        start: usize,
        mut keep: impl FnMut(&mut Self, &Move) -> bool,
    ) {
        let mut kept = start;
        for i in start..self.arena.moves.len() {
            let mv = self.arena.moves[i];
            let look = self.look_ahead();
            let keeps = keep(self, &mv);
            self.look_back(look);
            if keeps {
                self.arena.moves[kept] = mv;
                kept += 1;
            }
        }
        self.arena.moves.truncate(kept);
    }
}
