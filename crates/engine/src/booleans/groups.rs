//! Tests of all groups.

use board::SiteType;

use super::Bool;
use crate::directions::Directions;
use crate::world::World;

/// Whether a test holds for every group.
#[derive(Debug)]
pub struct AllGroups {
    /// How sites hang together.
    pub directions: Directions,
    /// Which sites belong to groups; those of the mover if not said.
    pub of: Option<Bool>,
    /// The test.
    pub condition: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl AllGroups {
    /// Makes the test; on failure the registers keep their last values.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let saved = w.regs;
        let mut groups = Vec::new();
        w.each_group(self.kind, &self.directions, self.of.as_ref(), &mut |_, sites| {
            groups.push(sites.to_vec());
        });
        for group in groups {
            let mut bits = w.take_bits();
            group.iter().for_each(|&s| bits.insert_site(s));
            w.regs.region = w.held.len() as i32;
            w.held.push(bits);
            let fits = self.condition.eval(w);
            if let Some(bits) = w.held.pop() {
                w.give_bits(bits);
            }
            if !fits {
                w.regs.region = saved.region;
                return false;
            }
        }
        w.regs = saved;
        true
    }
}

impl<'p> World<'p> {
    /// Calls back with each group: of the mover's pieces, or of the occupied sites that fit a test.
    pub(crate) fn each_group(
        &mut self,
        kind: SiteType,
        directions: &'p Directions,
        of: Option<&'p Bool>,
        found: &mut dyn FnMut(i32, &[i32]),
    ) {
        let mover = self.mover();
        let mut seeds = Vec::new();
        for player in 0..=self.program.shared() {
            if of.is_none() && player != mover {
                continue;
            }
            for (index, component) in self.program.components.iter().enumerate().skip(1) {
                if component.owner == player {
                    seeds
                        .extend(self.state.owned(index).filter(|e| e.kind == kind).map(|e| e.site));
                }
            }
        }
        seeds.retain(|&s| self.program.layout.container(s) == 0);
        let mut done = self.take_bits();
        let mut queue = Vec::new();
        let saved = self.regs;
        for &seed in &seeds {
            if done.contains_site(seed) {
                continue;
            }
            let fits = |w: &mut Self, site: i32| match of {
                Some(test) => {
                    w.regs.from = seed;
                    w.regs.to = site;
                    test.eval(w)
                }
                None => {
                    let slot = w.program.layout.board_slot(site, kind);
                    slot.is_some_and(|s| w.state.who(s) == mover)
                }
            };
            if !fits(self, seed) {
                continue;
            }
            done.insert_site(seed);
            queue.clear();
            queue.push(seed);
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for direction in directions.eval(self, kind, site) {
                    for &next in self.program.topology.steps(kind, site as u32, direction) {
                        if !done.contains(next as usize) && fits(self, next as i32) {
                            done.insert(next as usize);
                            queue.push(next as i32);
                        }
                    }
                }
            }
            found(seed, &queue);
        }
        self.regs = saved;
        self.give_bits(done);
    }
}
