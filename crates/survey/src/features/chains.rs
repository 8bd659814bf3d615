//! Chains that a game is about: how many more places everybody needs to connect what is to be connected.

use std::collections::VecDeque;

use board::topology::Relation;
use engine::Program;
use engine::booleans::{Bool, Targets};
use tutor::strategy::Feature;

use super::Traits;
use super::goals::tests;
use super::lens::Seen;

/// What is to be connected.
#[derive(Debug, Default)]
pub(super) struct Chains {
    /// For each player, the parts of the board.
    regions: Vec<Vec<Vec<usize>>>,
    /// How many of them.
    number: usize,
}

impl Chains {
    /// What the end rules ask to be connected.
    pub fn of(program: &Program) -> Self {
        for (test, _) in tests(program) {
            let Bool::Connected(connected) = test else { continue };
            if connected.kind != program.topology.default {
                continue;
            }
            let regions: Vec<Vec<Vec<usize>>> = match &connected.targets {
                Targets::Of(_) => {
                    (1..=program.players as i32).map(|player| owned(program, player)).collect()
                }
                Targets::Fixed(sets) => {
                    let sets = sets.iter().map(|set| places(set.iter()));
                    vec![sets.collect(); program.players]
                }
                Targets::Regions(_) => continue,
            };
            let all = regions.first().map_or(0, Vec::len);
            let number = connected.number.as_ref().map_or(Some(all as i32), |int| int.constant());
            let number = usize::try_from(number.unwrap_or(0)).unwrap_or(0);
            if (2..=3).contains(&number) && regions.iter().all(|own| own.len() >= number) {
                return Self { regions, number };
            }
        }
        Self::default()
    }

    /// Adds how close everybody is to a chain.
    pub fn add(&self, program: &Program, seen: &Seen, traits: &mut Traits) {
        if self.regions.is_empty() {
            return;
        }
        let far = (seen.holders.len() as f64).sqrt() * 2.0;
        let needed = self.regions.iter().enumerate().map(|(player, regions)| {
            let holder = player as i32 + 1;
            let ways: Vec<Vec<u32>> =
                regions.iter().map(|region| distances(program, seen, holder, region)).collect();
            Some(-self.shortest(seen, holder, &ways).map_or(far, f64::from))
        });
        traits.insert(Feature::Connection, needed.collect());
    }

    /// The fewest empty places of a chain: from some place, the ways to the nearest regions.
    fn shortest(&self, seen: &Seen, holder: i32, ways: &[Vec<u32>]) -> Option<u32> {
        let through = (0..seen.holders.len()).filter_map(|site| {
            let mut here: Vec<u32> = ways.iter().map(|way| way[site]).collect();
            here.sort_unstable();
            let sum = here.get(..self.number)?.iter().try_fold(0_u32, |a, b| a.checked_add(*b))?;
            // The place itself is counted once, not once for each way.
            let own = if seen.holders[site] == holder { 0 } else { self.number as u32 - 1 };
            sum.checked_sub(own)
        });
        through.min()
    }
}

fn places(sites: impl Iterator<Item = i32>) -> Vec<usize> {
    sites.filter_map(|site| usize::try_from(site).ok()).collect()
}

fn owned(program: &Program, player: i32) -> Vec<Vec<usize>> {
    let items = program.regions.iter().filter(|item| item.owner == player);
    items.flat_map(|item| &item.parts).map(|part| places(part.iter().copied())).collect()
}

/// How many empty places lie on the way from a region to each place, itself included, where a player can still get there.
fn distances(program: &Program, seen: &Seen, holder: i32, region: &[usize]) -> Vec<u32> {
    let sites = program.topology.sites();
    let cost = |site: usize| match seen.holders.get(site) {
        Some(0) => Some(1),
        Some(other) if *other == holder => Some(0),
        _ => None,
    };
    let mut found = vec![u32::MAX; seen.holders.len()];
    let mut open: VecDeque<usize> = VecDeque::new();
    let reach = |site: usize, from: u32, found: &mut Vec<u32>, open: &mut VecDeque<usize>| {
        let Some(cost) = cost(site) else { return };
        if from + cost < found[site] {
            found[site] = from + cost;
            // What costs nothing goes first, so that the nearest place is always in front.
            if cost == 0 { open.push_front(site) } else { open.push_back(site) }
        }
    };
    for &site in region {
        reach(site, 0, &mut found, &mut open);
    }
    while let Some(site) = open.pop_front() {
        let here = found[site];
        for &next in sites.related(site as u32, Relation::Adjacent) {
            reach(next as usize, here, &mut found, &mut open);
        }
    }
    found
}
