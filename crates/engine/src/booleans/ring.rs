//! Rings of pieces around other sites.

use board::{Direction, SiteType};

use crate::directions::Directions;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// Whether pieces form a ring.
#[derive(Debug)]
pub struct Ring {
    /// Where the ring must pass.
    pub start: Region,
    /// Whose pieces form it.
    pub colour: Int,
    /// Whose pieces are inside, if that matters.
    pub surround: Option<Box<[Players]>>,
    /// How the pieces of the ring hang together.
    pub directions: Directions,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Ring {
    /// Whether there is a ring; it is the evidence then.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        match self.find(w) {
            Some((ring, _)) => {
                w.show_evidence(&ring);
                true
            }
            None => false,
        }
    }

    /// The ring and what it encloses.
    pub fn find<'p>(&'p self, w: &mut World<'p>) -> Option<(Vec<i32>, Vec<i32>)> {
        let starts = self.start.eval(w);
        let start = starts.iter().next();
        w.give(starts);
        let start = start?;
        let what = w.state.what(w.program.layout.board_slot(start, self.kind)?);
        if what == 0 {
            return None;
        }
        let colour = self.colour.eval(w);
        let inside = self
            .surround
            .as_ref()
            .map(|roles| roles.iter().fold(0u32, |all, players| all | players.eval(w)));
        let topology = w.program.topology.clone();
        let outer = &topology.of(self.kind).regions.outer;
        let is_outer = |site: i32| outer.contains(&(site as u32));
        let owned_inside = |w: &World<'_>, site: i32| {
            inside.is_none_or(|set| set >> w.who_at(site, self.kind) & 1 == 1)
        };
        let seeds: Vec<i32> = topology
            .steps(self.kind, start as u32, Direction::Adjacent)
            .iter()
            .map(|&s| s as i32)
            .filter(|&s| !is_outer(s) && owned_inside(w, s))
            .collect();
        'seed: for &seed in seeds.iter().rev() {
            let mut area = vec![seed];
            let mut at = 0;
            while at < area.len() {
                for ray in topology.rays(self.kind, area[at] as u32, Direction::Orthogonal) {
                    for &site in &ray.sites[1..] {
                        let site = site as i32;
                        if area.contains(&site) {
                            continue;
                        }
                        if w.what_at(site, self.kind) == what {
                            break;
                        }
                        if inside.is_none() || owned_inside(w, site) && !is_outer(site) {
                            area.push(site);
                        }
                        if is_outer(site) {
                            continue 'seed;
                        }
                    }
                }
                at += 1;
            }
            let mut ring: Vec<i32> = Vec::new();
            for &site in &area {
                for &next in topology.steps(self.kind, site as u32, Direction::Orthogonal) {
                    let next = next as i32;
                    if !area.contains(&next) && !ring.contains(&next) {
                        ring.push(next);
                    }
                }
            }
            if ring.iter().all(|&s| w.who_at(s, self.kind) == colour) && self.closes(w, &ring, what)
            {
                return Some((ring, area));
            }
        }
        None
    }

    /// Whether the sites of a ring follow each other.
    ///
    /// A site may be counted again and again, as in the reference: what really counts is who owns the ring.
    fn closes<'p>(&'p self, w: &mut World<'p>, ring: &[i32], what: i32) -> bool {
        let mut ring = ring.to_vec();
        let (mut at, mut before) = (0, 0);
        let mut seen: Vec<i32> = Vec::new();
        while let Some(&site) = ring.get(at) {
            let next = if w.what_at(site, self.kind) == what {
                self.next_in(w, &ring, site, what)
            } else {
                None
            };
            match next {
                None => {
                    ring.remove(at);
                    seen.retain(|&s| s != site);
                    at = before.min(ring.len().saturating_sub(1));
                }
                Some(next) => {
                    seen.push(site);
                    if seen.len() >= ring.len() {
                        return true;
                    }
                    (before, at) = (at, next);
                }
            }
        }
        false
    }

    fn next_in<'p>(
        &'p self,
        w: &mut World<'p>,
        ring: &[i32],
        site: i32,
        what: i32,
    ) -> Option<usize> {
        for direction in self.directions.eval(w, self.kind, site) {
            for &next in w.program.topology.steps(self.kind, site as u32, direction) {
                let next = next as i32;
                if let Some(at) = ring.iter().position(|&s| s == next)
                    && w.what_at(next, self.kind) == what
                {
                    return Some(at);
                }
            }
        }
        None
    }
}

impl World<'_> {
    fn who_at(&self, site: i32, kind: SiteType) -> i32 {
        self.program
            .layout
            .board_slot(site, kind)
            .map_or(0, |slot| self.state.who(slot))
            .clamp(0, 31)
    }
}
