//! Sowing.

use board::SiteType;

use super::Moves;
use crate::action::{Act, Action, Shift};
use crate::booleans::Bool;
use crate::ints::Int;
use crate::world::World;

/// Sows the pieces of a hole along a track.
#[derive(Debug)]
pub struct Sow {
    /// The hole.
    pub start: Int,
    /// How many pieces; all of the hole if not said.
    pub count: Option<Int>,
    /// How many go into each hole.
    pub per_hole: Int,
    /// The tracks that fit; the first whose owner fits is taken.
    pub tracks: Box<[usize]>,
    /// Whose track.
    pub owner: Option<Int>,
    /// When something is captured.
    pub condition: Bool,
    /// What happens at each hole.
    pub sow_effect: Option<Moves>,
    /// What happens at the last hole.
    pub apply: Option<Moves>,
    /// Whether the hole itself is sown into.
    pub include_self: bool,
    /// Whether sowing begins with the hole itself.
    pub origin: Bool,
    /// Which holes are skipped.
    pub skip_if: Option<Bool>,
    /// Whether captures go on backwards.
    pub backtracking: Option<Bool>,
    /// Whether captures go on forwards.
    pub forward: Option<Bool>,
    /// The type of the holes.
    pub kind: SiteType,
}

impl Sow {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let start = self.start.eval(w);
        let Some(slot) = w.program.layout.slot(start, self.kind) else { return };
        let count = match &self.count {
            Some(count) => count.eval(w),
            None if w.program.layout.needs.stacks => w.state.stack_size(slot) as i32,
            None => w.state.count(slot),
        };
        let count = w.times("sow", count);
        let owner = self.owner.as_ref().map(|o| o.eval(w));
        let track = self
            .tracks
            .iter()
            .copied()
            .find(|&t| owner.is_none_or(|o| w.program.tracks[t].owner == o));
        let Some(track) = track else { return };
        let elems = &w.program.tracks[track].elems;
        let mut at = elems.iter().position(|e| e.site == start).unwrap_or(elems.len());
        let saved = w.regs;
        let mut actions: Vec<Action> = Vec::new();
        w.regs.from = start;
        let mut left = count;
        if self.origin.eval(w) {
            w.regs.to = start;
            self.effect(w, &mut actions);
            let sown = self.per_hole.eval(w).max(1).min(left);
            actions.extend((0..sown).map(|_| self.seed(w, start, start)));
            left -= sown;
        }
        let mut skips = 0;
        let mut skipped = None;
        // Where the last piece went; the hole itself so far.
        let mut last = (start, at);
        while left > 0 {
            w.regs.value = left;
            let Some(elem) = elems.get(at) else {
                w.regs = saved;
                return;
            };
            let mut to = elem.next;
            if to < 0 {
                w.regs = saved;
                return;
            }
            w.regs.to = to;
            if self.skip_if.as_ref().is_some_and(|s| s.eval(w)) {
                at = elem.next_index as usize;
                skips += 1;
                // Nothing changes while holes are skipped: pieces that none of them takes stay where they are.
                if skips > elems.len() {
                    if actions.is_empty() {
                        w.regs = saved;
                        return;
                    }
                    (w.regs.to, at) = last;
                    break;
                }
                continue;
            }
            skips = 0;
            let mut index = elem.next_index as usize;
            skipped = None;
            if !self.include_self && to == start {
                // The reference then looks for captures at the hole that it skipped.
                skipped = Some(index);
                to = elems[index].next;
                index = elems[index].next_index.max(0) as usize;
            }
            self.effect(w, &mut actions);
            // How many go into a hole may depend on the hole.
            let sown = self.per_hole.eval(w).max(1).min(left);
            actions.extend((0..sown).map(|_| self.seed(w, start, to)));
            left -= sown;
            at = index;
            last = (w.regs.to, at);
        }
        if let Some(apply) = &self.apply {
            let last = skipped.unwrap_or(at);
            self.capture(w, apply, track, last, start, &mut actions);
        }
        w.regs = saved;
        let mv = w.arena.several(&actions);
        w.push_move(mv);
    }

    /// A seed goes to a hole and takes on what is particular to that hole.
    fn seed(&self, w: &World<'_>, start: i32, to: i32) -> Action {
        let mut shift = Shift::simple(self.kind, start, to);
        shift.from_kind = w.site_kind(start, self.kind);
        shift.to_kind = w.site_kind(to, self.kind);
        let layout = &w.program.layout;
        if let (Some(a), Some(b)) = (layout.slot(start, self.kind), layout.slot(to, self.kind)) {
            let differs = |x: i32, y: i32| if x != y { y } else { -1 };
            shift.state = differs(w.state.local_state(a), w.state.local_state(b));
            shift.rotation = differs(w.state.rotation(a), w.state.rotation(b));
            shift.value = differs(w.state.value(a), w.state.value(b));
        }
        Action::effect(Act::Move(shift))
    }

    fn effect<'p>(&'p self, w: &mut World<'p>, actions: &mut Vec<Action>) {
        let Some(effect) = &self.sow_effect else { return };
        let mark = w.arena.mark();
        let start = w.arena.moves.len();
        effect.generate(w);
        for i in start..w.arena.moves.len() {
            let parts = w.arena.moves[i].parts;
            w.arena.find(parts, &mut |action| {
                actions.push(*action);
                false
            });
        }
        w.arena.cut(mark);
    }

    fn capture<'p>(
        &'p self,
        w: &mut World<'p>,
        apply: &'p Moves,
        track: usize,
        last: usize,
        start: i32,
        actions: &mut Vec<Action>,
    ) {
        let elems = &w.program.tracks[track].elems;
        let look = w.look_ahead();
        for &action in actions.iter() {
            w.execute(action);
        }
        let mut at = last;
        let mut taken = Vec::new();
        for _ in 0..elems.len().max(1) {
            if !self.condition.eval(w) {
                break;
            }
            w.regs.from = start;
            let first = w.arena.moves.len();
            apply.generate(w);
            for i in first..w.arena.moves.len() {
                let mv = w.arena.moves[i];
                let inner = w.look_ahead();
                let before = w.applied.len();
                // Consequences of a capture see it as the last move.
                w.apply(&mv, true);
                taken.extend_from_slice(&w.applied[before..]);
                w.look_back(inner);
            }
            w.arena.moves.truncate(first);
            if let Some(backtracking) = &self.backtracking {
                if !backtracking.eval(w) {
                    break;
                }
                let Some(elem) = elems.get(at) else { break };
                if elem.prev < 0 || elem.prev_index < 0 {
                    break;
                }
                w.regs.to = elem.prev;
                at = elem.prev_index as usize;
                if !backtracking.eval(w) || w.regs.to == start {
                    break;
                }
            } else if let Some(forward) = &self.forward {
                if !forward.eval(w) {
                    break;
                }
                let Some(elem) = elems.get(at) else { break };
                if elem.next < 0 || elem.next_index < 0 {
                    break;
                }
                w.regs.to = elem.next;
                at = elem.next_index as usize;
                if !forward.eval(w) {
                    break;
                }
            } else {
                break;
            }
        }
        w.look_back(look);
        actions.extend(taken);
    }
}
