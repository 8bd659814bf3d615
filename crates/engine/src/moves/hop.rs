//! Hops over other sites.

use smallvec::SmallVec;

use super::{BetweenPart, FromPart, ToPart};
use crate::action::{Act, Action, Shift};
use crate::arena::Move;
use crate::directions::Directions;
use crate::world::World;

/// A hop over hurdles.
#[derive(Debug)]
pub struct HopMove {
    /// Where from.
    pub from: FromPart,
    /// In which directions.
    pub directions: Directions,
    /// What is hopped over.
    pub between: BetweenPart,
    /// Where to.
    pub to: ToPart,
    /// Whether the whole stack moves.
    pub stack: bool,
    /// Whether the player decides on it.
    pub decision: bool,
}

/// The numbers of a hop.
struct Numbers {
    before: i32,
    min: usize,
    max: usize,
    after: usize,
}

impl HopMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.kind;
        let Some(from) = self.from.site(w) else { return };
        if from < 0 || from as usize >= w.program.topology.count(kind) {
            return;
        }
        let saved = w.regs;
        w.regs.from = from;
        let b = &self.between;
        let (min, max) = match &b.range {
            Some((min, max)) => (min.eval(w), max.eval(w)),
            None => (1, 1),
        };
        let numbers = Numbers {
            before: b.before.as_ref().map_or(0, |x| x.eval(w)),
            min: min.max(0) as usize,
            max: max.max(0) as usize,
            after: b.after.as_ref().map_or(0, |x| x.eval(w)).max(0) as usize,
        };
        let directions = self.directions.eval(w, kind, from);
        if min == 0 {
            self.steps(w, from, &directions);
        }
        if max > 0 {
            for &direction in directions.iter() {
                for ray in w.program.topology.rays(kind, from as u32, direction) {
                    self.along(w, from, ray.sites, &numbers);
                }
            }
        }
        w.regs = saved;
    }

    /// Moves to neighbours, where no hurdle is needed.
    fn steps<'p>(&'p self, w: &mut World<'p>, from: i32, directions: &[board::Direction]) {
        let mut found: SmallVec<[i32; 16]> = SmallVec::new();
        for &direction in directions {
            for &to in w.program.topology.steps(self.from.kind, from as u32, direction) {
                let to = to as i32;
                w.regs.to = to;
                if found.contains(&to) || !self.to.holds(w) {
                    continue;
                }
                found.push(to);
                if !w.builds(to) {
                    continue;
                }
                let mut mv = self.single(w, from, to);
                if let Some(effect) = &self.between.effect {
                    mv = effect.chain(w, mv);
                }
                w.emit(mv, from, to);
                w.built();
            }
        }
    }

    fn single(&self, w: &mut World<'_>, from: i32, to: i32) -> Move {
        let mut shift = Shift::simple(self.from.kind, from, to);
        shift.stack = self.stack;
        let mut mv = w.arena.single(Action { act: Act::Move(shift), decision: self.decision });
        if self.stack {
            (mv.level_min, mv.level_max) = (0, w.top_level(from, self.from.kind));
        }
        mv
    }

    fn is_hurdle<'p>(&'p self, w: &mut World<'p>, site: u32) -> bool {
        w.regs.between = site as i32;
        if !self.between.given {
            return true;
        }
        self.between.condition.as_ref().is_some_and(|c| c.eval(w))
    }

    fn along<'p>(&'p self, w: &mut World<'p>, from: i32, ray: &'p [u32], n: &Numbers) {
        for i in 1..ray.len() {
            if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                continue;
            }
            if !self.is_hurdle(w, ray[i]) {
                w.regs.to = ray[i] as i32;
                if i as i32 > n.before || !self.to.holds(w) {
                    return;
                }
                continue;
            }
            let mut len = 1;
            while len < n.max && i + len < ray.len() && self.is_hurdle(w, ray[i + len]) {
                len += 1;
            }
            if len >= n.min {
                self.over(w, from, ray, i, len, n);
            }
            return;
        }
    }

    /// Hops over the first hurdles of a run.
    fn over<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        ray: &'p [u32],
        first: usize,
        len: usize,
        n: &Numbers,
    ) {
        let mut hurdles = w.take_ints();
        hurdles.extend(ray[first..first + len].iter().map(|&s| s as i32));
        let stop = self.to.effect.as_ref().and_then(|e| e.condition.as_ref());
        for k in (0..=len - n.min).rev() {
            let jumped = len - k;
            for &to in ray[first + jumped..].iter().take(n.after + 1) {
                let to = to as i32;
                w.regs.to = to;
                if !self.to.holds(w) {
                    if stop.is_some_and(|s| s.eval(w)) && w.builds(to) {
                        let mut mv = self.single(w, from, to);
                        if let Some(effect) = &self.to.effect {
                            mv = effect.chain_always(w, mv);
                        }
                        mv.between = w.arena.between(&hurdles);
                        w.emit(mv, from, to);
                        w.built();
                    }
                    break;
                }
                if stop.is_some() {
                    continue;
                }
                if !w.builds(to) {
                    // The effect on what is hopped over leaves the register there.
                    if self.between.effect.is_some() && jumped > 0 {
                        w.regs.between = hurdles[jumped - 1];
                    }
                    continue;
                }
                let mut mv = self.single(w, from, to);
                if let Some(effect) = &self.to.effect {
                    mv = effect.chain_always(w, mv);
                }
                if let Some(effect) = &self.between.effect {
                    for &hurdle in &hurdles[..jumped] {
                        w.regs.between = hurdle;
                        mv = effect.chain(w, mv);
                    }
                }
                mv.between = w.arena.between(&hurdles);
                w.emit(mv, from, to);
                w.built();
            }
        }
        w.give_ints(hurdles);
    }
}
