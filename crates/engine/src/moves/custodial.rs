//! Captures along rays.

use board::Direction;

use super::push::start;
use super::{BetweenPart, Effect, FromPart, ToPart};
use crate::booleans::Bool;
use crate::directions::{Directions, DirectionsAt};
use crate::ints::Int;
use crate::world::World;

/// Captures between two.
#[derive(Debug)]
pub struct Custodial {
    /// The one end; where the last move ended if not said.
    pub from: Option<FromPart>,
    /// In which directions.
    pub direction: Direction,
    /// What is captured.
    pub between: BetweenPart,
    /// What must stand at the other end.
    pub friend: Bool,
    /// Which pieces are captured.
    pub target: Bool,
    /// What happens to them.
    pub effect: Effect,
}

impl Custodial {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 || from as usize >= w.program.topology.count(kind) {
            return;
        }
        let saved = w.regs;
        let (min, max) = match &self.between.range {
            Some((min, max)) => (min.eval(w), max.eval(w)),
            None => (0, 1000),
        };
        let target = |w: &mut World<'p>, site: u32| {
            w.regs.between = site as i32;
            self.target.eval(w)
        };
        for ray in w.program.topology.rays(kind, from as u32, self.direction) {
            let sites = &ray.sites[1..];
            if max == 1 && min < 2 {
                if sites.len() < 2 || !target(w, sites[0]) {
                    continue;
                }
                w.regs.to = sites[1] as i32;
                if self.friend.eval(w) {
                    w.regs.between = sites[0] as i32;
                    self.effect.generate(w);
                }
                continue;
            }
            let mut run = 0;
            while run < sites.len() && (run as i32) < max && target(w, sites[run]) {
                run += 1;
            }
            if run < 1 || (run as i32) < min {
                continue;
            }
            w.regs.to = sites.get(run).map_or(-1, |&s| s as i32);
            if self.friend.eval(w) {
                for &site in &sites[..run] {
                    w.regs.between = site as i32;
                    self.effect.generate(w);
                }
            }
        }
        w.regs = saved;
    }
}

/// Captures on both sides.
#[derive(Debug)]
pub struct Intervene {
    /// The middle; where the last move ended if not said.
    pub from: Option<FromPart>,
    /// In which directions.
    pub direction: Direction,
    /// How many, at least and at most.
    pub range: Option<(Int, Int)>,
    /// Which pieces are captured.
    pub target: Bool,
    /// What happens to them.
    pub effect: Effect,
}

impl Intervene {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 || from as usize >= w.program.topology.count(kind) {
            return;
        }
        let saved = w.regs;
        let (min, max) = match &self.range {
            Some((min, max)) => (min.eval(w), max.eval(w)),
            None => (1, 1),
        };
        let run = |w: &mut World<'p>, sites: &[u32]| {
            let mut n = 0;
            while n < sites.len() && (n as i32) < max {
                w.regs.to = sites[n] as i32;
                if !self.target.eval(w) {
                    break;
                }
                n += 1;
            }
            n
        };
        let rays = w.program.topology.of(kind).rays();
        for ray in rays.distinct(from as u32, self.direction) {
            let ahead = run(w, &ray.sites[1..]);
            if ahead < 1 || (ahead as i32) < min {
                continue;
            }
            let mut any = false;
            for back in rays.opposite(ray.id).into_iter() {
                let behind = run(w, &back.sites[1..]);
                if behind < 1 || (behind as i32) < min {
                    continue;
                }
                any = true;
                for &site in &back.sites[1..=behind] {
                    w.regs.to = site as i32;
                    self.effect.generate(w);
                }
            }
            if any {
                for &site in &ray.sites[1..=ahead] {
                    w.regs.to = site as i32;
                    self.effect.generate(w);
                }
            }
        }
        w.regs = saved;
    }
}

/// Captures along the way of the last move.
#[derive(Debug)]
pub struct DirectionalCapture {
    /// Where from; where the last move ended if not said.
    pub from: Option<FromPart>,
    /// In which directions; those of the last move if not said.
    pub directions: Option<Directions>,
    /// Which pieces, and what happens to them.
    pub to: ToPart,
}

impl DirectionalCapture {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 {
            return;
        }
        let saved = w.regs;
        let directions = match &self.directions {
            Some(directions) => directions.eval(w, kind, from),
            None => {
                let last = w.last_played().map_or((-1, -1), |m| (m.from, m.to));
                let between = crate::directions::between(w, kind, last.0, last.1);
                DirectionsAt::Worked(between)
            }
        };
        w.regs.from = -1;
        for direction in directions {
            for ray in w.program.topology.rays(kind, from as u32, direction) {
                for &site in &ray.sites[1..] {
                    w.regs.to = site as i32;
                    if !self.to.holds(w) {
                        break;
                    }
                    if let Some(effect) = &self.to.effect {
                        effect.generate(w);
                    }
                }
            }
        }
        w.regs = saved;
    }
}
