//! Chains that connect regions.

use board::SiteType;
use smallvec::SmallVec;

use crate::bits::Bits;
use crate::directions::Directions;
use crate::ints::Int;
use crate::regions::Region;
use crate::world::{Sites, World};

/// The regions to be connected.
#[derive(Debug)]
pub enum Targets {
    /// These.
    Regions(Box<[Region]>),
    /// Those of a player.
    Of(Int),
    /// Fixed parts of the board.
    Fixed(Box<[Bits]>),
}

/// Whether a chain connects regions, or whether that has become impossible.
#[derive(Debug)]
pub struct Connected {
    /// How many regions; all if not said.
    pub number: Option<Int>,
    /// A site of the chain.
    pub at: Int,
    /// How sites hang together.
    pub directions: Directions,
    /// The regions.
    pub targets: Targets,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Connected {
    fn regions<'p>(&'p self, w: &mut World<'p>) -> SmallVec<[Sites<'p>; 4]> {
        match &self.targets {
            Targets::Regions(regions) => regions.iter().map(|r| r.eval(w)).collect(),
            Targets::Fixed(sets) => sets.iter().map(Sites::Fixed).collect(),
            Targets::Of(owner) => {
                let owner = owner.eval(w);
                let mut all = SmallVec::new();
                for item in w.program.regions.iter().filter(|r| r.owner == owner) {
                    for part in &item.parts {
                        let mut bits = w.take_bits();
                        part.iter().for_each(|&s| bits.insert_site(s));
                        all.push(Sites::Worked(bits));
                    }
                }
                all
            }
        }
    }

    /// Whether a chain connects the regions.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        let start = self.at.eval(w);
        let Some(slot) = w.program.layout.board_slot(start, self.kind) else { return false };
        let who = w.state.who(slot);
        if who == 0 {
            return false;
        }
        let expands = match &self.targets {
            Targets::Of(owner) => owner.eval(w) == who,
            _ => true,
        };
        let regions = self.regions(w);
        let wanted = self.number.as_ref().map_or(regions.len() as i32, |n| n.eval(w));
        let mut reached: SmallVec<[bool; 8]> = smallvec::smallvec![false; regions.len()];
        let mut met = 0;
        let mut group = w.take_bits();
        let mut queue = w.take_ints();
        queue.push(start);
        group.insert_site(start);
        let mut at = 0;
        let mut connected = false;
        while at < queue.len() && wanted > 0 {
            let site = queue[at];
            at += 1;
            for (i, region) in regions.iter().enumerate() {
                if !reached[i] && region.contains_site(site) {
                    reached[i] = true;
                    met += 1;
                }
            }
            if met >= wanted {
                connected = true;
                break;
            }
            if !expands {
                break;
            }
            for direction in self.directions.eval(w, self.kind, site) {
                for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                    let slot = w.program.layout.board_slot(next as i32, self.kind);
                    if !group.contains(next as usize) && slot.is_some_and(|s| w.state.who(s) == who)
                    {
                        group.insert(next as usize);
                        queue.push(next as i32);
                    }
                }
            }
        }
        if connected {
            w.show_evidence(&queue);
        }
        regions.into_iter().for_each(|r| w.give(r));
        w.give_ints(queue);
        w.give_bits(group);
        connected
    }

    /// Whether no chain can connect the regions any more.
    pub fn blocked<'p>(&'p self, w: &mut World<'p>) -> bool {
        let who = match &self.targets {
            Targets::Of(owner) => owner.eval(w),
            _ => w.mover(),
        };
        let regions = self.regions(w);
        let wanted = self.number.as_ref().map_or(regions.len() as i32, |n| n.eval(w));
        if wanted == 1 {
            return false;
        }
        let open = |w: &World<'_>, site: i32| {
            let slot = w.program.layout.board_slot(site, self.kind);
            slot.is_some_and(|s| w.state.is_empty(s) || w.state.who(s) == who)
        };
        let starts: Vec<i32> = regions.first().map(|r| r.iter().collect()).unwrap_or_default();
        for start in starts {
            if !open(w, start) {
                continue;
            }
            let mut seen = Bits::default();
            seen.insert_site(start);
            let mut queue = vec![start];
            let mut at = 0;
            while at < queue.len() {
                let site = queue[at];
                at += 1;
                for direction in self.directions.eval(w, self.kind, site) {
                    for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                        if !seen.contains(next as usize) && open(w, next as i32) {
                            seen.insert(next as usize);
                            queue.push(next as i32);
                        }
                    }
                }
            }
            let others = regions.iter().skip(1);
            let reached =
                others.filter(|r| queue[1..].iter().any(|&s| r.contains_site(s))).count() as i32;
            if 1 + reached >= wanted {
                return false;
            }
        }
        true
    }
}
