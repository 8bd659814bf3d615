//! The line of play of dominoes: where the next one may lie.

use board::topology::Relation;
use board::{Direction, SiteType};

use crate::regions::turn;
use crate::world::World;

/// How far the room for another domino reaches.
const REACH: usize = 4;

impl World<'_> {
    /// Before the first domino lies, only the centre is playable.
    pub(crate) fn open_line_of_play(&mut self) {
        if self.program.line_of_play
            && let Some(&centre) = self.program.topology.sites().regions.centre.first()
        {
            self.state.set_playable(centre as usize, true);
        }
    }

    /// A domino that lies somewhere is no longer in the bag.
    pub(crate) fn take_from_bag(&mut self, what: i32) {
        let bag = self.program.layout.dominoes;
        if let Some(at) = self.state.list(bag).iter().position(|&domino| domino == what) {
            self.state.list_remove(bag, at);
        }
    }

    /// Finds the playable cells anew: the room at the ends of all dominoes, and beside doubles.
    pub(crate) fn rebuild_line_of_play(&mut self) {
        let cells = self.program.topology.count(SiteType::Cell);
        for slot in 0..cells {
            self.state.set_playable(slot, false);
        }
        for site in 0..cells as i32 {
            let Some(slot) = self.program.layout.board_slot(site, SiteType::Cell) else { continue };
            let what = self.state.what(slot);
            let component = self.program.components.get(what as usize);
            if component.is_some_and(|c| c.domino) {
                self.open_around(site, what, self.state.local_state(slot));
            }
        }
    }

    /// Opens the room around a domino.
    ///
    /// Its cells run around the first half and then around the second one: 0 and 1 are one end, 6 and 7 the other.
    fn open_around(&mut self, anchor: i32, what: i32, state: i32) {
        let mut cells = Vec::with_capacity(8);
        self.footprint(anchor, what, state, &mut |cell| cells.push(cell));
        let &[a, b, c, d, e, f, g, h] = &cells[..] else { return };
        let program = self.program;
        let orthogonal =
            program.topology.of(SiteType::Cell).supported.on_board(Relation::Orthogonal);
        if orthogonal.is_empty() {
            return;
        }
        let up = orthogonal[state.max(0) as usize % orthogonal.len()];
        let right = turn(up, orthogonal, Direction::right);
        let down = turn(right, orthogonal, Direction::right);
        let left = turn(down, orthogonal, Direction::right);
        let component = &program.components[what as usize];
        self.open_end([a, b], left);
        self.open_end([h, g], right);
        if component.value == component.value2 {
            self.open_end([c, f], up);
            self.open_end([d, e], down);
        }
    }

    /// Opens two lanes outwards from a pair of cells. Doubles lie in line, too, so there is no room beside the lanes.
    fn open_end(&mut self, mut pair: [i32; 2], outwards: Direction) {
        for _ in 0..REACH {
            let (Some(a), Some(b)) =
                (self.empty_beside(pair[0], outwards), self.empty_beside(pair[1], outwards))
            else {
                return;
            };
            pair = [a, b];
            pair.into_iter().for_each(|cell| self.state.set_playable(cell as usize, true));
        }
    }

    fn empty_beside(&self, cell: i32, direction: Direction) -> Option<i32> {
        let next = *self.program.topology.steps(SiteType::Cell, cell as u32, direction).first()?;
        self.state.is_empty(next as usize).then_some(next as i32)
    }
}
