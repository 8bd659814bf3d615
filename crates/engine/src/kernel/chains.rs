//! Chains of pieces that only grow: which regions each of them touches.

use super::table::Table;

/// How the chains of a connection test hang together.
#[derive(Debug)]
pub(super) struct ChainRule {
    /// The neighbours of each site.
    pub near: Table,
    /// The regions that each site belongs to, as bits, for each owner of a piece.
    pub regions: Vec<Vec<u64>>,
    /// The owner of each component.
    pub owners: Vec<u8>,
}

impl ChainRule {
    /// Takes over another rule that concerns other owners, or says the same; false if both cannot be one.
    pub fn merge(&mut self, other: &Self) -> bool {
        let free = |regions: &[u64]| regions.iter().all(|&r| r == 0);
        let mut pairs = self.regions.iter().zip(&other.regions);
        let fits = self.near == other.near && pairs.all(|(a, b)| a == b || free(a) || free(b));
        if fits {
            for (own, more) in self.regions.iter_mut().zip(&other.regions) {
                own.iter_mut().zip(more).for_each(|(a, b)| *a |= b);
            }
        }
        fits
    }
}

/// The chains of all players, as trees of sites with the regions that they touch at their roots.
#[derive(Debug, Clone)]
pub(super) struct Chains {
    parents: Vec<u16>,
    touched: Vec<u64>,
}

impl Chains {
    /// No chain yet.
    pub fn new(sites: usize) -> Self {
        Self { parents: (0..sites as u16).collect(), touched: vec![0; sites] }
    }

    /// Becomes a copy.
    pub fn copy_from(&mut self, other: &Self) {
        self.parents.copy_from_slice(&other.parents);
        self.touched.copy_from_slice(&other.touched);
    }

    /// Adds a piece that was put on an empty site.
    pub fn add(&mut self, rule: &ChainRule, what: &[u8], site: usize) {
        let owner = rule.owners[what[site] as usize];
        self.touched[site] = rule.regions[owner as usize][site];
        let mut root = site as u16;
        for &near in rule.near.of(site) {
            let there = what[near as usize];
            if there == 0 || rule.owners[there as usize] != owner {
                continue;
            }
            let other = self.root(near);
            if other != root {
                // The older chain is mostly the larger one.
                self.parents[root as usize] = other;
                self.touched[other as usize] |= self.touched[root as usize];
                root = other;
            }
        }
    }

    /// The regions that the chain of a site touches.
    pub fn touched(&mut self, site: usize) -> u64 {
        let root = self.root(site as u16);
        self.touched[root as usize]
    }

    fn root(&mut self, mut site: u16) -> u16 {
        loop {
            let parent = self.parents[site as usize];
            if parent == site {
                return site;
            }
            let above = self.parents[parent as usize];
            self.parents[site as usize] = above;
            site = above;
        }
    }
}
