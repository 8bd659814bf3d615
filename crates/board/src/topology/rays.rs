//! Lines of sites that go on in one direction until the board ends.

use std::ops::Range;

use super::steps::Steps;
use crate::direction::Direction;
use crate::geometry::Point;
use crate::site::Site;

/// The number of a ray among those of its site type.
pub type RayId = u32;

/// All rays of one type of site, in one flat table.
#[derive(Debug, Clone, Default)]
pub struct Rays {
    /// `offsets[site * COUNT + direction]..offsets[… + 1]` bounds the rays.
    offsets: Vec<RayId>,
    /// Where in `pool` each ray begins and ends.
    spans: Vec<(u32, u32)>,
    pool: Vec<Site>,
    opposites: Vec<Vec<RayId>>,
    /// Whether no earlier ray of the same site and direction is its opposite.
    distinct: Vec<bool>,
}

/// One line of sites.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ray<'a> {
    /// Its number, to ask for its opposites.
    pub id: RayId,
    /// The sites from the origin on; the origin is the first.
    pub sites: &'a [Site],
}

impl Rays {
    /// Follows the steps of every site as far as they go on straight.
    pub(crate) fn trace(positions: &[Point], steps: &Steps) -> Self {
        let _ = (positions, steps);
        Self::default()
    }

    /// The rays from a site in a direction, clockwise from north.
    pub fn of(&self, site: Site, direction: Direction) -> impl ExactSizeIterator<Item = Ray<'_>> {
        self.ids(site, direction).map(|id| self.ray(id))
    }

    /// The numbers of the rays from a site in a direction.
    pub fn ids(&self, site: Site, direction: Direction) -> Range<RayId> {
        let i = site as usize * Direction::COUNT + direction as usize;
        match self.offsets.get(i..i + 2) {
            Some(&[start, end]) => start..end,
            _ => 0..0,
        }
    }

    /// The ray of a number.
    pub fn ray(&self, id: RayId) -> Ray<'_> {
        let (start, end) = self.spans[id as usize];
        Ray { id, sites: &self.pool[start as usize..end as usize] }
    }

    /// The rays that lead straight back from the origin of a ray.
    pub fn opposites(&self, id: RayId) -> impl ExactSizeIterator<Item = Ray<'_>> {
        self.opposites[id as usize].iter().map(|&id| self.ray(id))
    }

    /// The rays from a site in a direction, only one of each two that are opposite: the axes through the site.
    pub fn distinct(&self, site: Site, direction: Direction) -> impl Iterator<Item = Ray<'_>> {
        self.of(site, direction).filter(|ray| self.distinct[ray.id as usize])
    }
}
