//! Pieces that cover several cells.

use board::SiteType;
use board::topology::{Relation, WalkStep};
use smallvec::{SmallVec, smallvec};

use crate::action::Shift;
use crate::bits::Bits;
use crate::state::Write;
use crate::world::World;

impl World<'_> {
    /// Calls back with each cell that a piece covers, the anchor first; with none if it would leave the board.
    pub(crate) fn footprint(&self, anchor: i32, what: i32, state: i32, found: &mut dyn FnMut(i32)) {
        let topology = &self.program.topology;
        let orthogonal = topology.of(SiteType::Cell).supported.on_board(Relation::Orthogonal);
        let Some(component) = self.program.components.get(what as usize) else { return };
        if anchor < 0 || anchor as usize >= topology.count(SiteType::Cell) {
            return;
        }
        let k = orthogonal.len().max(1);
        let mut cells: SmallVec<[i32; 16]> = smallvec![anchor];
        if let Some(walk) = component.walks.get(state.max(0) as usize / k)
            && !orthogonal.is_empty()
        {
            let mut direction = orthogonal[state.max(0) as usize % k];
            let mut at = anchor as u32;
            for step in walk {
                match step {
                    WalkStep::F => {
                        let Some(&next) = topology.steps(SiteType::Cell, at, direction).last()
                        else {
                            return;
                        };
                        at = next;
                        if !cells.contains(&(at as i32)) {
                            cells.push(at as i32);
                        }
                    }
                    WalkStep::R => direction = self.program.turns.right(SiteType::Cell, direction),
                    WalkStep::L => direction = self.program.turns.left(SiteType::Cell, direction),
                }
            }
        }
        cells.into_iter().for_each(found);
    }

    /// Adds the cells covered by the piece at a site, if it is a large one.
    pub(crate) fn covered_by_piece_at(&self, site: i32, out: &mut Bits) {
        let Some(slot) = self.program.layout.slot(site, SiteType::Cell) else { return };
        let what = self.state.what(slot);
        if what > 0 {
            self.footprint(site, what, self.state.local_state(slot), &mut |s| out.insert_site(s));
        }
    }

    /// Covers or uncovers the cells of a large piece; the anchor is written by the caller.
    pub(crate) fn cover(&mut self, anchor: i32, what: i32, state: i32, on: bool) {
        if self.program.layout.container(anchor) > 0 {
            return;
        }
        let mut cells = Vec::new();
        self.footprint(anchor, what, state, &mut |s| cells.push(s));
        let component = &self.program.components[what as usize];
        let (domino, halves) = (component.domino, [component.value, component.value2]);
        for (i, site) in cells.into_iter().enumerate() {
            let Some(slot) = self.program.layout.board_slot(site, SiteType::Cell) else { continue };
            let count = match (on, domino) {
                (false, _) => 0,
                (true, false) => 1,
                (true, true) => what,
            };
            let value = if domino && on { halves[usize::from(i >= 4)] } else { -1 };
            self.state.write(slot, Write { count, value, ..Write::NOTHING });
            self.state.set_empty(slot, !on);
            if domino && on {
                self.state.set_playable(slot, false);
            }
        }
    }

    /// Moves a large piece.
    pub(crate) fn move_large(&mut self, s: &Shift, what: i32) {
        let layout = &self.program.layout;
        let (Some(from), Some(to)) =
            (layout.action_slot(s.from, s.from_kind), layout.action_slot(s.to, s.to_kind))
        else {
            return;
        };
        let old = self.state.local_state(from);
        let state = if s.state == -1 { old } else { s.state };
        self.cover(s.from, what, old, false);
        self.state.write(from, Write::CLEAR);
        self.disown(what, s.from, s.from_kind);
        let who = self.owner(what);
        self.state.write(to, Write { who, what, count: 1, state, ..Write::NOTHING });
        self.own_site(what, s.to, 0, s.to_kind);
        self.cover(s.to, what, state, true);
        self.carry_hidden(from, to);
        if self.program.line_of_play {
            self.rebuild_line_of_play();
        }
    }
}
