//! Tables of neighbours, rays and axes.

use board::Direction;

use super::{Compiler, Made, no};
use crate::directions::Directions;
use crate::kernel::code::{ByPiece, Num, Start, Test};
use crate::kernel::table::{Axes, Rays, Table};
use crate::moves::{FromPart, Place};

impl<'p> Compiler<'p> {
    /// The directions from a site as a component sees them.
    pub fn directions(
        &mut self,
        directions: &'p Directions,
        site: usize,
        component: usize,
    ) -> Made<crate::directions::DirectionList> {
        if !is_static(directions) {
            return no("directions that change");
        }
        let program = self.program;
        let facing = program.components[component].facing.unwrap_or(Direction::N);
        let kind = program.layout.default;
        Ok(directions.seen(&mut self.world, kind, site as i32, Some(facing)))
    }

    /// Where steps lead from each site.
    pub fn step_table(&mut self, directions: &'p Directions, component: usize) -> Made<Table> {
        let kind = self.program.layout.default;
        let mut lists = Vec::new();
        for site in 0..self.sites {
            let mut list = Vec::new();
            for direction in self.directions(directions, site, component)? {
                for &to in self.program.topology.steps(kind, site as u32, direction) {
                    if !list.contains(&(to as u16)) {
                        list.push(to as u16);
                    }
                }
            }
            lists.push(list);
        }
        Ok(Table::new(lists))
    }

    /// The rays from each site.
    pub fn ray_table(&mut self, directions: &'p Directions, component: usize) -> Made<Rays> {
        let kind = self.program.layout.default;
        let mut lists = Vec::new();
        for site in 0..self.sites {
            let mut list = Vec::new();
            for direction in self.directions(directions, site, component)? {
                for ray in self.program.topology.rays(kind, site as u32, direction) {
                    list.push(ray.sites[1..].iter().map(|&s| s as u16).collect());
                }
            }
            lists.push(list);
        }
        Ok(Rays::new(lists))
    }

    /// The neighbours of each site in a direction.
    pub fn near(&self, direction: Direction) -> Table {
        let kind = self.program.layout.default;
        Table::new((0..self.sites as u32).map(|site| {
            self.program.topology.steps(kind, site, direction).iter().map(|&s| s as u16).collect()
        }))
    }

    /// The rays from each site in a direction.
    pub fn rays(&self, direction: Direction) -> Rays {
        let kind = self.program.layout.default;
        let topology = &self.program.topology;
        Rays::new((0..self.sites as u32).map(|site| {
            let rays = topology.rays(kind, site, direction);
            rays.map(|ray| ray.sites[1..].iter().map(|&s| s as u16).collect()).collect()
        }))
    }

    /// The axes through each site.
    pub fn axes(&self, direction: Direction, both_ways: bool) -> Axes {
        let kind = self.program.layout.default;
        let rays = self.program.topology.of(kind).rays();
        let short = |sites: &[u32]| sites[1..].iter().map(|&s| s as u16).collect::<Vec<u16>>();
        Axes::new((0..self.sites as u32).map(|site| {
            rays.distinct(site, direction)
                .map(|ray| {
                    let back = both_ways.then(|| rays.opposite(ray.id)).flatten();
                    (short(ray.sites), back.map(|back| short(back.sites)).unwrap_or_default())
                })
                .collect()
        }))
    }

    /// A table for each component that may stand where a move begins.
    pub fn by_piece<T: PartialEq>(
        &mut self,
        from: &'p FromPart,
        mut make: impl FnMut(&mut Self, usize) -> Made<T>,
    ) -> Made<ByPiece<T>> {
        let n = self.program.components.len();
        let known = if from.place.is_none() { self.scope.piece } else { None };
        let mut tables: Vec<T> = Vec::new();
        let mut index = Vec::with_capacity(n);
        for component in 0..n {
            if known.is_some_and(|known| known != component) {
                index.push(0);
                continue;
            }
            let table = make(self, component)?;
            let at = tables.iter().position(|t| *t == table).unwrap_or_else(|| {
                tables.push(table);
                tables.len() - 1
            });
            index.push(at as u8);
        }
        Ok(ByPiece { index: index.into(), tables: tables.into() })
    }

    /// Where a move begins; none if it cannot begin anywhere.
    pub fn start(&mut self, from: &'p FromPart) -> Made<Option<Start>> {
        self.kind(from.kind)?;
        let site = match &from.place {
            None if self.scope.from => Num::From,
            None => return no("a move from nowhere"),
            Some(Place::Site(site)) => self.num(site)?,
            Some(Place::Region(_)) => return Ok(None),
        };
        let scope = super::Scope { from: true, ..self.scope };
        let test = match &from.condition {
            None => Test::Const(true),
            Some(condition) => self.within(scope, |c| c.test(condition))?,
        };
        Ok(Some(Start { from: site, test }))
    }
}

fn is_static(directions: &Directions) -> bool {
    match directions {
        Directions::Absolute(_) => true,
        Directions::Relative(relative) => relative.same_or_opposite().is_none(),
        Directions::Union(pair) | Directions::Difference(pair) => {
            is_static(&pair.0) && is_static(&pair.1)
        }
        _ => false,
    }
}
