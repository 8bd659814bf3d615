//! Writing the attributes of sites.

use board::SiteType;

use crate::action::Hidden;
use crate::state::{Level, Write};
use crate::world::World;

impl World<'_> {
    pub(crate) fn set_site_count(&mut self, kind: SiteType, to: i32, what: i32, count: i32) {
        let Some(slot) = self.program.layout.action_slot(to, kind) else { return };
        if self.program.layout.needs.stacks {
            return;
        }
        if count > 0 {
            let before = self.state.count(slot);
            self.state.write(slot, Write { what, count, ..Write::NOTHING });
            if before == 0 && what != 0 {
                self.own_site(what, to, 0, kind);
            }
        } else {
            let old = self.state.what(slot);
            self.state.write(slot, Write::CLEAR);
            self.disown(old, to, kind);
        }
    }

    pub(crate) fn set_site_state(&mut self, kind: SiteType, to: i32, level: i32, state: i32) {
        let Some(slot) = self.program.layout.action_slot(to, kind) else { return };
        if !self.program.layout.needs.stacks {
            self.state.write(slot, Write { state, ..Write::NOTHING });
        } else if level == -1 {
            self.state.set_top(slot, |l| l.state = state);
        } else if (level as usize) < self.state.stack_size(slot) {
            self.state.set_level(slot, level as usize, |l| l.state = state);
        }
    }

    pub(crate) fn set_site_rotation(&mut self, kind: SiteType, to: i32, rotation: i32) {
        let Some(slot) = self.program.layout.slot(to, kind) else { return };
        if self.program.layout.needs.stacks {
            self.state.set_top(slot, |l| l.rotation = rotation);
        } else {
            self.state.write(slot, Write { rotation, ..Write::NOTHING });
        }
    }

    pub(crate) fn set_site_value(&mut self, kind: SiteType, to: i32, level: i32, value: i32) {
        let Some(slot) = self.program.layout.slot(to, kind) else { return };
        if !self.program.layout.needs.stacks {
            self.state.write(slot, Write { value, ..Write::NOTHING });
        } else if level == -1 {
            self.state.set_top(slot, |l: &mut Level| l.value = value);
        } else if (level as usize) < self.state.stack_size(slot) {
            self.state.set_level(slot, level as usize, |l| l.value = value);
        }
    }

    pub(crate) fn set_hidden_bit(
        &mut self,
        what: Hidden,
        kind: SiteType,
        to: i32,
        _level: i32,
        who: i32,
        on: bool,
    ) {
        let Some(slot) = self.program.layout.slot(to, kind) else { return };
        if who < 1 || who as usize > self.program.players {
            return;
        }
        let bits = self.state.hidden(who as usize, slot);
        let bits = if on { bits | what.bit() } else { bits & !what.bit() };
        self.state.set_hidden(who as usize, slot, bits);
    }

    pub(crate) fn set_cost(&mut self, kind: SiteType, to: i32, cost: i32) {
        if self.program.layout.slot(to, kind).is_some() {
            let costs = &mut self.costs[kind as usize];
            if costs.len() <= to as usize {
                costs.resize(to as usize + 1, 0);
            }
            costs[to as usize] = cost;
        }
    }

    pub(crate) fn set_site_phase(&mut self, kind: SiteType, to: i32, phase: i32) {
        if self.program.layout.slot(to, kind).is_some() {
            let phases = &mut self.phases[kind as usize];
            if phases.len() <= to as usize {
                phases.resize(to as usize + 1, -1);
            }
            phases[to as usize] = phase;
        }
    }
}
