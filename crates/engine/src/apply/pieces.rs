//! Adding, moving, removing and promoting pieces.

use board::SiteType;

use crate::action::Shift;
use crate::state::{Entry, Level, Write};
use crate::world::World;

impl World<'_> {
    pub(crate) fn owner(&self, what: i32) -> i32 {
        self.program.components.get(what as usize).map_or(0, |c| c.owner)
    }

    fn is_large(&self, what: i32) -> bool {
        self.program.components.get(what as usize).is_some_and(|c| !c.walks.is_empty())
    }

    pub(crate) fn own_site(&mut self, what: i32, site: i32, level: i32, kind: SiteType) {
        let kind = if self.program.layout.container(site) > 0 && kind != SiteType::Edge {
            SiteType::Cell
        } else {
            kind
        };
        self.state.own(what, Entry { site, level, kind });
    }

    pub(crate) fn add_piece(
        &mut self,
        kind: SiteType,
        to: i32,
        what: i32,
        count: i32,
        attributes: [i32; 3],
    ) {
        let [state, rotation, value] = attributes;
        let kind = self.action_kind(to, kind);
        let Some(slot) = self.program.layout.action_slot(to, kind) else { return };
        if self.program.line_of_play {
            self.take_from_bag(what);
        }
        if self.program.layout.needs.stacks {
            let level = self.state.stack_size(slot);
            let who = self.owner(what);
            if attributes == [-1; 3] {
                self.state.push(slot, what, who);
            } else {
                let piece = Level {
                    what,
                    who,
                    state: state.max(0),
                    rotation: rotation.max(0),
                    value: value.max(0),
                };
                self.state.insert(slot, level, piece);
            }
            self.state.set_empty(slot, false);
            self.own_site(what, to, level as i32, kind);
            self.track_add(what, to, count);
            return;
        }
        let value = if self.program.line_of_play { 1 } else { value };
        if self.state.is_empty(slot) {
            let who = self.owner(what);
            self.state.write(slot, Write { who, what, count, state, rotation, value });
            self.own_site(what, to, 0, kind);
            if self.is_large(what) {
                self.cover(to, what, state.max(0), true);
            }
        } else {
            let count = if self.program.layout.needs.counts {
                self.state.count(slot).saturating_add(count)
            } else {
                1
            };
            self.state.write(slot, Write { count, state, rotation, value, ..Write::NOTHING });
        }
        self.track_add(what, to, count);
    }

    /// The type of a site as actions take it: beyond the elements of its type a number means a cell.
    fn action_kind(&self, site: i32, kind: SiteType) -> SiteType {
        let beyond = site >= 0 && site as usize >= self.program.layout.elements[kind as usize];
        if beyond { SiteType::Cell } else { kind }
    }

    pub(crate) fn insert_piece(
        &mut self,
        kind: SiteType,
        to: i32,
        level: i32,
        what: i32,
        state: i32,
    ) {
        let Some(slot) = self.program.layout.action_slot(to, kind) else { return };
        if !self.program.layout.needs.stacks {
            self.add_piece(kind, to, what, 1, [state, -1, -1]);
            return;
        }
        self.state.shift_owned(to, kind, level, 1);
        let piece =
            Level { what, who: self.owner(what), state: state.max(0), rotation: 0, value: 0 };
        self.state.insert(slot, level.max(0) as usize, piece);
        self.state.set_empty(slot, false);
        self.own_site(what, to, level, kind);
    }

    pub(crate) fn move_piece(&mut self, s: &Shift) {
        if self.program.layout.needs.stacks {
            self.move_in_stacks(s);
        } else {
            self.move_flat(s);
        }
    }

    fn move_flat(&mut self, s: &Shift) {
        let layout = &self.program.layout;
        let (Some(from), Some(to)) =
            (layout.action_slot(s.from, s.from_kind), layout.action_slot(s.to, s.to_kind))
        else {
            return;
        };
        let what = self.state.what(from);
        let count = self.state.count(from);
        if what == 0 && count == 0 {
            return;
        }
        if self.is_large(what) {
            self.move_large(s, what);
            return;
        }
        let old_state = if what != 0 { self.state.local_state(from) } else { -1 };
        let (old_rotation, old_value) = (self.state.rotation(from), self.state.value(from));
        if count == 1 {
            self.state.write(from, Write::CLEAR);
            self.disown(what, s.from, s.from_kind);
        } else {
            self.state.write(from, Write { count: count.saturating_sub(1), ..Write::NOTHING });
        }
        let pick = |given: i32, old: i32| if given != -1 { given } else { old };
        let value = if self.program.line_of_play { 1 } else { pick(s.value, old_value) };
        self.state.write(
            to,
            Write {
                state: pick(s.state, old_state),
                rotation: pick(s.rotation, old_rotation),
                value,
                ..Write::NOTHING
            },
        );
        let counts = self.program.layout.needs.counts;
        let there = self.state.what(to);
        if there != 0 && (!counts || there != what) {
            self.disown(there, s.to, s.to_kind);
        }
        if there == what && self.state.count(to) > 0 {
            let count = if counts { self.state.count(to).saturating_add(1) } else { 1 };
            self.state.write(to, Write { count, ..Write::NOTHING });
        } else {
            let who = self.owner(what);
            self.state.write(to, Write { who, what, count: 1, ..Write::NOTHING });
        }
        if self.state.count(to) == 1 {
            self.own_site(what, s.to, 0, s.to_kind);
        }
        self.track_move(what, s.from, s.to);
        self.carry_hidden(from, to);
    }

    /// What is hidden of a piece stays hidden where it goes.
    pub(crate) fn carry_hidden(&mut self, from: usize, to: usize) {
        if !self.program.layout.needs.hidden {
            return;
        }
        let gone = self.state.is_empty(from);
        for player in 1..=self.program.players {
            let bits = self.state.hidden(player, from);
            self.state.set_hidden(player, to, bits);
            if gone {
                self.state.set_hidden(player, from, 0);
            }
        }
    }

    pub(crate) fn disown(&mut self, what: i32, site: i32, kind: SiteType) {
        let kind = if self.program.layout.container(site) > 0 && kind != SiteType::Edge {
            SiteType::Cell
        } else {
            kind
        };
        self.state.disown(what, site, kind);
    }

    pub(crate) fn move_count(
        &mut self,
        from_kind: SiteType,
        from: i32,
        to_kind: SiteType,
        to: i32,
        n: i32,
    ) {
        let layout = &self.program.layout;
        let (Some(source), Some(target)) = (layout.slot(from, from_kind), layout.slot(to, to_kind))
        else {
            return;
        };
        let what = self.state.what(source);
        let count = self.state.count(source);
        let who = self.owner(what);
        if count - n <= 0 {
            self.state.write(source, Write::CLEAR);
            if who != 0 {
                self.disown(what, from, from_kind);
            }
        } else {
            self.state.write(source, Write { count: count - n, ..Write::NOTHING });
        }
        let there = self.state.count(target);
        if there == 0 {
            self.state.write(target, Write { who, what, count: n, ..Write::NOTHING });
        } else if self.state.what(target) == what && there + n <= self.program.max_count {
            self.state.write(target, Write { count: there + n, ..Write::NOTHING });
        }
        if who != 0 {
            self.own_site(what, to, 0, to_kind);
        }
        self.track_move(what, from, to);
    }

    pub(crate) fn copy_piece(&mut self, s: &Shift) {
        let layout = &self.program.layout;
        let (Some(from), Some(to)) =
            (layout.action_slot(s.from, s.from_kind), layout.action_slot(s.to, s.to_kind))
        else {
            return;
        };
        if layout.needs.stacks {
            let level = if s.level_from == -1 {
                self.state.stack_size(from) as i32 - 1
            } else {
                s.level_from
            };
            let piece = self.state.level(from, level);
            self.move_in_stacks(s);
            if piece.what != 0 {
                let size = self.state.stack_size(from);
                if s.level_from == -1 || s.level_from as usize >= size {
                    self.state.push(from, piece.what, piece.who);
                } else {
                    self.state.insert(
                        from,
                        s.level_from as usize,
                        Level { state: 0, rotation: 0, value: 0, ..piece },
                    );
                }
                self.state.set_empty(from, false);
                self.own_site(piece.what, s.from, level, s.from_kind);
            }
            return;
        }
        let count = self.state.count(from);
        self.move_flat(s);
        let (who, what) = (self.state.who(to), self.state.what(to));
        let (state, rotation, value) =
            (self.state.local_state(to), self.state.rotation(to), self.state.value(to));
        self.state.write(from, Write { who, what, count, state, rotation, value });
        self.own_site(what, s.from, 0, s.from_kind);
    }

    pub(crate) fn remove_piece(&mut self, kind: SiteType, site: i32, level: i32) {
        let Some(slot) = self.program.layout.slot(site, kind) else { return };
        if self.program.layout.needs.stacks {
            self.remove_level(kind, site, slot, level);
            return;
        }
        let what = self.state.what(slot);
        if self.is_large(what) {
            self.cover(site, what, self.state.local_state(slot), false);
        }
        self.state.write(slot, Write::CLEAR);
        self.disown(what, site, kind);
        self.track_remove(what, site);
    }

    pub(crate) fn promote_piece(&mut self, kind: SiteType, site: i32, level: i32, what: i32) {
        let Some(slot) = self.program.layout.action_slot(site, kind) else { return };
        if self.program.layout.needs.stacks {
            self.promote_level(kind, site, slot, level, what);
            return;
        }
        let old = self.state.what(slot);
        let was_empty = self.state.is_empty(slot);
        let (old_owner, owner) = (self.owner(old), self.owner(what));
        self.state.write(slot, Write::CLEAR);
        let who = if was_empty { 0 } else { owner };
        self.state.write(slot, Write { who, what, count: 1, state: 0, rotation: 0, value: 0 });
        if old_owner != 0 {
            self.disown(old, site, kind);
        }
        if owner != 0 {
            self.own_site(what, site, 0, kind);
        }
    }
}
