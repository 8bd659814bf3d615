//! Directions, and what they mean at a site.

mod relative;

pub use relative::Relative;

use board::topology::Relation;
use board::{Direction, SiteType};
use smallvec::SmallVec;

use crate::booleans::Bool;
use crate::ints::Int;
use crate::world::World;

/// A few directions in order.
pub type DirectionList = SmallVec<[Direction; 8]>;

/// The directions that hold at a site: a list of the program, or one worked out just now.
#[derive(Debug, Clone)]
pub enum DirectionsAt<'p> {
    /// Fixed.
    Fixed(&'p [Direction]),
    /// Worked out.
    Worked(DirectionList),
}

impl std::ops::Deref for DirectionsAt<'_> {
    type Target = [Direction];
    #[inline]
    fn deref(&self) -> &[Direction] {
        match self {
            Self::Fixed(list) => list,
            Self::Worked(list) => list,
        }
    }
}

impl<'p> IntoIterator for DirectionsAt<'p> {
    type Item = Direction;
    type IntoIter = Each<'p>;
    #[inline]
    fn into_iter(self) -> Each<'p> {
        Each { list: self, at: 0 }
    }
}

/// Goes through [`DirectionsAt`].
#[derive(Debug)]
pub struct Each<'p> {
    list: DirectionsAt<'p>,
    at: usize,
}

impl Iterator for Each<'_> {
    type Item = Direction;
    #[inline]
    fn next(&mut self) -> Option<Direction> {
        let next = self.list.get(self.at).copied();
        self.at += 1;
        next
    }
}

/// Directions as rules give them.
#[derive(Debug)]
pub enum Directions {
    /// Always these.
    Absolute(DirectionList),
    /// As seen by a piece.
    Relative(Box<Relative>),
    /// From one site to another.
    Between(SiteType, Box<(Int, Int)>),
    /// One or the other.
    If(Box<(Bool, Directions, Directions)>),
    /// Both.
    Union(Box<(Directions, Directions)>),
    /// The first without the second.
    Difference(Box<(Directions, Directions)>),
    /// Some of them at random.
    Random(Box<(Directions, Int)>),
}

impl Directions {
    /// One absolute direction.
    pub fn absolute(direction: Direction) -> Self {
        Self::Absolute(SmallVec::from_slice(&[direction]))
    }

    /// The directions at a site, seen by the piece there, if they are a list of the program.
    #[inline]
    pub(crate) fn listed<'p>(
        &'p self,
        w: &World<'_>,
        kind: SiteType,
        site: i32,
    ) -> Option<&'p [Direction]> {
        match self {
            Self::Absolute(list) => Some(list),
            Self::Relative(relative) => relative.listed(w, kind, site),
            _ => None,
        }
    }

    /// The directions at a site, seen by the piece there.
    #[inline]
    pub fn eval<'p>(&'p self, w: &mut World<'p>, kind: SiteType, site: i32) -> DirectionsAt<'p> {
        match (self.listed(w, kind, site), self) {
            (Some(list), _) => DirectionsAt::Fixed(list),
            (None, Self::Relative(relative)) => relative.eval(w, kind, site, None),
            _ => DirectionsAt::Worked(self.seen(w, kind, site, None)),
        }
    }

    /// The directions at a site, seen by a piece that faces a direction.
    pub fn seen<'p>(
        &'p self,
        w: &mut World<'p>,
        kind: SiteType,
        site: i32,
        facing: Option<Direction>,
    ) -> DirectionList {
        match self {
            Self::Absolute(list) => list.clone(),
            Self::Relative(relative) => relative.eval(w, kind, site, facing)[..].into(),
            Self::Between(kind, pair) => {
                let (from, to) = (pair.0.eval(w), pair.1.eval(w));
                between(w, *kind, from, to)
            }
            Self::If(parts) => {
                let branch = if parts.0.eval(w) { &parts.1 } else { &parts.2 };
                branch.seen(w, kind, site, facing)
            }
            Self::Union(pair) => {
                let first = pair.0.seen(w, kind, site, facing);
                let mut first = spread(w, kind, site, first);
                let second = pair.1.seen(w, kind, site, facing);
                for direction in spread(w, kind, site, second) {
                    if !first.contains(&direction) {
                        first.push(direction);
                    }
                }
                first
            }
            Self::Difference(pair) => {
                let first = pair.0.seen(w, kind, site, facing);
                let mut first = spread(w, kind, site, first);
                let second = pair.1.seen(w, kind, site, facing);
                let second = spread(w, kind, site, second);
                first.retain(|d| !second.contains(d));
                first
            }
            Self::Random(pair) => {
                let all = pair.0.seen(w, kind, site, facing);
                let all = spread(w, kind, site, all);
                let wanted = (pair.1.eval(w).max(0) as usize).min(all.len());
                let mut chosen = DirectionList::new();
                let mut tries = 0;
                while chosen.len() < wanted && tries < 10_000 {
                    let pick = all[w.random(all.len() as i32) as usize];
                    if !chosen.contains(&pick) {
                        chosen.push(pick);
                    }
                    tries += 1;
                }
                chosen
            }
        }
    }

    /// The way the piece at a site faces, if these directions depend on it.
    pub fn facing(&self, w: &World<'_>, kind: SiteType, site: i32) -> Option<Direction> {
        match self {
            Self::Absolute(_) | Self::Between(..) => None,
            Self::Relative(relative) => Some(relative.facing_at(w, kind, site)),
            Self::If(parts) => {
                parts.1.facing(w, kind, site).or_else(|| parts.2.facing(w, kind, site))
            }
            Self::Union(pair) | Self::Difference(pair) => {
                pair.0.facing(w, kind, site).or_else(|| pair.1.facing(w, kind, site))
            }
            Self::Random(pair) => pair.0.facing(w, kind, site),
        }
    }

    /// The directions of `(ahead …)`: the same and the opposite direction are those of the registers, if they are set.
    pub fn ahead<'p>(&'p self, w: &mut World<'p>, kind: SiteType, site: i32) -> DirectionList {
        if let Self::Relative(relative) = self
            && let Some(opposite) = relative.same_or_opposite()
        {
            let last = w.last_played();
            let (from, to) = if w.regs.from == -1 || w.regs.to == -1 {
                last.map_or((-1, -1), |m| (m.from, m.to))
            } else {
                (w.regs.from, w.regs.to)
            };
            let mut found = between(w, kind, from, to);
            let Some(&direction) = found.last() else { return found };
            found.clear();
            found.push(if opposite { direction.opposite() } else { direction });
            return found;
        }
        self.eval(w, kind, site)[..].into()
    }
}

/// All directions whose rays from one site meet another.
pub(crate) fn between(w: &World<'_>, kind: SiteType, from: i32, to: i32) -> DirectionList {
    let mut found = DirectionList::new();
    if from < 0 || to < 0 {
        return found;
    }
    let elements = w.program.topology.of(kind);
    for &direction in elements.supported.on_board(Relation::All) {
        for ray in elements.rays().of(from as u32, direction) {
            if ray.sites[1..].contains(&(to as u32)) {
                found.push(direction);
            }
        }
    }
    found
}

/// Replaces groups of directions by the directions that the site has.
fn spread(w: &World<'_>, kind: SiteType, site: i32, list: DirectionList) -> DirectionList {
    let mut all = DirectionList::new();
    let supported = &w.program.topology.of(kind).supported;
    for direction in list {
        let relation = Relation::ALL.into_iter().find(|r| r.direction() == direction);
        match relation {
            Some(relation) if site >= 0 => {
                for &d in supported.at(site as u32, relation) {
                    if !all.contains(&d) {
                        all.push(d);
                    }
                }
            }
            _ => {
                if !all.contains(&direction) {
                    all.push(direction);
                }
            }
        }
    }
    all
}
