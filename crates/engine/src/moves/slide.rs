//! Slides along rays and tracks.

use super::{BetweenPart, FromPart, ToPart};
use crate::action::{Act, Action, Shift};
use crate::arena::{Move, Part};
use crate::directions::Directions;
use crate::world::World;

const FAR: i32 = 1000;

/// A slide along a ray.
#[derive(Debug)]
pub struct Slide {
    /// Where from.
    pub from: FromPart,
    /// In which directions.
    pub directions: Directions,
    /// What it passes.
    pub between: BetweenPart,
    /// Where it stops.
    pub to: ToPart,
    /// Whether the whole stack moves.
    pub stack: bool,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl Slide {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.kind;
        let Some((from, saved)) = self.from.enter(w) else { return };
        let (min, max) = range(&self.between, w);
        let level = self.from.level.as_ref().map(|l| l.eval(w));
        let worked;
        let directions = match self.directions.listed(w, kind, from) {
            Some(list) => list,
            None => {
                worked = self.directions.eval(w, kind, from);
                &worked
            }
        };
        for &direction in directions {
            for ray in w.program.topology.rays(kind, from as u32, direction) {
                self.along(w, from, ray.sites, min, max, level);
                w.regs.between = saved.between;
            }
        }
        w.regs = saved;
    }

    /// Whether such a slide can end at a site.
    pub(super) fn reaches<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        let kind = self.from.kind;
        let Some((from, saved)) = self.from.enter(w) else { return false };
        let (min, max) = range(&self.between, w);
        let reaches = self.directions.eval(w, kind, from).iter().any(|&direction| {
            w.program
                .topology
                .rays(kind, from as u32, direction)
                .any(|ray| self.ends_at(w, ray.sites, min, max, site))
        });
        w.regs = saved;
        reaches
    }

    /// Whether a slide along a ray can end at a site of it.
    fn ends_at<'p>(
        &'p self,
        w: &mut World<'p>,
        ray: &'p [u32],
        min: i32,
        max: i32,
        site: i32,
    ) -> bool {
        let sites = &ray[1..ray.len().min(max.max(0) as usize + 1).max(1)];
        let Some(last) = sites.iter().position(|&s| s as i32 == site) else { return false };
        for (i, &to) in sites.iter().enumerate() {
            w.regs.to = to as i32;
            let far_enough = i as i32 + 1 >= min;
            let stops = far_enough && self.to.condition.as_ref().is_some_and(|c| c.eval(w));
            if !stops {
                w.regs.between = to as i32;
                if !self.is_open(w, to as i32) {
                    return false;
                }
            }
            if to as i32 == site && far_enough && self.allows(w) {
                return true;
            }
            // A ray may come back to the site.
            if stops || i >= last && !sites[i + 1..].contains(&(site as u32)) {
                return false;
            }
        }
        false
    }

    /// Whether a slide may go on past a site.
    fn is_open<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        match &self.between.condition {
            Some(condition) => condition.eval(w),
            None => {
                let slot = w.program.layout.board_slot(site, self.from.kind);
                slot.is_some_and(|s| w.state.is_empty(s))
            }
        }
    }

    /// Whether the condition of the effect holds: it is a condition of the move.
    fn allows<'p>(&'p self, w: &mut World<'p>) -> bool {
        let condition = self.to.effect.as_ref().and_then(|effect| effect.condition.as_ref());
        condition.is_none_or(|c| c.eval(w))
    }

    fn along<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        ray: &'p [u32],
        min: i32,
        max: i32,
        level: Option<i32>,
    ) {
        for i in 1..ray.len().min(max.max(0) as usize + 1) {
            let to = ray[i] as i32;
            w.regs.to = to;
            let far_enough = i as i32 >= min;
            if far_enough && self.to.condition.as_ref().is_some_and(|c| c.eval(w)) {
                self.push(w, from, ray, i, level, true);
                return;
            }
            w.regs.between = to;
            if !self.is_open(w, to) {
                return;
            }
            if far_enough {
                self.push(w, from, ray, i, level, false);
            }
        }
    }

    fn push<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        ray: &'p [u32],
        i: usize,
        level: Option<i32>,
        stopped: bool,
    ) {
        let to = ray[i] as i32;
        if !self.allows(w) || !w.builds(to) {
            return;
        }
        let kind = self.from.kind;
        let mut shift = Shift::simple(kind, from, to);
        let mut levels = (0, 0);
        let special = self.stack || level.is_some();
        if self.stack {
            shift.stack = true;
            levels = (0, w.top_level(from, kind));
        } else if let Some(level) = level {
            shift.level_from = level;
            levels = (level, level);
        }
        let decision = self.decision || special;
        let mut mv = w.arena.single(Action { act: Act::Move(shift), decision });
        (mv.level_min, mv.level_max) = levels;
        if let Some(effect) = &self.to.effect
            && (stopped || !special)
        {
            mv = effect.chain_always(w, mv);
        }
        if let Some(trail) = &self.between.trail {
            let what = trail.eval(w);
            let adds: Vec<Part> = ray[..i]
                .iter()
                .map(|&site| {
                    Part::Action(Action::effect(Act::Add {
                        kind: Some(kind),
                        to: site as i32,
                        level: -1,
                        what,
                        count: 1,
                        state: -1,
                        rotation: -1,
                        value: -1,
                        on_stack: false,
                    }))
                })
                .collect();
            mv.parts = w.arena.with_parts(&[], mv.parts, &adds);
        }
        let mut passed = w.take_ints();
        passed.extend(ray[1..i].iter().map(|&s| s as i32));
        if let Some(effect) = &self.between.effect {
            let saved = w.regs.between;
            for &site in &passed {
                w.regs.between = site;
                mv = effect.chain(w, mv);
            }
            w.regs.between = saved;
        }
        mv.between = w.arena.between(&passed);
        w.give_ints(passed);
        w.emit(mv, from, to);
        w.built();
    }
}

fn range<'p>(between: &'p BetweenPart, w: &mut World<'p>) -> (i32, i32) {
    match &between.range {
        Some((min, max)) => (min.eval(w), max.eval(w)),
        None => (-1, FAR),
    }
}

/// A slide along a track.
#[derive(Debug)]
pub struct TrackSlide {
    /// Where from.
    pub from: FromPart,
    /// The tracks.
    pub tracks: Box<[usize]>,
    /// Whether all tracks count, and a bump must be passed.
    pub all_tracks: bool,
    /// What it passes.
    pub between: BetweenPart,
    /// Where it stops.
    pub to: ToPart,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl TrackSlide {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let Some(from) = self.from.site(w) else { return };
        if from < 0 {
            return;
        }
        let saved = w.regs;
        w.regs.from = from;
        if self.from.condition.as_ref().is_some_and(|c| !c.eval(w)) {
            return;
        }
        let (min, max) = range(&self.between, w);
        for &index in &self.tracks {
            let track = &w.program.tracks[index];
            for start in 0..track.elems.len() {
                if track.elems[start].site == from {
                    self.along(w, from, index, start, min, max);
                }
            }
        }
        w.regs = saved;
    }

    fn along<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        track: usize,
        start: usize,
        min: i32,
        max: i32,
    ) {
        let elems = &w.program.tracks[track].elems;
        let mut at = start;
        let mut bumped = elems[start].bump > 0;
        let mut steps = 0;
        while steps < max && (steps as usize) < elems.len() {
            let next = elems[at].next_index;
            if next < 0 || elems[at].next < 0 {
                return;
            }
            at = next as usize;
            steps += 1;
            let to = elems[at].site;
            w.regs.to = to;
            let ready = steps >= min && (!self.all_tracks || bumped);
            if self.to.condition.as_ref().is_some_and(|c| c.eval(w)) {
                if ready {
                    let mut mv = self.single(w, from, to);
                    if let Some(effect) = &self.to.effect {
                        mv = effect.chain_always(w, mv);
                    }
                    mv.from = from;
                    mv.to = to;
                    w.arena.moves.push(mv);
                    return;
                }
            } else if ready {
                let allowed = self.to.effect.as_ref().and_then(|e| e.condition.as_ref());
                if allowed.is_none_or(|c| c.eval(w)) {
                    let mv = self.single(w, from, to);
                    w.arena.moves.push(mv);
                }
            }
            w.regs.between = to;
            let open = match &self.between.condition {
                Some(condition) => condition.eval(w),
                None => {
                    let slot = w.program.layout.slot(to, self.from.kind);
                    slot.is_some_and(|s| w.state.is_empty(s))
                }
            };
            if !open {
                return;
            }
            bumped |= elems[at].bump > 0;
        }
    }

    fn single(&self, w: &mut World<'_>, from: i32, to: i32) -> Move {
        let shift = Shift::simple(self.from.kind, from, to);
        w.arena.single(Action { act: Act::Move(shift), decision: self.decision })
    }
}
