//! Captures by enclosing and surrounding.

use board::{Direction, SiteType};

use super::push::start;
use super::{Effect, FromPart};
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::ints::Int;
use crate::world::World;

/// Captures groups that have no way out.
#[derive(Debug)]
pub struct Enclose {
    /// The piece that encloses; where the last move ended if not said.
    pub from: Option<FromPart>,
    /// How sites hang together.
    pub directions: Directions,
    /// Which pieces are captured.
    pub target: Bool,
    /// What happens to them.
    pub effect: Effect,
    /// How many empty sites are allowed.
    pub exceptions: Int,
    /// Whether the target test speaks of emptiness.
    pub takes_empty: bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Enclose {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let Some(from) = start(self.from.as_ref(), w) else { return };
        if from < 0 || w.what_at(from, self.kind) == 0 {
            return;
        }
        let saved = w.regs;
        let allowed = self.exceptions.eval(w);
        let mut done = w.take_bits();
        for direction in self.directions.eval(w, self.kind, from) {
            for &seed in w.program.topology.steps(self.kind, from as u32, direction) {
                let seed = seed as i32;
                if done.contains_site(seed) {
                    continue;
                }
                let empty = self.is_empty(w, seed);
                let seeds = self.is_target(w, seed) || allowed > 0 && empty;
                if !seeds {
                    continue;
                }
                if let Some(group) = self.enclosed(w, seed, allowed, &mut done) {
                    for &site in &group {
                        w.regs.between = site;
                        self.effect.generate(w);
                    }
                    w.give_ints(group);
                }
            }
        }
        w.give_bits(done);
        w.regs = saved;
    }

    fn is_empty(&self, w: &World<'_>, site: i32) -> bool {
        w.program.layout.board_slot(site, self.kind).is_some_and(|s| w.state.is_empty(s))
    }

    fn is_target<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        w.regs.between = site;
        self.target.eval(w)
    }

    /// The group of a site in the order in which it is flooded, if it is enclosed.
    fn enclosed<'p>(
        &'p self,
        w: &mut World<'p>,
        seed: i32,
        allowed: i32,
        done: &mut crate::bits::Bits,
    ) -> Option<Vec<i32>> {
        let mut left = allowed;
        let mut group = w.take_ints();
        group.push(seed);
        let mut border = w.take_ints();
        let mut seen = w.take_bits();
        seen.insert_site(seed);
        done.insert_site(seed);
        if !self.is_target(w, seed) {
            left -= 1;
        }
        let mut at = 0;
        let mut open = false;
        // Where no empty site is allowed, one is enough: whoever meets this group again finds one too.
        let hasty = allowed == 0 && !w.plain;
        while at < group.len() && !(open && hasty) {
            let site = group[at];
            at += 1;
            for direction in self.directions.eval(w, self.kind, site) {
                for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                    let next = next as i32;
                    if seen.contains_site(next) {
                        continue;
                    }
                    if self.is_target(w, next) {
                        done.insert_site(next);
                        seen.insert_site(next);
                        group.push(next);
                    } else if self.is_empty(w, next) {
                        if left > 0 {
                            left -= 1;
                            seen.insert_site(next);
                            group.push(next);
                        } else {
                            open = true;
                        }
                    } else {
                        seen.insert_site(next);
                        border.push(next);
                    }
                }
            }
        }
        w.give_bits(seen);
        let chained = open || !self.takes_empty || self.is_chain(w, &mut border);
        w.give_ints(border);
        if open || !chained {
            w.give_ints(group);
            return None;
        }
        Some(group)
    }

    /// Whether sites form one chain, walked from the first of them to any neighbour that is left, without going back.
    fn is_chain(&self, w: &World<'_>, left: &mut Vec<i32>) -> bool {
        let mut next = if left.is_empty() { None } else { Some(0) };
        while let Some(at) = next {
            let site = left.remove(at);
            next = w
                .program
                .topology
                .steps(self.kind, site as u32, Direction::All)
                .iter()
                .find_map(|&step| left.iter().position(|&s| s == step as i32));
        }
        left.is_empty()
    }
}

/// Captures pieces that are surrounded.
#[derive(Debug)]
pub struct Surround {
    /// One of those around; the register if not said.
    pub from: Option<FromPart>,
    /// Which neighbours.
    pub direction: Direction,
    /// Which pieces are captured.
    pub target: Bool,
    /// What happens to them.
    pub effect: Effect,
    /// Which pieces surround.
    pub friend: Bool,
    /// How many sites may be missing.
    pub except: Int,
    /// A component that must be among those around.
    pub with: Option<Int>,
}

impl Surround {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let kind = self.from.as_ref().map_or(w.program.layout.default, |f| f.kind);
        let from = match &self.from {
            Some(from) => from.site(w).unwrap_or(-1),
            None => w.regs.from,
        };
        if from < 0 || from as usize >= w.program.topology.count(kind) {
            return;
        }
        let saved = w.regs;
        let except = self.except.eval(w);
        let with = self.with.as_ref().map(|x| x.eval(w));
        for &near in w.program.topology.steps(kind, from as u32, self.direction) {
            w.regs.between = near as i32;
            if !self.target.eval(w) {
                continue;
            }
            let mut missing = 0;
            let mut has_with = with.is_none();
            for &around in w.program.topology.steps(kind, near, self.direction) {
                let around = around as i32;
                has_with |= with == Some(w.what_at(around, kind));
                w.regs.to = around;
                if around != from && !self.friend.eval(w) {
                    missing += 1;
                    if missing > except {
                        break;
                    }
                }
            }
            if missing <= except && has_with {
                w.regs.between = near as i32;
                self.effect.generate(w);
            }
        }
        w.regs = saved;
    }
}
