//! Numbers.

use super::{Compiler, Made, Scope, no, no_node};
use crate::directions::Directions;
use crate::ints::{CountPieces, Int, SiteRead, TopologyNumber};
use crate::kernel::code::{GroupOf, Groups, Num, Set, Test};
use crate::players::Players;
use crate::regions::{Group, Region};

impl<'p> Compiler<'p> {
    /// A number.
    pub fn num(&mut self, int: &'p Int) -> Made<Num> {
        self.reads_numbers |=
            matches!(int, Int::Counter | Int::CountTurns | Int::CountMovesThisTurn);
        Ok(match int {
            Int::Const(value) => Num::Const(*value),
            Int::From if self.scope.from => Num::From,
            Int::To if self.scope.to => Num::To,
            Int::Between if self.scope.between => Num::Between,
            Int::Site if self.scope.site => Num::Site,
            Int::From | Int::To | Int::Between | Int::Site => {
                return no("a register without value");
            }
            Int::Mover => Num::Const(self.mover),
            Int::Next => Num::Next,
            Int::Prev => Num::Prev,
            Int::Player => match self.player {
                Some(player) => Num::Const(player),
                None => return no("a player without value"),
            },
            Int::LastFrom => Num::LastFrom,
            Int::LastTo => Num::LastTo,
            Int::What(read) => Num::What(self.read(read)?),
            Int::Who(read) => Num::Who(self.read_typed(read)?),
            Int::State(read) => {
                let site = self.read(read)?;
                if self.program.layout.needs.states { Num::State(site) } else { Num::Const(0) }
            }
            Int::CountAt(read) => Num::CountAt(self.read_typed(read)?),
            Int::CountSteps(distance) => {
                self.kind(distance.kind)?;
                let (Some(to), None, None) = (&distance.to, &distance.region, &distance.step)
                else {
                    return no("distances to regions");
                };
                let (from, to) = (self.num(&distance.from)?, self.num(to)?);
                let rows = self.program.distances.iter();
                let table: Vec<i32> = rows.flatten().map(|&d| i32::from(d)).collect();
                if table.len() != self.sites * self.sites {
                    return no("distances that are not known");
                }
                Num::Distance(table.into(), Box::new((from, to)))
            }
            Int::Where(x) => {
                self.kind(x.kind)?;
                if x.state.is_some() {
                    return no("places of pieces in a state");
                }
                let what = self.num(&x.what)?;
                self.place_of(what, x.by_index)?
            }
            Int::HandSite(hands, pair) => {
                let (player, offset) = (self.num(&pair.0)?, self.num(&pair.1)?);
                let Num::Const(offset) = offset else {
                    let Num::Const(player) = player else { return no("places in hands") };
                    return Ok(match hands.get(player as usize) {
                        Some(&first @ 0..) => Num::Sum(Box::new([Num::Const(first), offset])),
                        _ => Num::Const(-1),
                    });
                };
                let sites = hands.iter().map(|&h| if h < 0 { -1 } else { h + offset }).collect();
                entry(sites, player, Num::Const(-1))
            }
            Int::Counter => Num::Counter,
            Int::Var(at @ 0..=3) => Num::Var(at + 1),
            Int::Temp => {
                self.keeps_temp()?;
                Num::Var(0)
            }
            Int::CountMoves => Num::Moves,
            Int::CountTurns => Num::Turns,
            Int::CountMovesThisTurn => Num::SameTurn,
            Int::Pending => Num::Pending,
            Int::Score(player) => Num::Score(Box::new(self.num(player)?)),
            Int::Add(parts) => Num::Sum(self.nums(parts)?),
            Int::Mul(parts) if !parts.is_empty() => Num::Product(self.nums(parts)?),
            Int::Sub(pair) => Num::Sub(self.pair(pair)?),
            Int::Min(pair) => Num::Min(self.pair(pair)?),
            Int::Max(pair) => Num::Max(self.pair(pair)?),
            Int::Abs(x) => Num::Abs(Box::new(self.num(x)?)),
            Int::Div(pair) | Int::Mod(pair) => {
                let Int::Const(by @ 1..) = pair.1 else { return no("division by a variable") };
                let parts = Box::new((self.num(&pair.0)?, by));
                if matches!(int, Int::Div(_)) { Num::Div(parts) } else { Num::Rem(parts) }
            }
            Int::If(parts) => {
                let test = self.test(&parts.0)?;
                let (yes, other) = (self.num(&parts.1)?, self.num(&parts.2)?);
                match test {
                    Test::Const(true) => yes,
                    Test::Const(false) => other,
                    test => Num::If(Box::new((test, yes, other))),
                }
            }
            Int::OfBool(test) => Num::OfTest(Box::new(self.test(test)?)),
            Int::ComponentOf(owners, owner) => {
                let owner = self.num(owner)?;
                entry(owners.to_vec(), owner, Num::Const(-1))
            }
            Int::MapEntry(maps, original) => {
                let key = self.num(original)?;
                let greatest = maps
                    .iter()
                    .flat_map(|&map| self.program.maps[map].pairs.iter().map(|pair| pair.0))
                    .max()
                    .unwrap_or(0);
                let entries = (0..=greatest.max(0)).map(|k| {
                    let found = maps.iter().find_map(|&map| {
                        let pairs = self.program.maps[map].pairs.iter().rev();
                        let fits = |p: &&(i32, i32)| p.0 == k && p.1 != -1 && p.1 != -99;
                        pairs.clone().find(fits).map(|p| p.1)
                    });
                    found.unwrap_or(k)
                });
                let entries: Vec<i32> = entries.collect();
                let otherwise = self.num(original)?;
                entry(entries, key, otherwise)
            }
            Int::Ahead(ahead) => {
                self.kind(ahead.kind)?;
                let Int::Const(steps @ 0..) = ahead.steps else { return no("steps that change") };
                let site = self.num(&ahead.site)?;
                self.ahead(site, steps as usize, &ahead.directions)?
            }
            Int::OfSite(number, kind, site) => {
                self.kind(*kind)?;
                let site = self.num(site)?;
                let elements = self.program.topology.of(*kind);
                let all = 0..self.sites;
                let table: Vec<i32> = match number {
                    TopologyNumber::Row => all.map(|s| elements.rows[s] as i32).collect(),
                    TopologyNumber::Column => all.map(|s| elements.columns[s] as i32).collect(),
                    TopologyNumber::Layer => all.map(|s| elements.layers[s] as i32).collect(),
                    TopologyNumber::Phase => return no("phases of sites"),
                };
                entry(table, site, Num::Const(-1))
            }
            Int::CountSites(region) => match &**region {
                Region::InState(kind, state) => {
                    self.kind(*kind)?;
                    Num::InState(Box::new(self.num(state)?))
                }
                region => Num::Size(Box::new(self.set(region)?)),
            },
            Int::CountPieces(count) => self.pieces(count)?,
            Int::CountLiberties(x) => {
                self.kind(x.kind)?;
                if x.condition.is_some() {
                    return no("liberties with a condition");
                }
                let near = self.step_table(&x.directions, 0)?;
                Num::Liberties(Box::new((self.num(&x.at)?, near)))
            }
            Int::CountGroups(x) | Int::BiggestGroup(x) => {
                self.kind(x.kind)?;
                if x.visible.constant() != Some(false) || x.through.is_some() {
                    return no("groups seen from above, or of a region");
                }
                let scope = Scope { to: true, ..self.scope };
                let test = match &x.condition {
                    Some(condition) => self.within(scope, |c| c.test(condition))?,
                    None => self.at(Num::To, !1, false),
                };
                // Groups are looked for once more within such a test.
                if !matches!(test, Test::AtTo(_)) {
                    return no("groups of sites worked out");
                }
                let near = self.step_table(&x.directions, 0)?;
                let counts = matches!(int, Int::CountGroups(_));
                let least = if counts { Some(self.num(&x.min)?) } else { None };
                Num::Groups(Box::new(Groups { test, near, least }))
            }
            Int::SizeGroup(group) => Num::Group(Box::new(self.group(group)?)),
            Int::SizeTerritory(kind, direction, players) => {
                self.kind(*kind)?;
                let players = self.players(players)?;
                Num::Territory(Box::new((self.near(*direction), self.owned_by(players))))
            }
            _ => return no_node("number", int),
        })
    }

    /// Refuses temporary values that are part of positions.
    pub fn keeps_temp(&self) -> Made<()> {
        if self.program.meta.records.is_some() {
            no("temporary values in positions")
        } else {
            Ok(())
        }
    }

    /// Several numbers.
    pub fn nums(&mut self, ints: &'p [Int]) -> Made<Box<[Num]>> {
        ints.iter().map(|int| self.num(int)).collect()
    }

    fn pair(&mut self, pair: &'p (Int, Int)) -> Made<Box<(Num, Num)>> {
        Ok(Box::new((self.num(&pair.0)?, self.num(&pair.1)?)))
    }

    /// A site that is read.
    pub fn read(&mut self, read: &'p SiteRead) -> Made<Box<Num>> {
        let site = self.num(&read.site)?;
        // Nothing lies on cells but in hands, where the board is made of others.
        let in_hand = read.kind == board::SiteType::Cell && self.kind(read.kind).is_err();
        if in_hand {
            return Ok(Box::new(Num::InHand(Box::new(site))));
        }
        self.kind(read.kind)?;
        Ok(Box::new(site))
    }

    /// The site of a reading that looks for cells alone in hands.
    fn read_typed(&mut self, read: &'p SiteRead) -> Made<Box<Num>> {
        let site = self.read(read)?;
        let hands = self.program.containers.len() > 1;
        let only_board = hands && read.kind != board::SiteType::Cell;
        Ok(if only_board { Box::new(Num::OnBoard(site)) } else { site })
    }

    /// The site some steps ahead, for each component that may see it.
    fn ahead(&mut self, site: Num, steps: usize, directions: &'p Directions) -> Made<Num> {
        let kind = self.program.layout.default;
        let n = self.program.components.len();
        let mut table = Vec::with_capacity(n * self.sites);
        for component in 0..n {
            for from in 0..self.sites {
                let list = self.directions(directions, from, component)?;
                let target = list.first().and_then(|&direction| {
                    let mut rays = self.program.topology.rays(kind, from as u32, direction);
                    rays.find_map(|ray| ray.sites.get(steps).copied())
                });
                table.push(target.map_or(from as i32, |t| t as i32));
            }
        }
        let first = table[..self.sites].to_vec();
        if table.chunks(self.sites).all(|chunk| chunk == first) {
            return Ok(entry(first, site, Num::Const(-1)));
        }
        Ok(Num::ByPiece(table.into(), Box::new(site)))
    }

    /// Where the one piece of a kind is.
    fn place_of(&mut self, what: Num, by_index: bool) -> Made<Num> {
        let mut known = |what: i32| match usize::try_from(what) {
            Ok(component @ 1..) if component < self.program.components.len() => {
                if by_index {
                    if self.world.start_sites[component].count() > 1 {
                        return no("places of pieces of which there are several");
                    }
                    self.sought |= 1 << component;
                }
                Ok(Num::Where(component))
            }
            _ => Ok(Num::Const(-1)),
        };
        match what {
            Num::Const(what) => known(what),
            // A component for each player, as a table has it.
            Num::Entry(table, pair) if matches!(pair.0, Num::Next | Num::Prev) => {
                let next = matches!(pair.0, Num::Next);
                let mut choice = Num::Const(-1);
                for (player, &what) in table.iter().enumerate() {
                    let key = if next { Num::Next } else { Num::Prev };
                    let test = Test::Eq(key, Num::Const(player as i32));
                    choice = Num::If(Box::new((test, known(what)?, choice)));
                }
                Ok(choice)
            }
            _ => no("places of pieces that change"),
        }
    }

    /// The group of a site.
    pub fn group(&mut self, group: &'p Group) -> Made<GroupOf> {
        self.kind(group.kind)?;
        let Region::One(at) = &group.at else { return no("groups of several sites") };
        if group.visible.constant() != Some(false) {
            return no("groups seen from above");
        }
        let scope = Scope { to: true, ..self.scope };
        let test = match &group.condition {
            Some(condition) => Some(self.within(scope, |c| c.test(condition))?),
            None => None,
        };
        let near = self.step_table(&group.directions, 0)?;
        Ok(GroupOf { at: self.num(at)?, near, test })
    }

    /// How many pieces there are.
    pub fn pieces(&mut self, count: &'p CountPieces) -> Made<Num> {
        if count.bag {
            return no("a bag");
        }
        if let Some(kind) = count.kind {
            self.kind(kind)?;
        }
        if count.condition.is_some() {
            return no("pieces with a condition");
        }
        let listed = |whats: u64| match &count.components {
            Some(components) => whats & components.iter().fold(0, |bits, &c| bits | 1 << c),
            None => whats,
        };
        let within = match &count.within {
            Some(region) => Some(self.set(region)?),
            None => None,
        };
        let of = |whats: u64, within: Option<Set>| match within {
            Some(set) => Num::PiecesIn(whats, Box::new(set)),
            None => Num::Pieces(whats),
        };
        if let Players::One(player) = &count.players {
            let player = self.num(player)?;
            if !matches!(player, Num::Const(_)) {
                if within.is_some() {
                    return no("pieces of a player who changes in a region");
                }
                let mut choice = Num::Const(0);
                for p in (0..=self.program.shared()).rev() {
                    let test = Test::Eq(self.again(&count.players)?, Num::Const(p));
                    let n = Num::Pieces(listed(self.owned_by(1 << p)));
                    choice = Num::If(Box::new((test, n, choice)));
                }
                return Ok(choice);
            }
        }
        let players = self.players(&count.players)?;
        Ok(of(listed(self.owned_by(players)), within))
    }

    fn again(&mut self, players: &'p Players) -> Made<Num> {
        match players {
            Players::One(player) => self.num(player),
            _ => no("players"),
        }
    }

    /// A set of players, as bits.
    pub fn players(&mut self, players: &'p Players) -> Made<u32> {
        let everybody = (1u32 << (self.code.players + 1)) - 2;
        let mover = 1 << self.mover;
        Ok(match players {
            Players::Fixed(bits) => *bits,
            Players::One(player) => match self.num(player)? {
                Num::Const(p @ 0..32) => 1 << p,
                _ => return no("players who change"),
            },
            Players::Enemy => everybody & !mover,
            Players::Friend | Players::TeamMover => mover,
            Players::Ally => 0,
            Players::NonMover { real } => (everybody | u32::from(!real)) & !mover,
            Players::Team(_) => return no("teams"),
            Players::EnemyOf(_) | Players::FriendOf(_) | Players::AllyOf(_) => {
                return no("players seen by others");
            }
        })
    }

    /// The components of some players, as bits.
    pub fn owned_by(&self, players: u32) -> u64 {
        let components = self.program.components.iter().enumerate().skip(1);
        components
            .filter(|(_, c)| players >> c.owner & 1 == 1)
            .fold(0, |bits, (index, _)| bits | 1 << index)
    }
}

/// An entry of a table, worked out if that is possible.
pub(super) fn entry(table: Vec<i32>, key: Num, otherwise: Num) -> Num {
    match key {
        Num::Const(key) => match table.get(key as usize) {
            Some(&value) => Num::Const(value),
            None => otherwise,
        },
        key => Num::Entry(table.into(), Box::new((key, otherwise))),
    }
}
