//! Tests of sites and their contents.

use board::Direction;

use super::Bool;
use crate::world::World;

impl Bool {
    pub(super) fn eval_site<'p>(&'p self, w: &mut World<'p>) -> bool {
        match self {
            Self::AllIn(pair) => {
                let sites = pair.1.eval(w);
                let all = pair.0.iter().all(|site| {
                    let site = site.eval(w);
                    sites.contains_site(site)
                });
                w.give(sites);
                all
            }
            Self::InArray(pair) => {
                let mut values = w.take_ints();
                pair.1.eval(w, &mut values);
                let all = pair.0.iter().all(|value| {
                    let value = value.eval(w);
                    values.contains(&value)
                });
                w.give_ints(values);
                all
            }
            Self::AllSitesDifferent(pair) => {
                let sites = pair.0.eval(w);
                let saved = w.regs.site;
                let mut seen = w.take_ints();
                let mut different = true;
                for site in sites.iter() {
                    w.regs.site = site;
                    let slot = w.program.layout.slot(site, w.program.layout.default);
                    let what = slot.map_or(0, |s| w.state.what(s));
                    if !pair.1.eval(w) || seen.contains(&what) {
                        different = false;
                        break;
                    }
                    seen.push(what);
                }
                w.regs.site = saved;
                w.give_ints(seen);
                w.give(sites);
                different
            }
            Self::AllValues(pair) => {
                let mut values = w.take_ints();
                pair.0.eval(w, &mut values);
                let saved = w.regs.value;
                let all = values.iter().all(|&value| {
                    w.regs.value = value;
                    pair.1.eval(w)
                });
                w.regs.value = saved;
                w.give_ints(values);
                all
            }
            Self::Odd(x) => x.eval(w) & 1 == 1,
            Self::Even(x) => x.eval(w) & 1 == 0,
            Self::Flat(kind, site) => {
                let site = site.eval(w);
                if site < 0 {
                    return false;
                }
                let layers = &w.program.topology.of(*kind).layers;
                if layers.get(site as usize).is_none_or(|&l| l == 0) {
                    return true;
                }
                let below = w.program.topology.steps(*kind, site as u32, Direction::Downward);
                below.iter().all(|&s| w.is_occupied(s as i32, *kind))
            }
            Self::Within(kind, pair) => {
                let what = pair.0.eval(w);
                let sites = pair.1.eval(w);
                let found = sites.iter().any(|site| {
                    let Some(slot) = w.program.layout.slot(site, *kind) else { return false };
                    if w.program.layout.needs.stacks {
                        (0..w.state.stack_size(slot) as i32)
                            .any(|l| w.state.level(slot, l).what == what)
                    } else {
                        w.state.what(slot) == what
                    }
                });
                w.give(sites);
                found
            }
            Self::Visited(site) => {
                let site = site.eval(w);
                w.state.is_visited(site)
            }
            Self::Full => {
                let mut empty = w.take_bits();
                w.state.empty_sites(w.program.layout.default, &mut empty);
                let full = empty.is_empty();
                w.give_bits(empty);
                full
            }
            Self::Pattern(pattern) => {
                let mut found = Vec::new();
                pattern.each(w, |sites| {
                    found.extend_from_slice(sites);
                    true
                });
                let any = !found.is_empty();
                if any {
                    w.show_evidence(&found);
                }
                any
            }
            Self::Related(direction, kind, pair) => {
                let site = pair.0.eval(w);
                let others = pair.1.eval(w);
                let related = others.iter().any(|b| {
                    w.program.topology.steps(*kind, b as u32, *direction).contains(&(site as u32))
                });
                w.give(others);
                site >= 0 && related
            }
            Self::Target(x) => w.is_target(x.container, &x.wanted, x.sites.as_deref()),
            Self::Hidden(what, kind, pair) => {
                let (site, player) = (pair.0.eval(w), pair.1.eval(w));
                let slot = w.program.layout.slot(site, *kind);
                player >= 1
                    && player as usize <= w.program.players
                    && slot.is_some_and(|s| w.state.hidden(player as usize, s) & what.bit() != 0)
            }
            _ => self.eval_state(w),
        }
    }
}

impl World<'_> {
    fn is_target(&self, container: usize, wanted: &[i32], sites: Option<&[i32]>) -> bool {
        let Some(place) = self.program.containers.get(container) else { return false };
        let kind = self.program.layout.default;
        let first = place.first as i32;
        let all: Vec<i32> = match sites {
            Some(sites) => sites.iter().map(|s| first + s).collect(),
            None => (first..first + place.size as i32).collect(),
        };
        let slots = all.iter().filter_map(|&s| self.program.layout.slot(s, kind));
        if !self.program.layout.needs.stacks {
            let whats: Vec<i32> = slots.map(|s| self.state.what(s)).collect();
            return whats == wanted;
        }
        for slot in slots {
            let size = self.state.stack_size(slot);
            if size != wanted.len() {
                if sites.is_none() {
                    return false;
                }
                continue;
            }
            if (0..size).all(|l| self.state.level(slot, l as i32).what == wanted[l]) {
                return true;
            }
        }
        false
    }
}
