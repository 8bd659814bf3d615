//! Sets of sites.

use language::words::DynamicRegion;

use super::{Compiler, Made, Scope, no, no_node};
use crate::bits::Bits;
use crate::kernel::code::{Num, Set, Test};
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
            Region::EmptyIn(container) if container.constant() == Some(0) => Set::Empty,
            Region::Occupied(x) => {
                self.kind(x.kind)?;
                // Pieces in hands are on cells.
                let all = self.world.program.layout.slots as i32;
                let board = 0..self.sites as i32;
                let range = match &x.container {
                    None if x.kind == board::SiteType::Cell => 0..all,
                    None => board,
                    Some(container) => match container.constant() {
                        Some(0) => board,
                        Some(c) => self.container(c)?,
                        None => return no("containers that change"),
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
            // Removals are never put off in the games that get here.
            Region::ToClear => Set::Fixed(Bits::default()),
            Region::Around(around) => self.around(around)?,
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
        if bits.iter().any(|s| s as usize >= self.program.layout.slots) {
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

    /// Sites around one site.
    fn around(&mut self, around: &'p Around) -> Made<Set> {
        self.kind(around.kind)?;
        let Region::One(at) = &around.sites else { return no("sites around several") };
        let (Some(distance @ 0..), Some(itself)) =
            (around.distance.constant(), around.include_self.constant())
        else {
            return no("distances that change");
        };
        if around.condition.is_some() {
            return no("sites around with a condition");
        }
        let topology = &self.program.topology;
        let table = Table::new((0..self.sites as u32).map(|site| {
            let mut list: Vec<u16> = Vec::new();
            for ray in topology.rays(around.kind, site, around.direction) {
                if let Some(&far) = ray.sites.get(distance as usize)
                    && far != site
                    && !list.contains(&(far as u16))
                {
                    list.push(far as u16);
                }
            }
            list
        }));
        let mut set = Set::Near(Box::new((self.num(at)?, table)));
        if let Some(who) = around.who {
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
            let test = self.at(Num::Site, whats, false);
            set = Set::Filter(Box::new((set, test)));
        }
        if itself {
            set = Set::Union(Box::new([set, Set::One(self.num(at)?)]));
        }
        Ok(set)
    }
}
