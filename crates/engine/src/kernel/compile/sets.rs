//! Sets of sites.

use language::words::DynamicRegion;

use super::tests::joined;
use super::{Compiler, Made, Scope, no, no_node};
use crate::bits::Bits;
use crate::kernel::code::{self, Num, Set, Sight, Test};
use crate::kernel::table::Table;
use crate::moves::Place;
use crate::players::Players;
use crate::regions::{Around, Occupied, Region};

impl<'p> Compiler<'p> {
    /// A set of sites.
    pub fn set(&mut self, region: &'p Region) -> Made<Set> {
        Ok(match region {
            Region::Fixed(bits) => Set::Fixed(self.bits(bits)?),
            Region::Table(table, owner) => {
                let owner = self.num(owner)?;
                self.indexed(&self.program.region_tables[*table], owner)?
            }
            Region::Indexed(sets, index) => {
                let index = self.num(index)?;
                self.indexed(sets, index)?
            }
            Region::Start(piece) => {
                let piece = self.num(piece)?;
                let sites = self.world.start_sites.clone();
                self.indexed(&sites, piece)?
            }
            Region::Empty(kind) => {
                self.kind(*kind)?;
                Set::Empty
            }
            Region::EmptyIn(container) => match self.num(container)? {
                Num::Const(0) => Set::Empty,
                Num::Const(c) => {
                    let range = self.container(c)?;
                    let mut bits = Bits::default();
                    range.for_each(|s| bits.insert_site(s));
                    let test = self.at(Num::Site, 1, false);
                    Set::Filter(Box::new((Set::Fixed(bits), test)))
                }
                _ => return no("containers that change"),
            },
            Region::Occupied(x) => {
                self.kind(x.kind)?;
                // Pieces in hands are on cells.
                let all = self.program.layout.container_of.len() as i32;
                let board = 0..self.sites as i32;
                let range = match &x.container {
                    None if x.kind == board::SiteType::Cell => 0..all,
                    None => board,
                    Some(container) => match self.num(container)? {
                        Num::Const(0) => board,
                        Num::Const(c) => self.container(c)?,
                        _ => return no("containers that change"),
                    },
                };
                let players = match &x.players {
                    Players::One(player) => {
                        let player = self.num(player)?;
                        match player {
                            Num::Const(p @ 0..32) => 1 << p,
                            Num::Next | Num::Prev if x.component.is_none() => {
                                return self.pieces_of_either(x, player, range);
                            }
                            _ => return no("players who change"),
                        }
                    }
                    players => self.players(players)?,
                };
                let mut whats = self.owned_by(players);
                if let Some(components) = &x.components {
                    whats &= components.iter().fold(0, |bits, &c| bits | 1 << c);
                }
                match &x.component {
                    None => {}
                    Some(component) => match self.num(component)? {
                        Num::Const(c @ 0..64) => whats &= 1 << c,
                        _ => return no("components that change"),
                    },
                }
                Set::Pieces(whats, range)
            }
            Region::One(site) => Set::One(self.num(site)?),
            Region::LastFrom => Set::One(Num::LastFrom),
            Region::List(list) => Set::List(self.nums(list)?),
            Region::Pending => Set::Pending,
            Region::ToClear => Set::ToClear,
            Region::Around(around) => self.around(around)?,
            Region::Remembered(remembered) if remembered.is_constant() => {
                let sites = remembered.region.eval(&mut self.world);
                let bits = self.bits(&sites);
                self.world.give(sites);
                Set::Fixed(bits?)
            }
            Region::Remembered(remembered) => self.set(&remembered.region)?,
            Region::LineOfSight(sight) => {
                self.kind(sight.kind)?;
                let rays = self.ray_table(&sight.directions, 0)?;
                if self.ray_table(&sight.directions, self.program.components.len() - 1)? != rays {
                    return no("sights of a piece that faces somewhere");
                }
                let from = self.num(&sight.at)?;
                Set::Sight(Box::new(Sight { from, rays, what: sight.what }))
            }
            Region::Group(group) => Set::Group(Box::new(self.group(group)?)),
            Region::Union(regions) => {
                let sets = regions.iter().map(|r| self.set(r)).collect::<Made<Vec<_>>>()?;
                Set::Union(sets.into())
            }
            Region::Intersection(regions) => {
                let mut sets = regions.iter().map(|r| self.set(r));
                let Some(first) = sets.next() else { return no("no regions") };
                let mut all = first?;
                for set in sets {
                    all = Set::Both(Box::new((all, set?)));
                }
                all
            }
            Region::Difference(pair) => {
                Set::Minus(Box::new((self.set(&pair.0)?, self.set(&pair.1)?)))
            }
            Region::If(parts) => {
                let test = self.test(&parts.0)?;
                let yes = self.set(&parts.1)?;
                let other = match &parts.2 {
                    Some(other) => self.set(other)?,
                    None => Set::Fixed(Bits::default()),
                };
                match test {
                    Test::Const(true) => yes,
                    Test::Const(false) => other,
                    test => Set::If(Box::new((test, yes, other))),
                }
            }
            Region::ForEachSite(pair) => {
                let set = self.set(&pair.0)?;
                let scope = Scope { site: true, ..self.scope };
                let test = self.within(scope, |c| c.test(&pair.1))?;
                Set::Filter(Box::new((set, test)))
            }
            _ => return no_node("region", region),
        })
    }

    /// The sites of the pieces of the next or the previous player.
    fn pieces_of_either(
        &mut self,
        x: &'p Occupied,
        player: Num,
        range: std::ops::Range<i32>,
    ) -> Made<Set> {
        let listed = x.components.as_ref();
        let listed = listed.map_or(!0, |list| list.iter().fold(0u64, |bits, &c| bits | 1 << c));
        let mut choice = Set::Fixed(Bits::default());
        for p in 1..=self.code.players {
            let key = if player == Num::Next { Num::Next } else { Num::Prev };
            let pieces = Set::Pieces(self.owned_by(1 << p) & listed, range.clone());
            choice = Set::If(Box::new((Test::Eq(key, Num::Const(p)), pieces, choice)));
        }
        Ok(choice)
    }

    /// The sites of a container.
    pub fn container(&self, index: i32) -> Made<std::ops::Range<i32>> {
        match self.program.containers.get(index as usize) {
            Some(c) if index > 0 => Ok(c.first as i32..(c.first + c.size) as i32),
            _ => no("containers"),
        }
    }

    /// One site or several.
    pub fn place(&mut self, place: &'p Place) -> Made<Set> {
        match place {
            Place::Site(site) => Ok(Set::One(self.num(site)?)),
            Place::Region(region) => self.set(region),
        }
    }

    fn bits(&self, bits: &Bits) -> Made<Bits> {
        if bits.iter().any(|s| s as usize >= self.program.layout.container_of.len()) {
            return no("regions off the board");
        }
        Ok(bits.clone())
    }

    fn indexed(&mut self, sets: &[Bits], index: Num) -> Made<Set> {
        let sets = sets.iter().map(|bits| self.bits(bits)).collect::<Made<Vec<Bits>>>()?;
        Ok(match index {
            Num::Const(index) => Set::Fixed(sets.get(index as usize).cloned().unwrap_or_default()),
            index => Set::Indexed(sets.into(), index),
        })
    }

    /// Sites around others.
    fn around(&mut self, x: &'p Around) -> Made<Set> {
        self.kind(x.kind)?;
        let (Some(distance @ 0..), Some(itself)) =
            (x.distance.constant(), x.include_self.constant())
        else {
            return no("distances that change");
        };
        let topology = &self.program.topology;
        let near = Table::new((0..self.sites as u32).map(|site| {
            let mut list: Vec<u16> = Vec::new();
            for ray in topology.rays(x.kind, site, x.direction) {
                if let Some(&far) = ray.sites.get(distance as usize)
                    && !list.contains(&(far as u16))
                {
                    list.push(far as u16);
                }
            }
            list
        }));
        let mut test = Test::Const(true);
        if let Some(who) = x.who {
            let enemies = ((1u32 << (self.code.players + 1)) - 2) & !(1 << self.mover);
            let own = self.owned_by(1 << self.mover | 1 << self.program.shared());
            let all = self.owned_by(!0);
            let whats = match who {
                DynamicRegion::Empty => 1,
                DynamicRegion::NotEmpty => all,
                DynamicRegion::Own | DynamicRegion::NotEnemy => own,
                DynamicRegion::NotOwn => all & !own,
                DynamicRegion::Enemy => self.owned_by(enemies),
            };
            test = self.at(Num::To, whats, false);
        }
        if let Some(condition) = &x.condition {
            let scope = Scope { from: true, to: true, piece: None, ..self.scope };
            let more = self.within(scope, |c| c.test(condition))?;
            test = joined(vec![test, more], true);
        }
        let sites = self.set(&x.sites)?;
        Ok(Set::Around(Box::new(code::Around { sites, near, test, itself })))
    }
}
