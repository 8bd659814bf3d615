//! Steps to neighbours.

use board::{Direction, SiteType};
use smallvec::SmallVec;

use super::{FromPart, ToPart};
use crate::action::{Act, Action, Shift};
use crate::bits::Bits;
use crate::directions::{Directions, DirectionsAt};
use crate::world::World;

/// A step to a neighbour.
#[derive(Debug)]
pub struct StepMove {
    /// Where from.
    pub from: FromPart,
    /// In which directions.
    pub directions: Directions,
    /// Where to.
    pub to: ToPart,
    /// Whether the whole stack moves.
    pub stack: bool,
    /// Whether the player decides on it.
    pub decision: bool,
}

impl StepMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.kind;
        let Some((from, saved)) = self.from.enter(w) else { return };
        let mut found: SmallVec<[i32; 16]> = SmallVec::new();
        let level = self.from.level.as_ref().map(|l| l.eval(w));
        let worked;
        let directions = match self.directions.listed(w, kind, from) {
            Some(list) => list,
            None => {
                worked = self.directions_from(w, from, saved.from);
                &worked
            }
        };
        for &direction in directions {
            for &to in w.program.topology.steps(kind, from as u32, direction) {
                let to = to as i32;
                w.regs.to = to;
                if found.contains(&to) || !self.to.holds(w) {
                    continue;
                }
                found.push(to);
                if w.builds(to) {
                    self.push(w, from, to, level);
                    w.built();
                }
            }
        }
        w.regs = saved;
    }

    /// The directions of a step from a site. They are worked out while `(from)` is still that of the ludeme around.
    fn directions_from<'p>(
        &'p self,
        w: &mut World<'p>,
        from: i32,
        around: i32,
    ) -> DirectionsAt<'p> {
        w.regs.from = around;
        let directions = self.directions.eval(w, self.from.kind, from);
        w.regs.from = from;
        directions
    }

    /// Whether such a step can end at a site.
    pub(super) fn reaches<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        let kind = self.from.kind;
        let Some((from, saved)) = self.from.enter(w) else { return false };
        let topology = &w.program.topology;
        let leads = |direction: &Direction| {
            topology.steps(kind, from as u32, *direction).contains(&(site as u32))
        };
        let leads = match self.directions.listed(w, kind, from) {
            Some(list) => list.iter().any(leads),
            None => self.directions_from(w, from, saved.from).iter().any(leads),
        };
        w.regs.to = site;
        let reaches = leads && self.to.holds(w);
        w.regs = saved;
        reaches
    }

    fn push<'p>(&'p self, w: &mut World<'p>, from: i32, to: i32, level: Option<i32>) {
        let kind = self.from.kind;
        let mut shift = Shift::simple(kind, from, to);
        let mut levels = (0, 0);
        if w.program.layout.needs.stacks {
            let top = w.top_level(from, kind);
            if self.stack {
                shift.stack = true;
                levels = (0, top);
            } else {
                shift.level_from = level.unwrap_or(top);
                if level.is_some() {
                    levels = (shift.level_from, shift.level_from);
                }
            }
        }
        let mut mv = w.arena.single(Action { act: Act::Move(shift), decision: self.decision });
        (mv.level_min, mv.level_max) = levels;
        if let Some(effect) = &self.to.effect {
            mv = effect.chain(w, mv);
        }
        w.emit(mv, from, to);
    }

    /// Adds the neighbours that such a step reaches from a site, by its directions and its condition on the target, to a
    /// set and to a list, unless the set has them.
    ///
    /// The steps of a way are those of the piece where it begins: `facing` is the way it faces.
    fn reach<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        from: i32,
        facing: Option<Direction>,
        seen: &mut Bits,
        out: &mut Vec<i32>,
    ) {
        let saved = w.regs;
        w.regs.from = from;
        let directions = match facing {
            None => self.directions.eval(w, kind, from),
            facing => DirectionsAt::Worked(self.directions.seen(w, kind, from, facing)),
        };
        for direction in directions {
            for &to in w.program.topology.steps(kind, from as u32, direction) {
                let to = to as i32;
                w.regs.to = to;
                if !seen.contains_site(to) && self.to.holds(w) {
                    seen.insert_site(to);
                    out.push(to);
                }
            }
        }
        w.regs = saved;
    }

    /// Calls back with the sites that take one step, two steps and so on from a site, until it has seen enough.
    fn each_layer<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        from: i32,
        mut enough: impl FnMut(i32, &[i32]) -> bool,
    ) {
        let facing = self.directions.facing(w, kind, from);
        let mut seen = w.take_bits();
        let mut queue = w.take_ints();
        seen.insert_site(from);
        queue.push(from);
        let (mut steps, mut layer) = (0, 0..1);
        while !layer.is_empty() {
            steps += 1;
            for at in layer.clone() {
                let site = queue[at];
                self.reach(w, kind, site, facing, &mut seen, &mut queue);
            }
            layer = layer.end..queue.len();
            if enough(steps, &queue[layer.clone()]) {
                break;
            }
        }
        w.give_bits(seen);
        w.give_ints(queue);
    }

    /// The number of such steps from a site to the nearest of some sites.
    pub fn distance<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        from: i32,
        targets: &Bits,
    ) -> i32 {
        const INFINITY: i32 = 1_000_000_000;
        if targets.contains_site(from) {
            return 0;
        }
        let mut distance = INFINITY;
        self.each_layer(w, kind, from, |steps, layer| {
            let met = layer.iter().any(|&site| targets.contains_site(site));
            if met {
                distance = steps;
            }
            met
        });
        distance
    }

    /// Adds the sites that take a number of such steps.
    pub fn layers<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        from: i32,
        min: i32,
        max: i32,
        out: &mut Bits,
    ) {
        if max < 1 {
            return;
        }
        self.each_layer(w, kind, from, |steps, layer| {
            if steps >= min {
                layer.iter().for_each(|&site| out.insert_site(site));
            }
            steps >= max
        });
    }
}
