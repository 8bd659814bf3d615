//! Where one step leads, in one flat table.

use crate::direction::{Direction, DirectionSet};
use crate::site::Site;

/// The steps from every site in every direction to sites of the same type.
#[derive(Debug, Clone, Default)]
pub struct Steps {
    /// `offsets[site * COUNT + direction]..offsets[… + 1]` bounds the targets.
    offsets: Vec<u32>,
    targets: Vec<Site>,
    /// The steps of each site before they are sorted into directions.
    first_step: Vec<u32>,
    steps: Vec<Step>,
}

/// One step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// The site it leads to.
    pub to: Site,
    /// All the directions it has.
    pub directions: DirectionSet,
}

impl Steps {
    /// Makes the table from the steps of each site, which are sorted clockwise from north.
    pub(crate) fn new(sites: &[Vec<Step>]) -> Self {
        let mut table = Self { offsets: vec![0], first_step: vec![0], ..Self::default() };
        table.offsets.reserve(sites.len() * Direction::COUNT);
        for steps in sites {
            for direction in Direction::ALL {
                let matching = steps.iter().filter(|s| s.directions.contains(direction));
                table.targets.extend(matching.map(|s| s.to));
                table.offsets.push(table.targets.len() as u32);
            }
            table.steps.extend(steps);
            table.first_step.push(table.steps.len() as u32);
        }
        table
    }

    /// The sites one step away in a direction, clockwise from north.
    #[inline]
    pub fn of(&self, site: Site, direction: Direction) -> &[Site] {
        let i = site as usize * Direction::COUNT + direction as usize;
        match self.offsets.get(i..i + 2) {
            Some(&[start, end]) => &self.targets[start as usize..end as usize],
            _ => &[],
        }
    }

    /// All steps from a site, clockwise from north.
    pub fn from(&self, site: Site) -> &[Step] {
        match self.first_step.get(site as usize..site as usize + 2) {
            Some(&[start, end]) => &self.steps[start as usize..end as usize],
            _ => &[],
        }
    }

    /// The directions of the step between two neighbours; none when they are not.
    pub fn between(&self, from: Site, to: Site) -> DirectionSet {
        let step = self.from(from).iter().find(|step| step.to == to);
        step.map_or(DirectionSet::EMPTY, |step| step.directions)
    }
}
