//! Swapping pieces.

use board::SiteType;

use crate::action::{Act, Action, Shift};
use crate::world::World;

impl World<'_> {
    /// Swaps the pieces of two sites.
    pub(crate) fn swap_pieces(&mut self, a: i32, b: i32, decision: bool) {
        if a < 0 || b < 0 {
            return;
        }
        let kind = SiteType::Cell;
        let there = self.what_at(b, kind);
        let shift = Shift::simple(kind, a, b);
        let add = Act::Add {
            kind: None,
            to: a,
            level: -1,
            what: there,
            count: 1,
            state: -1,
            rotation: -1,
            value: -1,
            on_stack: false,
        };
        let mv =
            self.arena.several(&[Action { act: Act::Move(shift), decision }, Action::effect(add)]);
        self.emit(mv, a, b);
    }
}
