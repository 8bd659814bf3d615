//! Tiles with coloured paths, and dominoes.

use board::SiteType;
use board::topology::Relation;
use smallvec::SmallVec;

use crate::ints::Int;
use crate::regions::Region;
use crate::world::World;

/// A test of tiles or dominoes.
#[derive(Debug)]
pub enum TileTest {
    /// The colours of a tile go on at its neighbours.
    SidesMatch(Int),
    /// The halves of a domino lie at equal ones.
    PipsMatch(Int),
    /// A coloured path leads back to its beginning.
    PathCloses(Int, Region),
}

impl TileTest {
    /// Makes the test.
    pub fn eval<'p>(&'p self, w: &mut World<'p>) -> bool {
        match self {
            Self::SidesMatch(site) => {
                let site = site.eval(w);
                w.sides_match(site)
            }
            Self::PipsMatch(site) => {
                let site = site.eval(w);
                w.pips_match(site)
            }
            Self::PathCloses(colour, starts) => {
                let colour = colour.eval(w);
                let starts = starts.eval(w);
                let closes = starts.iter().any(|start| w.path_from(start, colour).1);
                w.give(starts);
                closes
            }
        }
    }
}

/// The places and colours at a side of a tile.
type SideColours = SmallVec<[(i32, i32); 4]>;

impl World<'_> {
    /// The tile at a site, and by how many sides it is turned.
    fn tile(&self, site: i32) -> Option<(&crate::program::Component, usize)> {
        let slot = self.program.layout.board_slot(site, SiteType::Cell)?;
        let component = self.program.components.get(self.state.what(slot) as usize)?;
        if component.paths.is_empty() {
            return None;
        }
        let supported = &self.program.topology.of(SiteType::Cell).supported;
        let sides = supported.on_board(Relation::Orthogonal).len().max(1);
        let ratio = (supported.on_board(Relation::Adjacent).len() / sides).max(1);
        Some((component, self.state.rotation(slot).max(0) as usize / ratio % sides))
    }

    /// The neighbour at a side, counted clockwise from north.
    fn at_side(&self, site: i32, side: usize) -> Option<i32> {
        let topology = &self.program.topology;
        let directions = topology.of(SiteType::Cell).supported.on_board(Relation::Orthogonal);
        let direction = *directions.get(side)?;
        topology.steps(SiteType::Cell, site as u32, direction).first().map(|&s| s as i32)
    }

    fn side_count(&self) -> usize {
        self.program.topology.of(SiteType::Cell).supported.on_board(Relation::Orthogonal).len()
    }

    /// The colours at a side of a tile, by their places along it.
    fn side_colours(&self, site: i32, side: usize) -> Option<SideColours> {
        let (tile, turns) = self.tile(site)?;
        let n = self.side_count();
        let mut colours = SideColours::new();
        for &[from, from_place, to, to_place, colour] in &tile.paths {
            for (end, place) in [(from, from_place), (to, to_place)] {
                if (end.max(0) as usize + turns) % n == side {
                    colours.push((place, colour));
                }
            }
        }
        colours.sort_unstable();
        Some(colours)
    }

    fn sides_match(&self, site: i32) -> bool {
        if site < 0 || !self.is_occupied(site, SiteType::Cell) {
            return false;
        }
        if self.tile(site).is_none() {
            return true;
        }
        let n = self.side_count();
        (0..n).all(|side| {
            let Some(neighbour) = self.at_side(site, side) else { return true };
            let own = self.side_colours(site, side).unwrap_or_default();
            let Some(mut other) = self.side_colours(neighbour, (side + n / 2) % n) else {
                return true;
            };
            other.reverse();
            own.iter().map(|c| c.1).eq(other.iter().map(|c| c.1))
        })
    }

    /// The tiles on the path of a colour through a site, and whether it leads back.
    pub(crate) fn path_from(&self, start: i32, colour: i32) -> (Vec<i32>, bool) {
        let n = self.side_count();
        let mut met = vec![start];
        let mut queue = vec![(start, -1)];
        let mut at = 0;
        let mut closes = false;
        while let Some(&(site, from)) = queue.get(at) {
            at += 1;
            let Some((tile, turns)) = self.tile(site) else { continue };
            for path in tile.paths.iter().filter(|path| path[4] == colour) {
                for end in [path[0], path[2]] {
                    let side = (end.max(0) as usize + turns) % n.max(1);
                    let Some(next) = self.at_side(site, side) else { continue };
                    if next == from || self.tile(next).is_none() {
                        continue;
                    }
                    // The path is followed both ways: it closes where the two meet.
                    if met.contains(&next) {
                        closes = true;
                    } else {
                        met.push(next);
                        queue.push((next, site));
                    }
                }
            }
        }
        (met, closes)
    }

    /// How far a path of a colour reaches, in rows or columns.
    pub(crate) fn path_extent(&self, start: i32, colour: i32) -> i32 {
        let elements = self.program.topology.of(SiteType::Cell);
        if self.tile(start).is_none() {
            return 0;
        }
        let (sites, _) = self.path_from(start, colour);
        let reach = |of: &[u32]| {
            let places = sites.iter().filter_map(|&s| of.get(s as usize).copied());
            let (low, high) =
                places.fold((u32::MAX, 0), |(low, high), p| (low.min(p), high.max(p)));
            high.saturating_sub(low) as i32
        };
        reach(&elements.rows).max(reach(&elements.columns))
    }

    /// Whether a domino lies at equal halves, and at the ends of the line only.
    fn pips_match(&self, site: i32) -> bool {
        let kind = SiteType::Cell;
        let Some(slot) = self.program.layout.board_slot(site, kind) else { return true };
        let what = self.state.what(slot);
        if !self.program.components.get(what as usize).is_some_and(|c| c.domino) {
            return true;
        }
        let topology = &self.program.topology;
        let slot_of = |site: i32| self.program.layout.board_slot(site, kind);
        let value = |site: i32| slot_of(site).map_or(0, |s| self.state.value(s));
        let count = |site: i32| slot_of(site).map_or(0, |s| self.state.count(s));
        let mut covered: Vec<i32> = Vec::new();
        self.footprint(site, what, self.state.local_state(slot), &mut |cell| covered.push(cell));
        let mut touched: Vec<i32> = Vec::new();
        for &cell in &covered {
            for &next in topology.steps(kind, cell as u32, board::Direction::Orthogonal) {
                let next = next as i32;
                let empty = slot_of(next).is_none_or(|s| self.state.is_empty(s));
                if covered.contains(&next) || empty {
                    continue;
                }
                if value(next) != value(cell) {
                    return false;
                }
                if !touched.contains(&next) {
                    touched.push(next);
                }
            }
        }
        if self.moves_made() <= 1 {
            return true;
        }
        let mut matches = false;
        for &first in &touched {
            let mut in_line = vec![first];
            for ray in topology.rays(kind, first as u32, board::Direction::Orthogonal) {
                for &next in &ray.sites[1..] {
                    let next = next as i32;
                    if touched.contains(&next) && !in_line.contains(&next) {
                        in_line.push(next);
                    }
                }
            }
            match in_line[..] {
                [first, second] => matches = count(first) == count(second),
                [_] => {}
                _ => return false,
            }
        }
        matches
    }
}
