//! How many steps it takes.

use std::collections::VecDeque;

use super::{Relation, Topology};
use crate::site::{Site, SiteType};

impl Topology {
    /// For each site the steps to the nearest of some sites.
    ///
    /// A site that cannot reach them gets one more than the longest way from the first of them in any part of the
    /// board, or 0 when they have no neighbours at all.
    pub fn distances_to(&self, kind: SiteType, goals: &[Site], relation: Relation) -> Vec<u32> {
        let found = self.reach(kind, goals, relation);
        if found.iter().all(Option::is_some) {
            return found.into_iter().flatten().collect();
        }
        let mut longest = 0;
        let mut covered = vec![false; found.len()];
        for &goal in goals {
            if covered.get(goal as usize) != Some(&false) {
                continue;
            }
            for (covered, distance) in covered.iter_mut().zip(self.reach(kind, &[goal], relation)) {
                *covered |= distance.is_some();
                longest = longest.max(distance.unwrap_or(0));
            }
        }
        let unreachable = if longest == 0 { 0 } else { longest + 1 };
        found.into_iter().map(|d| d.unwrap_or(unreachable)).collect()
    }

    /// The steps between any two sites, as a table.
    pub fn step_distances(&self, kind: SiteType, relation: Relation) -> StepDistances {
        let sites = self.count(kind);
        let mut steps = Vec::with_capacity(sites * sites);
        for site in 0..sites as Site {
            let found = self.reach(kind, &[site], relation);
            steps.extend(found.into_iter().map(|d| d.unwrap_or(0)));
        }
        StepDistances { sites, steps }
    }

    fn reach(&self, kind: SiteType, goals: &[Site], relation: Relation) -> Vec<Option<u32>> {
        let elements = self.of(kind);
        let mut found = vec![None; elements.len()];
        let mut queue = VecDeque::new();
        for &goal in goals {
            if let Some(entry @ None) = found.get_mut(goal as usize) {
                *entry = Some(0);
                queue.push_back((goal, 0));
            }
        }
        while let Some((site, distance)) = queue.pop_front() {
            for &next in elements.related(site, relation) {
                if found[next as usize].is_none() {
                    found[next as usize] = Some(distance + 1);
                    queue.push_back((next, distance + 1));
                }
            }
        }
        found
    }
}

/// The steps between any two sites of a type; 0 where there is no way.
#[derive(Debug, Clone, Default)]
pub struct StepDistances {
    sites: usize,
    steps: Vec<u32>,
}

impl StepDistances {
    /// The steps from one site to another.
    pub fn between(&self, from: Site, to: Site) -> u32 {
        self.steps.get(from as usize * self.sites + to as usize).copied().unwrap_or(0)
    }

    /// The steps from one site to each.
    pub fn from(&self, site: Site) -> &[u32] {
        let start = site as usize * self.sites;
        self.steps.get(start..start + self.sites).unwrap_or(&[])
    }
}
