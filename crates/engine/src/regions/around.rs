//! Sites seen from a site.

use board::{Direction, SiteType};
use language::words::{DynamicRegion, LineOfSightKind};

use super::Region;
use crate::bits::Bits;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::ints::Int;
use crate::world::World;

/// What must lie at a site around another.
pub type Who = DynamicRegion;

/// Sites at a distance around others.
#[derive(Debug)]
pub struct Around {
    /// Around which sites.
    pub sites: Region,
    /// What must lie there.
    pub who: Option<Who>,
    /// How far away.
    pub distance: Int,
    /// In which directions.
    pub direction: Direction,
    /// Which sites.
    pub condition: Option<Bool>,
    /// Whether the sites themselves belong to it.
    pub include_self: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Around {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let sources = self.sites.eval(w);
        if sources.is_empty() {
            w.give(sources);
            return;
        }
        let distance = self.distance.eval(w).max(0) as usize;
        let saved = w.regs;
        let count = w.program.topology.count(self.kind) as i32;
        for source in sources.iter().filter(|&s| s < count) {
            for ray in w.program.topology.rays(self.kind, source as u32, self.direction) {
                let Some(&site) = ray.sites.get(distance) else { continue };
                let site = site as i32;
                if out.contains_site(site)
                    || !self.who.is_none_or(|who| w.lies_there(who, site, self.kind))
                {
                    continue;
                }
                if let Some(condition) = &self.condition {
                    w.regs.from = source;
                    w.regs.to = site;
                    if !condition.eval(w) {
                        continue;
                    }
                }
                out.insert_site(site);
            }
        }
        w.regs = saved;
        if self.include_self.eval(w) {
            out.union_with(&sources);
        } else {
            out.subtract(&sources);
        }
        w.give(sources);
    }
}

impl World<'_> {
    fn lies_there(&self, who: Who, site: i32, kind: SiteType) -> bool {
        let Some(slot) = self.program.layout.board_slot(site, kind) else { return false };
        let owner = self.state.who(slot);
        let occupied = self.state.what(slot) != 0;
        let own = owner == self.mover() || owner == self.program.shared();
        match who {
            Who::Empty => !occupied,
            Who::NotEmpty => occupied,
            Who::Own => occupied && own,
            Who::NotOwn => occupied && !own,
            Who::Enemy => {
                let real = owner >= 1 && owner <= self.program.players as i32;
                occupied && real && self.is_enemy(owner)
            }
            Who::NotEnemy => {
                occupied && (own || self.program.teams && owner != 0 && self.is_enemy(owner))
            }
        }
    }
}

/// What can be seen along rays.
#[derive(Debug)]
pub struct LineOfSight {
    /// What of it.
    pub what: LineOfSightKind,
    /// From where.
    pub at: Int,
    /// In which directions.
    pub directions: Directions,
    /// The type of the sites.
    pub kind: SiteType,
}

impl LineOfSight {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let at = self.at.eval(w);
        if at < 0 || w.program.layout.container(at) != 0 {
            return;
        }
        for direction in self.directions.eval(w, self.kind, at) {
            for ray in w.program.topology.rays(self.kind, at as u32, direction) {
                let beyond = &ray.sites[1..];
                let seen = beyond.iter().position(|&s| w.is_occupied(s as i32, self.kind));
                let clear = &beyond[..seen.unwrap_or(beyond.len())];
                match self.what {
                    LineOfSightKind::Piece => {
                        if let Some(i) = seen {
                            out.insert(beyond[i] as usize);
                        }
                    }
                    LineOfSightKind::Empty => clear.iter().for_each(|&s| out.insert(s as usize)),
                    LineOfSightKind::Farthest => {
                        if let Some(&last) = clear.last() {
                            out.insert(last as usize);
                        }
                    }
                }
            }
        }
    }
}

/// Sites in directions.
#[derive(Debug)]
pub struct InDirection {
    /// From where.
    pub from: Region,
    /// In which directions.
    pub directions: Directions,
    /// Whether the sites themselves belong to it.
    pub included: Bool,
    /// Where rays stop.
    pub stop: Option<Bool>,
    /// Whether the site where a ray stops belongs to it.
    pub stop_included: Bool,
    /// How far.
    pub distance: Int,
    /// The type of the sites.
    pub kind: SiteType,
}

impl InDirection {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let sources = self.from.eval(w);
        let distance = self.distance.eval(w).max(0) as usize;
        let included = self.included.eval(w);
        let stop_included = self.stop_included.eval(w);
        let saved = w.regs.to;
        let count = w.program.topology.count(self.kind) as i32;
        for source in sources.iter().filter(|&s| s < count) {
            if included {
                out.insert_site(source);
            }
            for direction in self.directions.eval(w, self.kind, source) {
                for ray in w.program.topology.rays(self.kind, source as u32, direction) {
                    for &site in ray.sites[1..].iter().take(distance) {
                        w.regs.to = site as i32;
                        if self.stop.as_ref().is_some_and(|s| s.eval(w)) {
                            if stop_included {
                                out.insert(site as usize);
                            }
                            break;
                        }
                        out.insert(site as usize);
                    }
                }
            }
        }
        w.regs.to = saved;
        w.give(sources);
    }
}

/// Sites between two sites on a line.
#[derive(Debug)]
pub struct BetweenSites {
    /// The one end.
    pub from: Int,
    /// The other end.
    pub to: Int,
    /// In which directions.
    pub directions: Directions,
    /// Whether the one end belongs to it.
    pub from_included: Bool,
    /// Whether the other end belongs to it.
    pub to_included: Bool,
    /// Which sites.
    pub condition: Option<Bool>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl BetweenSites {
    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>, out: &mut Bits) {
        let (from, to) = (self.from.eval(w), self.to.eval(w));
        let count = w.program.topology.count(self.kind) as i32;
        if from < 0 || to < 0 || from >= count || to >= count {
            return;
        }
        if self.from_included.eval(w) {
            out.insert_site(from);
        }
        if self.to_included.eval(w) {
            out.insert_site(to);
        }
        let saved = w.regs.between;
        'search: for direction in self.directions.eval(w, self.kind, from) {
            for ray in w.program.topology.rays(self.kind, from as u32, direction) {
                let Some(end) = ray.sites.iter().skip(1).position(|&s| s as i32 == to) else {
                    continue;
                };
                for &site in &ray.sites[1..=end] {
                    w.regs.between = site as i32;
                    if self.condition.as_ref().is_none_or(|c| c.eval(w)) {
                        out.insert(site as usize);
                    }
                }
                break 'search;
            }
        }
        w.regs.between = saved;
    }
}
