//! Moving, removing and promoting pieces in stacks.

use board::SiteType;

use crate::action::Shift;
use crate::state::Level;
use crate::world::World;

impl World<'_> {
    pub(crate) fn move_in_stacks(&mut self, s: &Shift) {
        if s.from == s.to && s.from_kind == s.to_kind {
            return;
        }
        let layout = &self.program.layout;
        let (Some(from), Some(to)) =
            (layout.action_slot(s.from, s.from_kind), layout.action_slot(s.to, s.to_kind))
        else {
            return;
        };
        let by_level = !s.stack && s.level_from != -1 && s.level_to == -1;
        if self.state.stack_size(from) == 0 && !by_level {
            return;
        }
        let explicit = |piece: Level| Level {
            state: s.state.max(0),
            rotation: s.rotation.max(0),
            value: s.value.max(0),
            ..piece
        };
        if s.stack {
            self.move_whole_stack(s, from, to);
        } else if s.level_from == -1 && s.level_to == -1 {
            let old = self.state.stack_size(from) as i32 - 1;
            let piece = self.state.pop(from);
            self.emptied(from);
            if !self.program.cards {
                self.state.push(to, piece.what, piece.who_of(self));
                self.state.set_empty(to, false);
                self.own_site(piece.what, s.to, self.state.stack_size(to) as i32 - 1, s.to_kind);
            }
            self.disown_at(piece.what, s.from, old, s.from_kind);
            self.track_move(piece.what, s.from, s.to);
        } else if s.level_to == -1 {
            // A level that is not there, as a stale entry of the index may name one, goes over as a level that holds nothing.
            let piece = self.state.take_level(from, s.level_from).unwrap_or_default();
            self.emptied(from);
            let pick = |given: i32, old: i32| if given != -1 { given } else { old };
            let piece = Level {
                state: pick(s.state, piece.state),
                rotation: pick(s.rotation, piece.rotation),
                value: pick(s.value, piece.value),
                who: piece.who_of(self),
                ..piece
            };
            let top = self.state.stack_size(to);
            self.state.insert(to, top, piece);
            self.state.set_empty(to, false);
            self.disown_at(piece.what, s.from, s.level_from, s.from_kind);
            self.own_site(piece.what, s.to, top as i32, s.to_kind);
            self.track_move(piece.what, s.from, s.to);
        } else if s.level_from == -1 {
            let old = self.state.stack_size(from) as i32 - 1;
            let piece = self.state.pop(from);
            self.emptied(from);
            if !self.program.cards {
                let piece = Level { who: piece.who_of(self), ..explicit(piece) };
                self.state.insert(to, s.level_to.max(0) as usize, piece);
                self.state.set_empty(to, false);
                self.own_site(piece.what, s.to, self.state.stack_size(to) as i32 - 1, s.to_kind);
            }
            self.disown_at(piece.what, s.from, old, s.from_kind);
            self.track_move(piece.what, s.from, s.to);
        } else {
            let taken = self.state.take_level(from, s.level_from);
            self.emptied(from);
            let Some(piece) = taken else { return };
            self.disown_at(piece.what, s.from, s.level_from, s.from_kind);
            self.state.shift_owned(s.to, s.to_kind, s.level_to, 1);
            let piece = Level { who: piece.who_of(self), ..explicit(piece) };
            self.state.insert(to, s.level_to.max(0) as usize, piece);
            self.state.set_empty(to, false);
            self.own_site(piece.what, s.to, s.level_to, s.to_kind);
            self.track_move(piece.what, s.from, s.to);
        }
    }

    fn move_whole_stack(&mut self, s: &Shift, from: usize, to: usize) {
        let size = self.state.stack_size(from);
        for level in 0..size {
            let piece = self.state.level(from, level as i32);
            if s.level_to == -1 {
                let top = self.state.stack_size(to);
                self.state.insert(to, top, piece);
            } else {
                let piece = Level {
                    state: s.state.max(0),
                    rotation: s.rotation.max(0),
                    value: s.value.max(0),
                    ..piece
                };
                self.state.insert(to, s.level_to as usize, piece);
            }
            self.state.set_empty(to, false);
            if piece.who != 0 {
                self.own_site(piece.what, s.to, self.state.stack_size(to) as i32 - 1, s.to_kind);
            }
        }
        for level in (0..size).rev() {
            let piece = self.state.pop(from);
            if piece.who != 0 {
                self.disown_at(piece.what, s.from, level as i32, s.from_kind);
            }
            self.track_move(piece.what, s.from, s.to);
        }
        self.state.set_empty(from, true);
    }

    pub(crate) fn move_top_levels(
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
        let size = if layout.needs.stacks { self.state.stack_size(source) as i32 } else { 0 };
        if size == 0 || size < n || from == to {
            return;
        }
        let mut pieces = Vec::new();
        for level in (size - n..size).rev() {
            let piece = self.state.pop(source);
            self.disown_at(piece.what, from, level, from_kind);
            pieces.push(piece);
        }
        self.emptied(source);
        for piece in pieces.into_iter().rev() {
            let top = self.state.stack_size(target);
            self.state.insert(target, top, piece);
            self.state.set_empty(target, false);
            self.own_site(piece.what, to, top as i32, to_kind);
            self.track_move(piece.what, from, to);
        }
    }

    fn emptied(&mut self, slot: usize) {
        if self.state.stack_size(slot) == 0 {
            self.state.set_empty(slot, true);
        }
    }

    fn disown_at(&mut self, what: i32, site: i32, level: i32, kind: SiteType) {
        let kind = if self.program.layout.container(site) > 0 && kind != SiteType::Edge {
            SiteType::Cell
        } else {
            kind
        };
        self.state.disown_level(what, site, level, kind);
    }

    pub(crate) fn remove_level(&mut self, kind: SiteType, site: i32, slot: usize, level: i32) {
        let size = self.state.stack_size(slot) as i32;
        if size == 0 {
            return;
        }
        let taken = if level == -1 {
            Some((size - 1, self.state.pop(slot)))
        } else {
            self.state.take_level(slot, level).map(|piece| (level, piece))
        };
        self.emptied(slot);
        if let Some((level, piece)) = taken {
            self.disown_at(piece.what, site, level, kind);
            self.track_remove(piece.what, site);
        }
    }

    pub(crate) fn promote_level(
        &mut self,
        kind: SiteType,
        site: i32,
        slot: usize,
        level: i32,
        what: i32,
    ) {
        let size = self.state.stack_size(slot) as i32;
        let who = self.owner(what);
        if level != -1 && level < size - 1 {
            if let Some(old) = self.state.take_level(slot, level) {
                self.disown_at(old.what, site, level, kind);
            }
            self.state.insert(slot, level as usize, Level { what, who, ..Level::default() });
            self.own_site(what, site, level, kind);
            return;
        }
        let old = self.state.pop(slot);
        // A lone piece leaves its entry behind in the index.
        if size > 1 {
            self.disown_at(old.what, site, size - 1, kind);
        }
        self.state.push(slot, what, who);
        self.state.set_empty(slot, false);
        self.own_site(what, site, self.state.stack_size(slot) as i32 - 1, kind);
    }
}

impl Level {
    /// The owner a piece gets when it is put down.
    fn who_of(&self, world: &World<'_>) -> i32 {
        if self.what < 1 { 0 } else { world.owner(self.what) }
    }
}
