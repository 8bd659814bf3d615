//! Directions as a piece sees them.

use board::topology::Relation;
use board::{Direction, SiteType};
use language::words::RelativeDirection;

use super::{DirectionList, DirectionsAt};
use crate::world::World;

/// Directions relative to the way a piece faces.
#[derive(Debug)]
pub struct Relative {
    words: Vec<RelativeDirection>,
    relation: Relation,
    by_site: bool,
    /// Whether this is just the same direction as before, or the opposite one.
    backwards: Option<bool>,
    /// The directions for each facing, where they do not depend on the site.
    table: Vec<DirectionList>,
}

impl Relative {
    /// Works out the directions for every facing on a board.
    pub fn new(
        words: Vec<RelativeDirection>,
        relation: Relation,
        by_site: bool,
        supported: &[Direction],
    ) -> Self {
        let table =
            Direction::ALL.into_iter().map(|facing| resolve(&words, facing, supported)).collect();
        let backwards = match words[..] {
            [RelativeDirection::SameDirection] => Some(false),
            [RelativeDirection::OppositeDirection] => Some(true),
            _ => None,
        };
        Self { words, relation, by_site, backwards, table }
    }

    /// Whether this is just the same direction as before (false) or the opposite one (true).
    pub fn same_or_opposite(&self) -> Option<bool> {
        self.backwards
    }

    /// The directions at a site, seen by the piece there, if they are a list of the program.
    #[inline]
    pub(crate) fn listed<'p>(
        &'p self,
        w: &World<'_>,
        kind: SiteType,
        site: i32,
    ) -> Option<&'p [Direction]> {
        if self.backwards.is_some() || self.by_site {
            return None;
        }
        let slot = w.program.layout.slot(site, kind)?;
        if w.state.rotation(slot) != 0 {
            return None;
        }
        let what = w.state.what(slot) as usize;
        let facing = w.program.components.get(what).and_then(|c| c.facing);
        Some(&self.table[facing.unwrap_or(Direction::N) as usize])
    }

    /// The directions at a site.
    pub fn eval<'p>(
        &'p self,
        w: &World<'_>,
        kind: SiteType,
        site: i32,
        facing: Option<Direction>,
    ) -> DirectionsAt<'p> {
        let supported = &w.program.topology.of(kind).supported;
        let on_board = supported.on_board(self.relation);
        if let Some(opposite) = self.same_or_opposite() {
            return DirectionsAt::Worked(last_direction(w, kind, on_board, opposite));
        }
        let facing = match facing {
            Some(facing) => facing,
            None => self.facing_at(w, kind, site),
        };
        if self.by_site && site >= 0 {
            let at_site = supported.at(site as u32, self.relation);
            return DirectionsAt::Worked(resolve(&self.words, facing, at_site));
        }
        DirectionsAt::Fixed(&self.table[facing as usize])
    }

    /// The way the piece at a site faces.
    pub fn facing_at(&self, w: &World<'_>, kind: SiteType, site: i32) -> Direction {
        let supported = w.program.topology.of(kind).supported.on_board(self.relation);
        let Some(slot) = w.program.layout.slot(site, kind) else { return Direction::N };
        let what = w.state.what(slot);
        let mut facing =
            w.program.components.get(what as usize).and_then(|c| c.facing).unwrap_or(Direction::N);
        // Turning goes round: the first turn leads to a supported direction, the others on from there.
        let turns = w.state.rotation(slot);
        let round = supported.len().max(1) as i32;
        for _ in 0..if turns > 0 { 1 + (turns - 1) % round } else { 0 } {
            facing = next_supported(facing, supported, Direction::right);
        }
        facing
    }
}

/// The first supported direction whose ray from where the last move began meets where it ended, or the way back.
fn last_direction(
    w: &World<'_>,
    kind: SiteType,
    supported: &[Direction],
    opposite: bool,
) -> DirectionList {
    let mut found = DirectionList::new();
    let Some(last) = w.last_played() else { return found };
    let (from, to) = if opposite { (last.to, last.from) } else { (last.from, last.to) };
    if from < 0 || to < 0 {
        return found;
    }
    let rays = w.program.topology.of(kind).rays();
    let meets =
        |d: Direction| rays.of(from as u32, d).any(|ray| ray.sites[1..].contains(&(to as u32)));
    found.extend(supported.iter().copied().find(|&d| meets(d)));
    found
}

fn next_supported(
    from: Direction,
    supported: &[Direction],
    turn: fn(Direction) -> Direction,
) -> Direction {
    let mut direction = turn(from);
    for _ in 0..16 {
        if supported.contains(&direction) {
            break;
        }
        direction = turn(direction);
    }
    direction
}

fn resolve(
    words: &[RelativeDirection],
    facing: Direction,
    supported: &[Direction],
) -> DirectionList {
    use RelativeDirection as R;
    let mut list = DirectionList::new();
    let back = facing.opposite();
    let (right, left): (Turn, Turn) = (Direction::right, Direction::left);
    for word in words {
        let (from, to, turn) = match word {
            R::Forwards => (facing.leftward(), facing.rightward(), right),
            R::Backwards => (back.leftward(), back.rightward(), right),
            R::Rightwards => (facing, back, right),
            R::Leftwards => (facing, back, left),
            R::SameDirection | R::OppositeDirection => continue,
            _ => {
                let direction = match word {
                    R::Forward => facing,
                    R::Backward => back,
                    R::Rightward => facing.rightward(),
                    R::Leftward => facing.leftward(),
                    R::FR | R::FRR | R::FRRR => next_supported(facing, supported, right),
                    R::FL | R::FLL | R::FLLL => next_supported(facing, supported, left),
                    R::BR | R::BRR | R::BRRR => next_supported(back, supported, right),
                    _ => next_supported(back, supported, left),
                };
                if supported.contains(&direction) {
                    list.push(direction);
                }
                continue;
            }
        };
        let mut direction = turn(from);
        for _ in 0..16 {
            if direction == to {
                break;
            }
            if supported.contains(&direction) {
                list.push(direction);
            }
            direction = turn(direction);
        }
    }
    list
}

type Turn = fn(Direction) -> Direction;
