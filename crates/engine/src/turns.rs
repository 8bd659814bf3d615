//! Turning to the right and to the left.

use board::topology::Relation;
use board::{Direction, SiteType, Topology};

use crate::regions::turn;

/// The next orthogonal directions to the right and to the left of each direction, on the sites of each type.
#[derive(Debug)]
pub(crate) struct Turns([Vec<[Direction; 2]>; 3]);

impl Turns {
    /// Works them out for a board.
    pub(crate) fn new(topology: &Topology) -> Self {
        let turns = |kind: SiteType| {
            let supported = topology.of(kind).supported.on_board(Relation::Orthogonal);
            let both = |&direction: &Direction| {
                [Direction::right, Direction::left].map(|side| turn(direction, supported, side))
            };
            Direction::ALL.iter().map(both).collect()
        };
        let mut all = [Vec::new(), Vec::new(), Vec::new()];
        SiteType::ALL.into_iter().for_each(|kind| all[kind as usize] = turns(kind));
        Self(all)
    }

    /// The direction to the right of one.
    pub(crate) fn right(&self, kind: SiteType, direction: Direction) -> Direction {
        self.0[kind as usize][direction as usize][0]
    }

    /// The direction to the left of one.
    pub(crate) fn left(&self, kind: SiteType, direction: Direction) -> Direction {
        self.0[kind as usize][direction as usize][1]
    }
}
