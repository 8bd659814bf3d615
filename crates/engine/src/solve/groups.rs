//! How many groups there must be at least, while some sites are open.

use super::store::Store;
use super::truth::Truth;
use crate::ints::Groups;

impl<'p> Store<'p> {
    /// Whether there are at most so many groups of sites with a value.
    ///
    /// A group that no open site touches stays by itself: with it and anything else there are two.
    pub(super) fn few_groups(&mut self, groups: &'p Groups, most: i32) -> Truth {
        let layout = self.world.program.layout.clone();
        let first = layout.base[groups.kind as usize];
        let n = layout.elements[groups.kind as usize];
        let open = (0..n).any(|site| self.domain(first + site).count_ones() > 1);
        if !open {
            return (groups.count(&mut self.world) <= most).into();
        }
        if groups.condition.is_some() {
            return Truth::Open;
        }
        let mut seen = vec![false; n];
        let (mut closed, mut growing) = (0, false);
        for start in 0..n {
            if seen[start] || self.domain(first + start) & 1 != 0 {
                continue;
            }
            seen[start] = true;
            let mut queue = vec![start];
            let mut can_grow = false;
            while let Some(site) = queue.pop() {
                for direction in groups.directions.eval(&mut self.world, groups.kind, site as i32) {
                    let topology = &self.world.program.topology;
                    for &next in topology.steps(groups.kind, site as u32, direction) {
                        let next = next as usize;
                        let domain = self.domain(first + next);
                        if domain & 1 == 0 {
                            if !std::mem::replace(&mut seen[next], true) {
                                queue.push(next);
                            }
                        } else {
                            can_grow |= domain != 1;
                        }
                    }
                }
            }
            closed += i32::from(!can_grow);
            growing |= can_grow;
        }
        if closed + i32::from(growing) > most { Truth::False } else { Truth::Open }
    }
}
