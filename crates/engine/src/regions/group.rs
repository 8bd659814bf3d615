//! Connected sites.

use board::SiteType;

use super::Region;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::world::World;

/// The groups that sites belong to.
#[derive(Debug)]
pub struct Group {
    /// The sites to start from.
    pub at: Region,
    /// How sites hang together.
    pub directions: Directions,
    /// Which sites belong together; those with the same piece if not said.
    pub condition: Option<Bool>,
    /// The type of the sites.
    pub kind: SiteType,
    /// Whether only what can be seen from above counts.
    pub visible: Bool,
}

impl Group {
    /// Adds the groups to a set.
    pub fn eval_into<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let starts = self.at.eval(w);
        let count = w.program.topology.count(self.kind) as i32;
        let visible = self.visible.eval(w);
        let saved = w.regs.to;
        let mut queue = w.take_ints();
        for start in starts.iter().filter(|&s| s < count) {
            if out.contains_site(start) && self.condition.is_some() {
                continue;
            }
            let Some(slot) = w.program.layout.board_slot(start, self.kind) else { continue };
            let what = w.state.what(slot);
            w.regs.to = start;
            if self.condition.as_ref().is_some_and(|c| !c.eval(w)) {
                continue;
            }
            queue.clear();
            queue.push(start);
            out.insert_site(start);
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for direction in self.directions.eval(w, self.kind, site) {
                    for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                        let next = next as i32;
                        let hidden = visible
                            && (w.is_covered(self.kind, next)
                                || !w.is_contact_visible(self.kind, site, next));
                        if hidden || out.contains_site(next) {
                            continue;
                        }
                        w.regs.to = next;
                        let fits = match &self.condition {
                            Some(condition) => condition.eval(w),
                            None => {
                                let slot = w.program.layout.board_slot(next, self.kind);
                                slot.is_some_and(|s| w.state.what(s) == what)
                            }
                        };
                        if fits {
                            out.insert_site(next);
                            queue.push(next);
                        }
                    }
                }
            }
        }
        w.regs.to = saved;
        w.give_ints(queue);
        w.give(starts);
    }
}
