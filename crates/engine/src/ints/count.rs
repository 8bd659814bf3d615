//! Counting pieces and levels.

use board::SiteType;

use super::Int;
use crate::booleans::Bool;
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// Counts pieces of players.
#[derive(Debug)]
pub struct CountPieces {
    /// Of whom.
    pub players: Players,
    /// The components whose names fit; all if none.
    pub components: Option<Box<[usize]>>,
    /// Only there.
    pub within: Option<Region>,
    /// Only those.
    pub condition: Option<Bool>,
    /// Only sites of that type.
    pub kind: Option<SiteType>,
    /// Counts the dominoes left instead.
    pub bag: bool,
}

impl CountPieces {
    /// Whether all pieces of the players are counted, whatever and wherever they are.
    pub fn is_whole(&self) -> bool {
        self.components.is_none()
            && self.within.is_none()
            && self.condition.is_none()
            && self.kind.is_none()
            && !self.bag
    }

    /// The number of pieces.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        if self.bag {
            return w.state.list(w.program.layout.dominoes).len() as i32;
        }
        let players = self.players.eval(w);
        let within = self.within.as_ref().map(|r| r.eval(w));
        let stacks = w.program.layout.needs.stacks;
        let several = stacks || w.program.layout.needs.counts;
        let saved = w.regs;
        let mut total = 0;
        let mut seen = w.take_bits();
        for component in 1..w.program.components.len() {
            let owner = w.program.components[component].owner;
            if players >> owner & 1 == 0
                || self.components.as_ref().is_some_and(|c| !c.contains(&component))
            {
                continue;
            }
            w.effort += w.state.owned_len(component) as u64;
            seen.clear();
            for i in 0..w.state.owned_len(component) {
                let Some(entry) = w.state.owned_at(component, i) else { break };
                if self.kind.is_some_and(|k| k != entry.kind)
                    || within.as_ref().is_some_and(|r| !r.contains_site(entry.site))
                {
                    continue;
                }
                let Some(slot) = w.program.layout.slot(entry.site, entry.kind) else { continue };
                // The index may list a site twice, or still list one that the piece has left: what lies there counts.
                if several {
                    if seen.contains(slot) {
                        continue;
                    }
                    seen.insert(slot);
                }
                if stacks {
                    total += self.in_stack(w, component as i32, entry.site, slot);
                } else if w.state.what(slot) == component as i32
                    && self.fits(w, entry.site, entry.level)
                {
                    total += w.state.count(slot);
                }
            }
        }
        w.regs = saved;
        w.give_bits(seen);
        if let Some(sites) = within {
            w.give(sites);
        }
        total
    }

    /// The pieces of a component that lie in a stack.
    fn in_stack<'p>(&'p self, w: &mut World<'p>, component: i32, site: i32, slot: usize) -> i32 {
        let mut total = 0;
        for level in 0..w.state.stack_size(slot) as i32 {
            let here = w.state.level(slot, level).what == component;
            total += i32::from(here && self.fits(w, site, level));
        }
        total
    }

    fn fits<'p>(&'p self, w: &mut World<'p>, site: i32, level: i32) -> bool {
        let Some(condition) = &self.condition else { return true };
        w.regs.site = site;
        w.regs.level = level;
        condition.eval(w)
    }
}

/// Counts levels of stacks.
#[derive(Debug)]
pub struct CountStack {
    /// The sites.
    pub sites: Region,
    /// Whether to begin at the top.
    pub from_top: bool,
    /// Which levels count.
    pub condition: Bool,
    /// Where to stop.
    pub stop: Bool,
    /// The type of the sites.
    pub kind: SiteType,
}

impl CountStack {
    /// The number of levels.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let sites = self.sites.eval(w);
        let saved = w.regs;
        let mut total = 0;
        for site in sites.iter() {
            let Some(slot) = w.program.layout.slot(site, self.kind) else { continue };
            let height = w.state.height(slot) as i32;
            w.regs.to = site;
            for i in 0..height {
                w.regs.level = if self.from_top { height - 1 - i } else { i };
                if self.stop.eval(w) {
                    break;
                }
                total += i32::from(self.condition.eval(w));
            }
        }
        w.regs = saved;
        w.give(sites);
        total
    }
}

impl Int {
    /// A sum that is folded if both parts are constant.
    pub fn plus(self, more: i32) -> Self {
        match self {
            Self::Const(value) => Self::Const(value.wrapping_add(more)),
            other => Self::Add(Box::new([other, Self::Const(more)])),
        }
    }
}
