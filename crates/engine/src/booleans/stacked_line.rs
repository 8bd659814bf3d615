//! Lines where sites hold stacks.

use super::line::{Line, Wanted};
use crate::world::World;

impl Line {
    pub(super) fn eval_stacks<'p>(&'p self, w: &mut World<'p>) -> bool {
        let length = self.length.eval(w);
        let pivot = match &self.through_one {
            Some(site) => site.eval(w),
            None => {
                let sites = self.through.eval(w);
                let first = sites.next_from(0).map_or(-1, |s| s as i32);
                w.give(sites);
                first
            }
        };
        if pivot < 0 {
            return false;
        }
        if length == 1 {
            return true;
        }
        let Some(slot) = w.program.layout.board_slot(pivot, self.kind) else { return false };
        let what = w.state.what(slot);
        let wanted = self.wanted(w, what);
        if self.by_level.eval(w) {
            let line = self.by_levels(w, pivot, slot, &wanted, length);
            return line.is_some_and(|line| {
                w.show_evidence(&line);
                true
            });
        }
        let top = self.top.eval(w);
        let fits = |w: &World<'_>, site: u32| {
            let Some(slot) = w.program.layout.board_slot(site as i32, self.kind) else {
                return false;
            };
            if top {
                return wanted.has(w, w.state.what(slot));
            }
            let size = w.state.stack_size(slot) as i32;
            (0..size).any(|level| wanted.has(w, w.state.level(slot, level).what))
        };
        if !fits(w, pivot as u32) {
            return false;
        }
        let exact = self.exact.eval(w);
        let rays = w.program.topology.of(self.kind).rays();
        for ray in rays.distinct(pivot as u32, self.direction) {
            let mut count = 1;
            for &site in &ray.sites[1..] {
                // The register keeps this value, as rules can see.
                w.regs.to = site as i32;
                if !fits(w, site) || self.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                    break;
                }
                count += 1;
            }
            if !exact && count >= length {
                w.show_evidence(&joined(&ray.sites[..count as usize], &[]));
                return true;
            }
            let forward = count;
            let mut any = false;
            for back in rays.opposite(ray.id).into_iter() {
                any = true;
                count = forward;
                for &site in &back.sites[1..] {
                    w.regs.to = site as i32;
                    if !fits(w, site) || self.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                        break;
                    }
                    count += 1;
                }
                if count == length || !exact && count >= length {
                    let behind = &back.sites[1..=(count - forward) as usize];
                    w.show_evidence(&joined(&ray.sites[..forward as usize], behind));
                    return true;
                }
            }
            if !any && count == length {
                w.show_evidence(&joined(&ray.sites[..count as usize], &[]));
                return true;
            }
        }
        false
    }

    /// The sites of a line that stands upright, lies flat, rises or falls.
    fn by_levels(
        &self,
        w: &World<'_>,
        pivot: i32,
        slot: usize,
        wanted: &Wanted,
        length: i32,
    ) -> Option<Vec<i32>> {
        let size = w.state.stack_size(slot) as i32;
        let height = size - 1;
        if size == 0 || !wanted.has(w, w.state.what(slot)) {
            return None;
        }
        if size >= length
            && (size - length..size).all(|l| wanted.has(w, w.state.level(slot, l).what))
        {
            return Some(vec![pivot]);
        }
        let at = |site: u32, level: i32| {
            let slot = w.program.layout.board_slot(site as i32, self.kind);
            slot.is_some_and(|s| {
                level >= 0
                    && level < w.state.stack_size(s) as i32
                    && wanted.has(w, w.state.level(s, level).what)
            })
        };
        let run = |sites: &[u32], slope: i32| {
            let mut level = height;
            sites
                .iter()
                .take_while(|&&site| {
                    level += slope;
                    at(site, level)
                })
                .count() as i32
        };
        let rays = w.program.topology.of(self.kind).rays();
        for ray in rays.distinct(pivot as u32, self.direction) {
            for slope in [0, -1, 1] {
                let forward = 1 + run(&ray.sites[1..], slope);
                let ahead = &ray.sites[..forward as usize];
                if forward >= length {
                    return Some(joined(ahead, &[]));
                }
                for back in rays.opposite(ray.id).into_iter() {
                    let behind = run(&back.sites[1..], -slope);
                    if forward + behind >= length {
                        return Some(joined(ahead, &back.sites[1..=behind as usize]));
                    }
                }
            }
        }
        None
    }
}

/// The sites of a line from its pivot on, and those behind it.
fn joined(ahead: &[u32], behind: &[u32]) -> Vec<i32> {
    ahead.iter().chain(behind).map(|site| *site as i32).collect()
}
