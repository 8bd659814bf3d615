//! Looking ahead, and taking back what was done.

use crate::arena::Mark;
use crate::state::Moment;
use crate::world::{Registers, World};

/// To try a move out takes as long as so many tests.
const TRIED: u64 = 16;

/// What a look-ahead has to restore.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    moment: Moment,
    regs: Registers,
    applied: usize,
    mark: Mark,
    held: usize,
}

impl World<'_> {
    /// Begins to look ahead: everything from here on will be taken back.
    pub(crate) fn look_ahead(&mut self) -> Look {
        self.ahead += 1;
        self.effort += TRIED;
        Look {
            moment: self.state.begin(),
            regs: self.regs,
            applied: self.applied.len(),
            mark: self.arena.mark(),
            held: self.held.len(),
        }
    }

    /// Takes back what was done while looking ahead; generated moves are cut off too.
    pub(crate) fn look_back(&mut self, look: Look) {
        self.look_back_keeping(look);
        self.arena.cut(look.mark);
    }

    /// Takes back what was done while looking ahead, but keeps the moves generated meanwhile.
    pub(crate) fn look_back_keeping(&mut self, look: Look) {
        self.state.rewind(look.moment);
        self.regs = look.regs;
        self.applied.truncate(look.applied);
        self.held.truncate(look.held);
        self.ahead -= 1;
    }
}
