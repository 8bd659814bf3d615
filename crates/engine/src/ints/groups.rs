//! Groups of connected sites.

use board::{Direction, SiteType};

use super::Int;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::regions::Region;
use crate::world::World;

/// All groups on the board.
#[derive(Debug)]
pub struct Groups {
    /// The type of the sites.
    pub kind: SiteType,
    /// How sites hang together.
    pub directions: Directions,
    /// Which sites belong to groups; occupied ones if not said.
    pub condition: Option<Bool>,
    /// The smallest size that counts.
    pub min: Int,
    /// Whether only what can be seen from above counts.
    pub visible: Bool,
    /// Only groups with a site of this region count.
    pub through: Option<Region>,
}

impl Groups {
    /// Calls back with the size of each group, in the order of their smallest sites.
    pub fn each<'p>(&'p self, w: &mut World<'p>, mut found: impl FnMut(usize)) {
        let wanted = self.through.as_ref().map(|region| region.eval(w));
        let n = w.program.topology.count(self.kind);
        let saved = w.regs.to;
        let mut member = w.take_bits();
        w.effort += n as u64;
        if self.condition.is_none()
            && w.program.puzzle.is_none()
            && w.program.layout.elements[self.kind as usize] == n
        {
            let mut empty = w.take_bits();
            w.state.empty_sites(self.kind, &mut empty);
            member.union_with(&Bits::below(n));
            member.subtract(&empty);
            w.give_bits(empty);
        } else {
            for site in 0..n {
                w.regs.to = site as i32;
                let fits = match &self.condition {
                    Some(condition) => condition.eval(w),
                    None => w.is_occupied(site as i32, self.kind),
                };
                if fits {
                    member.insert(site);
                }
            }
        }
        w.regs.to = saved;
        let visible = self.visible.eval(w);
        if visible {
            w.drop_covered(self.kind, &mut member);
        }
        let mut queue = w.take_ints();
        while let Some(start) = member.next_from(0) {
            member.remove(start);
            queue.clear();
            queue.push(start as i32);
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for direction in self.directions.eval(w, self.kind, site) {
                    for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                        if member.contains(next as usize)
                            && (!visible || w.is_contact_visible(self.kind, site, next as i32))
                        {
                            member.remove(next as usize);
                            queue.push(next as i32);
                        }
                    }
                }
            }
            if wanted.as_ref().is_none_or(|sites| queue.iter().any(|&s| sites.contains_site(s))) {
                found(queue.len());
            }
        }
        if let Some(sites) = wanted {
            w.give(sites);
        }
        w.give_ints(queue);
        w.give_bits(member);
    }

    /// How many groups there are.
    pub fn count<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let min = self.min.eval(w).max(0) as usize;
        let mut n = 0;
        self.each(w, |size| n += i32::from(size >= min));
        n
    }

    /// The size of the biggest group.
    pub fn biggest<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let mut biggest = 0;
        self.each(w, |size| biggest = biggest.max(size as i32));
        biggest
    }

    /// The length of the longest straight run of sites that fit.
    pub fn biggest_line<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let n = w.program.topology.count(self.kind);
        let mut member = Bits::with_room(n);
        for site in 0..n {
            // The register keeps its last value, as rules can see.
            w.regs.to = site as i32;
            let fits = match &self.condition {
                Some(condition) => condition.eval(w),
                None => w.is_occupied(site as i32, self.kind),
            };
            if fits {
                member.insert(site);
            }
        }
        let mut longest = 0;
        for site in member.iter() {
            for direction in self.directions.eval(w, self.kind, site) {
                for ray in w.program.topology.rays(self.kind, site as u32, direction) {
                    let run =
                        ray.sites.iter().take_while(|&&s| member.contains(s as usize)).count();
                    longest = longest.max(run as i32);
                }
            }
        }
        longest
    }
}

/// The liberties of a group.
#[derive(Debug)]
pub struct Liberties {
    /// A site of the group.
    pub at: Int,
    /// The type of the sites.
    pub kind: SiteType,
    /// How sites hang together.
    pub directions: Directions,
    /// Which sites belong to the group.
    pub condition: Option<Bool>,
}

impl Liberties {
    /// How many empty sites touch the group.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let at = self.at.eval(w);
        let Some(slot) = w.program.layout.slot(at, self.kind) else { return 0 };
        let what = w.state.what(slot);
        let saved = w.regs.to;
        let mut group = w.take_bits();
        let mut empty = w.take_bits();
        let mut queue = w.take_ints();
        queue.push(at);
        group.insert_site(at);
        let mut next = 0;
        while next < queue.len() {
            let site = queue[next];
            next += 1;
            for direction in self.directions.eval(w, self.kind, site) {
                let steps = w.program.topology.steps(self.kind, site as u32, direction);
                for &to in steps {
                    let to = to as i32;
                    if group.contains_site(to) {
                        continue;
                    }
                    let Some(slot) = w.program.layout.board_slot(to, self.kind) else { continue };
                    if w.state.is_empty(slot) {
                        empty.insert_site(to);
                    }
                    w.regs.to = to;
                    let fits = self.condition.as_ref().is_none_or(|c| c.eval(w));
                    if fits && w.state.what(slot) == what {
                        group.insert_site(to);
                        queue.push(to);
                    }
                }
            }
        }
        w.regs.to = saved;
        let n = empty.count() as i32;
        w.give_ints(queue);
        w.give_bits(group);
        w.give_bits(empty);
        n
    }
}

impl World<'_> {
    /// Whether something lies at a site.
    pub(crate) fn is_occupied(&self, site: i32, kind: SiteType) -> bool {
        let Some(slot) = self.program.layout.slot(site, kind) else { return false };
        if self.program.puzzle.is_some() {
            self.puzzle_value(slot) != 0
        } else {
            self.state.what(slot) != 0
        }
    }

    /// The size of the empty areas that touch pieces of these players alone.
    pub(crate) fn territory(&mut self, kind: SiteType, direction: Direction, players: u32) -> i32 {
        let mut open = self.take_bits();
        self.state.empty_sites(kind, &mut open);
        let mut queue = self.take_ints();
        let mut total = 0;
        while let Some(start) = open.next_from(0) {
            open.remove(start);
            queue.clear();
            queue.push(start as i32);
            let mut own = true;
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for &next in self.program.topology.steps(kind, site as u32, direction) {
                    let Some(slot) = self.program.layout.board_slot(next as i32, kind) else {
                        continue;
                    };
                    if self.state.is_empty(slot) {
                        if open.contains(next as usize) {
                            open.remove(next as usize);
                            queue.push(next as i32);
                        }
                    } else if players >> self.state.who(slot) & 1 == 0 {
                        own = false;
                    }
                }
            }
            if own {
                total += queue.len() as i32;
            }
        }
        self.give_ints(queue);
        self.give_bits(open);
        total
    }
}
