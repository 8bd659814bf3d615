//! Numbers that the board gives.

use board::SiteType;

use super::Int;
use crate::directions::Directions;
use crate::moves::StepMove;
use crate::regions::Region;
use crate::world::World;

/// Which number of a site is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TopologyNumber {
    /// The row.
    Row,
    /// The column.
    Column,
    /// The layer.
    Layer,
    /// The colour of the site.
    Phase,
}

/// A site some steps ahead.
#[derive(Debug)]
pub struct Ahead {
    /// The site.
    pub site: Int,
    /// How many steps.
    pub steps: Int,
    /// The direction.
    pub directions: Directions,
    /// The type of the site.
    pub kind: SiteType,
}

impl Ahead {
    /// The site; the site itself if the board ends before.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let site = self.site.eval(w);
        if site < 0 {
            return -1;
        }
        let steps = self.steps.eval(w);
        let directions = self.directions.ahead(w, self.kind, site);
        let Some(&direction) = directions.first() else { return site };
        if steps < 0 {
            return site;
        }
        let topology = &w.program.topology;
        for ray in topology.rays(self.kind, site as u32, direction) {
            if let Some(&target) = ray.sites.get(steps as usize) {
                return target as i32;
            }
        }
        site
    }
}

/// A number of steps.
#[derive(Debug)]
pub struct Distance {
    /// The site to start from.
    pub from: Int,
    /// The site to reach.
    pub to: Option<Int>,
    /// The sites to reach.
    pub region: Option<Region>,
    /// How to step, if not as the board's own table has it.
    pub step: Option<StepMove>,
    /// The type of the sites.
    pub kind: SiteType,
}

impl Distance {
    /// The number of steps on the shortest way.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let from = self.from.eval(w);
        if from < 0 {
            return 0;
        }
        if let (Some(to), None, None) = (&self.to, &self.region, &self.step) {
            let to = to.eval(w);
            let row = w.program.distances.get(from as usize);
            return row.and_then(|row| row.get(to as usize)).map_or(0, |&steps| i32::from(steps));
        }
        let mut targets = w.take_bits();
        if let Some(to) = &self.to {
            let to = to.eval(w);
            targets.insert_site(to);
        }
        if let Some(region) = &self.region {
            let sites = region.eval(w);
            targets.union_with(&sites);
            w.give(sites);
        }
        let result = match &self.step {
            Some(step) => step.distance(w, self.kind, from, &targets),
            None => {
                let table = &w.program.distances;
                let row = table.get(from as usize);
                let far = targets.iter().filter_map(|t| row.and_then(|r| r.get(t as usize)));
                far.min().map_or(0, |&d| i32::from(d))
            }
        };
        w.give_bits(targets);
        result
    }
}

impl Int {
    pub(super) fn eval_board<'p>(&'p self, w: &mut World<'p>) -> i32 {
        let topology = &w.program.topology;
        match self {
            Self::OfSite(number, kind, site) => {
                let site = site.eval(w);
                if site < 0 {
                    return -1;
                }
                let elements = topology.of(*kind);
                let at = site as usize;
                match number {
                    TopologyNumber::Row => elements.rows.get(at).map_or(-1, |&r| r as i32),
                    TopologyNumber::Column => elements.columns.get(at).map_or(-1, |&c| c as i32),
                    TopologyNumber::Layer => elements.layers.get(at).map_or(-1, |&l| l as i32),
                    TopologyNumber::Phase => match w.phases[*kind as usize].get(at) {
                        Some(&phase) if phase != -1 => phase,
                        _ => elements.phases.get(at).map_or(-1, |&p| i32::from(p)),
                    },
                }
            }
            Self::CoordinateAt(kind, pair) => {
                let (row, column) = (pair.0.eval(w), pair.1.eval(w));
                let elements = topology.of(*kind);
                let found = (0..elements.len()).find(|&i| {
                    elements.rows[i] as i32 == row && elements.columns[i] as i32 == column
                });
                found.map_or(-1, |i| i as i32)
            }
            Self::CostAt(kind, site) => {
                let site = site.eval(w);
                w.costs[*kind as usize].get(site as usize).copied().unwrap_or(0)
            }
            Self::CostOf(kind, region) => {
                let sites = region.eval(w);
                let costs = &w.costs[*kind as usize];
                let sum = sites.iter().filter_map(|s| costs.get(s as usize)).sum();
                w.give(sites);
                sum
            }
            Self::EdgeBetween(pair) => {
                let (a, b) = (pair.0.eval(w) as u32, pair.1.eval(w) as u32);
                let found =
                    topology.edge_vertices.iter().position(|e| *e == [a, b] || *e == [b, a]);
                found.map_or(-1, |e| e as i32)
            }
            Self::HintAt(kind, site) => {
                let site = site.eval(w);
                let hints = &w.program.hints[*kind as usize];
                hints.iter().find(|(sites, _)| sites.first() == Some(&site)).map_or(-1, |h| h.1)
            }
            Self::CountSteps(distance) => distance.eval(w),
            Self::CountNeighbours(direction, kind, site) => {
                let site = site.eval(w);
                if site < 0 {
                    return 0;
                }
                if *kind == SiteType::Edge {
                    let ends =
                        topology.edge_vertices.get(site as usize).copied().unwrap_or_default();
                    let degree =
                        |v: u32| topology.steps(SiteType::Vertex, v, *direction).len() as i32;
                    return degree(ends[0]) + degree(ends[1]);
                }
                topology.steps(*kind, site as u32, *direction).len() as i32
            }
            Self::PlatformBelow(platform) => platform.eval(w),
            Self::SizeStackAt(kind, site) => {
                let site = site.eval(w);
                w.program.layout.slot(site, *kind).map_or(0, |slot| w.state.height(slot) as i32)
            }
            Self::SizeStack(kind, region) => {
                let sites = region.eval(w);
                let slots = sites.iter().filter_map(|s| w.program.layout.slot(s, *kind));
                let sum = slots.map(|slot| w.state.height(slot) as i32).sum();
                w.give(sites);
                sum
            }
            Self::CountIn(parts) => {
                let sites = parts.0.eval(w);
                let stacks = w.program.layout.needs.stacks;
                let slots = sites.iter().filter_map(|s| w.program.layout.action_slot(s, parts.1));
                let sum =
                    slots
                        .map(|slot| {
                            if stacks {
                                w.state.stack_size(slot) as i32
                            } else {
                                w.state.count(slot)
                            }
                        })
                        .sum();
                w.give(sites);
                sum
            }
            Self::SizeTerritory(kind, direction, players) => {
                let players = players.eval(w);
                w.territory(*kind, *direction, players)
            }
            Self::SizeLargePiece(_, region) => {
                let sites = region.eval(w);
                let mut covered = w.take_bits();
                for site in sites.iter() {
                    w.covered_by_piece_at(site, &mut covered);
                }
                let n = covered.count() as i32;
                w.give_bits(covered);
                w.give(sites);
                n
            }
            _ => 0,
        }
    }
}
