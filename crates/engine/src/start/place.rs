//! Placing pieces at the start.

use board::SiteType;

use super::add;
use crate::action::Act;
use crate::ints::Int;
use crate::moves::Place;
use crate::regions::Region;
use crate::world::World;

/// Places one kind of piece on sites.
#[derive(Debug)]
pub struct PlaceRule {
    /// The component.
    pub what: i32,
    /// Where: single sites and regions, in order.
    pub places: Vec<Place>,
    /// The type of the sites.
    pub kind: SiteType,
    /// How many.
    pub count: Option<Int>,
    /// The local state.
    pub state: Option<Int>,
    /// The rotation.
    pub rotation: Option<Int>,
    /// The value.
    pub value: Option<Int>,
}

impl PlaceRule {
    pub(super) fn start<'p>(&'p self, w: &mut World<'p>) {
        for place in &self.places {
            let mut sites = Vec::new();
            place.sites(w, &mut sites);
            for site in sites {
                self.at(w, self.kind, site, self.what, -1);
            }
        }
    }

    pub(super) fn at<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        site: i32,
        what: i32,
        _level: i32,
    ) {
        if site < 0 || what < 0 {
            return;
        }
        let kind = w.site_kind(site, kind);
        let number = |x: &'p Option<Int>, w: &mut World<'p>, default: i32| {
            x.as_ref().map_or(default, |x| x.eval(w))
        };
        let count = number(&self.count, w, 1);
        let state = number(&self.state, w, -1);
        let rotation = number(&self.rotation, w, -1);
        let value = number(&self.value, w, -1);
        let act = Act::Add {
            kind: Some(kind),
            to: site,
            level: -1,
            what,
            count,
            state,
            rotation,
            value,
            on_stack: false,
        };
        w.place(act);
    }
}

/// Places stacks.
#[derive(Debug)]
pub struct StackRule {
    /// The components from bottom to top.
    pub whats: Vec<i32>,
    /// Where.
    pub places: Vec<Place>,
    /// The type of the sites.
    pub kind: SiteType,
    /// How often each component.
    pub count: Option<Int>,
    /// How often on each site of a region.
    pub counts: Vec<Int>,
    /// The local state.
    pub state: Option<Int>,
    /// The rotation.
    pub rotation: Option<Int>,
    /// The value.
    pub value: Option<Int>,
}

impl StackRule {
    pub(super) fn start<'p>(&'p self, w: &mut World<'p>) {
        let mut sites = Vec::new();
        for place in &self.places {
            place.sites(w, &mut sites);
        }
        let number = |x: &'p Option<Int>, w: &mut World<'p>| x.as_ref().map_or(-1, |x| x.eval(w));
        let (state, rotation, value) =
            (number(&self.state, w), number(&self.rotation, w), number(&self.value, w));
        for (i, &site) in sites.iter().enumerate() {
            let count = match (&self.count, self.counts.get(i)) {
                (Some(count), _) | (None, Some(count)) => count.eval(w),
                (None, None) => 1,
            };
            let kind = w.site_kind(site, self.kind);
            for &what in &self.whats {
                for _ in 0..w.times("place Stack", count) {
                    w.place(Act::Add {
                        kind: Some(kind),
                        to: site,
                        level: -1,
                        what,
                        count: 1,
                        state,
                        rotation,
                        value,
                        on_stack: true,
                    });
                }
            }
        }
    }
}

/// Places pieces at random.
#[derive(Debug)]
pub struct RandomRule {
    /// The components.
    pub whats: Vec<i32>,
    /// Where; on the board if not said.
    pub region: Option<Region>,
    /// How many of each.
    pub count: Int,
    /// The local state.
    pub state: Option<Int>,
    /// The value.
    pub value: Option<Int>,
    /// The type of the sites.
    pub kind: SiteType,
    /// Whether the order of the components is random too.
    pub shuffled: bool,
}

impl RandomRule {
    pub(super) fn start<'p>(&'p self, w: &mut World<'p>) {
        let mut whats = self.whats.clone();
        for turn in 0..whats.len() {
            let mut placed = 0;
            // A random number of pieces is drawn anew before each of them.
            loop {
                let count = self.count.eval(w);
                if placed >= w.times("place Random", count) {
                    break;
                }
                placed += 1;
                let mut free: Vec<i32> = match &self.region {
                    Some(region) => {
                        let sites = region.eval(w);
                        let list = sites.iter().collect();
                        w.give(sites);
                        list
                    }
                    None => (0..w.program.topology.count(self.kind) as i32).collect(),
                };
                free.retain(|&s| {
                    let slot = w.program.layout.slot(s, self.kind);
                    slot.is_some_and(|slot| w.state.is_empty(slot))
                });
                if free.is_empty() {
                    return;
                }
                if self.shuffled && placed == 1 {
                    let pick = turn + w.random((whats.len() - turn) as i32) as usize;
                    whats.swap(turn, pick);
                }
                let what = whats[turn];
                let site = free[w.random(free.len() as i32) as usize];
                let state = self.state.as_ref().map_or(-1, |x| x.eval(w));
                let value = self.value.as_ref().map_or(-1, |x| x.eval(w));
                let kind = w.site_kind(site, self.kind);
                let Act::Add { kind, to, level, what, count, rotation, on_stack, .. } =
                    add(kind, site, what)
                else {
                    return;
                };
                w.place(Act::Add {
                    kind,
                    to,
                    level,
                    what,
                    count,
                    state,
                    rotation,
                    value,
                    on_stack,
                });
            }
        }
    }
}

/// Places a stack in random order.
#[derive(Debug)]
pub struct RandomStackRule {
    /// The components, and how many of each.
    pub whats: Vec<(i32, Int)>,
    /// Where.
    pub site: Int,
    /// The local state.
    pub state: Option<Int>,
    /// The value.
    pub value: Option<Int>,
    /// The type of the site.
    pub kind: SiteType,
}

impl RandomStackRule {
    pub(super) fn start<'p>(&'p self, w: &mut World<'p>) {
        let site = self.site.eval(w);
        let kind = w.site_kind(site, self.kind);
        let state = self.state.as_ref().map_or(-1, |x| x.eval(w));
        let value = self.value.as_ref().map_or(-1, |x| x.eval(w));
        let mut pieces = Vec::new();
        for (what, count) in &self.whats {
            let count = count.eval(w);
            let count = w.times("place Random", count);
            pieces.extend(std::iter::repeat_n(*what, count as usize));
        }
        while !pieces.is_empty() {
            let what = pieces.remove(w.random(pieces.len() as i32) as usize);
            w.place(Act::Add {
                kind: Some(kind),
                to: site,
                level: -1,
                what,
                count: 1,
                state,
                rotation: -1,
                value,
                on_stack: true,
            });
        }
    }
}
