//! Walks: forward, right and left, as a turtle goes.

use super::{Relation, Topology};
use crate::direction::Direction;
use crate::site::{Site, SiteType};

/// One instruction of a walk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WalkStep {
    /// One step forward.
    F,
    /// Turn to the next direction clockwise.
    R,
    /// Turn to the next direction counter-clockwise.
    L,
}

impl Topology {
    /// Where a walk ends; none when it leaves the board.
    pub fn walk(
        &self,
        kind: SiteType,
        start: Site,
        facing: Direction,
        walk: &[WalkStep],
    ) -> Option<Site> {
        self.footprint(kind, start, facing, walk).and_then(|sites| sites.last().copied())
    }

    /// The start of a walk and every site it steps on, in order; none when it leaves the board.
    pub fn footprint(
        &self,
        kind: SiteType,
        start: Site,
        facing: Direction,
        walk: &[WalkStep],
    ) -> Option<Vec<Site>> {
        let ways = self.of(kind).supported.on_board(Relation::Orthogonal);
        let mut facing = facing;
        let mut sites = vec![start];
        for step in walk {
            match step {
                WalkStep::F => {
                    let at = sites[sites.len() - 1];
                    sites.push(*self.steps(kind, at, facing).last()?);
                }
                WalkStep::R => facing = turned(facing, ways, Direction::right)?,
                WalkStep::L => facing = turned(facing, ways, Direction::left)?,
            }
        }
        Some(sites)
    }

    /// Where walks lead to from a site, in ascending order.
    ///
    /// They are tried facing every orthogonal direction of the board, or only the first.
    pub fn walk_ends(
        &self,
        kind: SiteType,
        start: Site,
        walks: &[Vec<WalkStep>],
        rotations: bool,
    ) -> Vec<Site> {
        let ways = self.of(kind).supported.on_board(Relation::Orthogonal);
        let tried = if rotations { ways.len() } else { ways.len().min(1) };
        let mut ends: Vec<Site> = ways[..tried]
            .iter()
            .flat_map(|&facing| walks.iter().filter_map(move |w| self.walk(kind, start, facing, w)))
            .collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }
}

/// Turns until a direction is one of those of the board.
fn turned(
    from: Direction,
    ways: &[Direction],
    turn: fn(Direction) -> Direction,
) -> Option<Direction> {
    let mut facing = turn(from);
    for _ in 0..16 {
        if ways.contains(&facing) {
            return Some(facing);
        }
        facing = turn(facing);
    }
    None
}
