//! Lines of sites that go on in one direction until the board ends.

use std::ops::Range;

use super::neighbours::bearing;
use super::steps::Steps;
use super::straight::{Tracer, turn};
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
    /// Where in `pool` each ray begins and ends; equal rays share their stretch of it.
    spans: Vec<(u32, u32)>,
    pool: Vec<Site>,
    /// The ray that leads straight back, or [`NONE`].
    opposites: Vec<RayId>,
    /// Whether no earlier ray of the same site and direction is its opposite.
    distinct: Vec<bool>,
}

const NONE: RayId = RayId::MAX;

/// Two rays are opposite when they are bent against each other by less than the tangent of 0.1.
const OPPOSITE: f64 = 0.100_334_672_085_450_55;

/// One line of sites.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ray<'a> {
    /// Its number, to ask for its opposite.
    pub id: RayId,
    /// The sites from the origin on; the origin is the first.
    pub sites: &'a [Site],
}

impl Rays {
    /// Follows the steps of every site as far as they go on straight.
    pub(crate) fn trace(positions: &[Point], steps: &Steps) -> Self {
        let mut rays = Self { offsets: vec![0], ..Self::default() };
        let tracer = Tracer::new(positions, steps);
        for site in 0..positions.len() as Site {
            let mut at_site = AtSite::default();
            for direction in Direction::ALL {
                for line in tracer.lines(site, direction) {
                    at_site.store(positions, direction, line);
                }
            }
            at_site.gather_rotational(positions);
            rays.push_site(&at_site);
        }
        rays.pool.shrink_to_fit();
        rays
    }

    fn push_site(&mut self, at_site: &AtSite) {
        let base = self.spans.len() as RayId;
        // The final number of each ray: sorted by direction, in the order they were stored.
        let mut order: Vec<usize> = vec![];
        for direction in Direction::ALL {
            order.extend(&at_site.by_direction[direction as usize]);
            self.offsets.push(base + order.len() as RayId);
        }
        let mut number = vec![NONE; at_site.rays.len()];
        for (place, &i) in order.iter().enumerate() {
            // A ray that is listed twice keeps the number under its own direction.
            if number[i] == NONE || at_site.rays[i].direction != Direction::Rotational {
                number[i] = base + place as RayId;
            }
        }
        let mut known: Vec<(u32, u32)> = vec![];
        for &i in &order {
            let ray = &at_site.rays[i];
            let span = known
                .iter()
                .copied()
                .find(|&(start, end)| self.pool[start as usize..end as usize] == ray.sites);
            let span = span.unwrap_or_else(|| {
                let start = self.pool.len() as u32;
                self.pool.extend(&ray.sites);
                known.push((start, self.pool.len() as u32));
                (start, self.pool.len() as u32)
            });
            self.spans.push(span);
            self.opposites.push(ray.opposite.map_or(NONE, |i| number[i]));
        }
        for direction in Direction::ALL {
            let mut kept: Vec<usize> = vec![];
            for &i in &at_site.by_direction[direction as usize] {
                let sites = &at_site.rays[i].sites;
                let opposite = kept.iter().any(|&k| {
                    at_site.rays[k].opposite.is_some_and(|o| at_site.rays[o].sites == *sites)
                });
                self.distinct.push(!opposite);
                if !opposite {
                    kept.push(i);
                }
            }
        }
    }

    /// The rays from a site in a direction, clockwise from north.
    #[inline]
    pub fn of(&self, site: Site, direction: Direction) -> impl ExactSizeIterator<Item = Ray<'_>> {
        self.ids(site, direction).map(|id| self.ray(id))
    }

    /// The numbers of the rays from a site in a direction.
    #[inline]
    pub fn ids(&self, site: Site, direction: Direction) -> Range<RayId> {
        let i = site as usize * Direction::COUNT + direction as usize;
        match self.offsets.get(i..i + 2) {
            Some(&[start, end]) => start..end,
            _ => 0..0,
        }
    }

    /// The ray of a number.
    #[inline]
    pub fn ray(&self, id: RayId) -> Ray<'_> {
        let (start, end) = self.spans[id as usize];
        Ray { id, sites: &self.pool[start as usize..end as usize] }
    }

    /// The ray that leads straight back from the origin of a ray.
    #[inline]
    pub fn opposite(&self, id: RayId) -> Option<Ray<'_>> {
        let opposite = self.opposites[id as usize];
        (opposite != NONE).then(|| self.ray(opposite))
    }

    /// The rays from a site in a direction, only one of each two that are opposite: the axes through the site.
    pub fn distinct(&self, site: Site, direction: Direction) -> impl Iterator<Item = Ray<'_>> {
        self.of(site, direction).filter(|ray| self.distinct[ray.id as usize])
    }
}

/// A ray while those of its site are being collected.
#[derive(Debug)]
struct Line {
    direction: Direction,
    sites: Vec<Site>,
    opposite: Option<usize>,
}

/// The rays of one site.
#[derive(Debug)]
struct AtSite {
    rays: Vec<Line>,
    by_direction: [Vec<usize>; Direction::COUNT],
}

impl Default for AtSite {
    fn default() -> Self {
        Self { rays: vec![], by_direction: [const { vec![] }; Direction::COUNT] }
    }
}

impl AtSite {
    /// Keeps a ray unless it is known, and links it to its opposite.
    fn store(&mut self, positions: &[Point], direction: Direction, sites: Vec<Site>) {
        let listed = &mut self.by_direction[direction as usize];
        if listed.iter().any(|&i| self.rays[i].sites == sites) {
            return;
        }
        let id = self.rays.len();
        listed.push(id);
        let mut opposite = None;
        for (i, earlier) in self.rays.iter_mut().enumerate() {
            if !are_opposite(positions, (earlier.direction, &earlier.sites), (direction, &sites)) {
                continue;
            }
            // Only the first opposite counts.
            opposite.get_or_insert(i);
            earlier.opposite.get_or_insert(id);
        }
        self.rays.push(Line { direction, sites, opposite });
    }

    /// Adds the ways round the pivot to the group of them.
    fn gather_rotational(&mut self, positions: &[Point]) {
        const WAYS: [Direction; 4] = [Direction::In, Direction::Out, Direction::CW, Direction::CCW];
        let mut group = std::mem::take(&mut self.by_direction[Direction::Rotational as usize]);
        for way in WAYS {
            group.extend(&self.by_direction[way as usize]);
        }
        for k in (0..group.len()).rev() {
            let sites = &self.rays[group[k]].sites;
            let part_of = |other: usize| self.rays[group[other]].sites.starts_with(sites);
            if (0..group.len()).any(|other| other != k && part_of(other)) {
                group.remove(k);
            }
        }
        let first_step = |i: usize| {
            let sites = &self.rays[i].sites;
            bearing(positions[sites[0] as usize], positions[sites[1] as usize])
        };
        group.sort_by(|&i, &j| first_step(i).total_cmp(&first_step(j)));
        self.by_direction[Direction::Rotational as usize] = group;
    }
}

/// Whether two rays from one site lead opposite ways.
fn are_opposite(
    positions: &[Point],
    (d, first): (Direction, &[Site]),
    (e, second): (Direction, &[Site]),
) -> bool {
    use Direction::{CCW, CW, In, Out};
    if matches!((d, e), (CW, CCW) | (CCW, CW) | (In, Out) | (Out, In)) {
        return true;
    }
    let comparable = d == e || (d.is_definite() && e.is_definite());
    let at = |site: Site| positions[site as usize];
    comparable && turn(at(first[1]), at(first[0]), at(second[1])) < OPPOSITE
}
