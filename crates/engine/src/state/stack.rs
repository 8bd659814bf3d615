//! Sites that hold stacks.

use super::State;
use super::journal::Undo;

/// A piece in a stack, or what an earlier piece left there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Level {
    /// The component.
    pub what: i32,
    /// The owner.
    pub who: i32,
    /// The local state.
    pub state: i32,
    /// The rotation.
    pub rotation: i32,
    /// The value.
    pub value: i32,
}

impl State {
    /// How many pieces lie in a stack.
    #[inline]
    pub fn stack_size(&self, slot: usize) -> usize {
        self.words[self.layout.size + slot] as usize
    }

    /// A level of a stack; nothing at or above its size.
    #[inline]
    pub fn level(&self, slot: usize, level: i32) -> Level {
        if level < 0 || level as usize >= self.stack_size(slot) {
            return Level::default();
        }
        self.stacks[slot].get(level as usize).copied().unwrap_or_default()
    }

    /// The top piece of a stack.
    pub fn top(&self, slot: usize) -> Level {
        self.level(slot, self.stack_size(slot) as i32 - 1)
    }

    fn write_level(&mut self, slot: usize, level: usize, new: Level) {
        let stack = &mut self.stacks[slot];
        if level >= stack.len() {
            stack.resize(level + 1, Level::default());
        }
        let old = std::mem::replace(&mut stack[level], new);
        if old == new {
            return;
        }
        self.note(Undo::Level { slot: slot as u32, level: level as u32, old });
        if self.layout.hash_stacks {
            self.toggle_level(slot, level, old);
            self.toggle_level(slot, level, new);
        }
    }

    fn toggle_level(&mut self, slot: usize, level: usize, l: Level) {
        let place = (slot as u64) << 20 | (level as u64) << 4;
        let mut change = 0;
        for (field, value) in [l.what, l.who, l.state, l.rotation, l.value].into_iter().enumerate()
        {
            change ^= super::zobrist(1 << 48 | place | field as u64, value);
        }
        self.toggle(change);
    }

    fn slot_level(&self, slot: usize, level: usize) -> Level {
        self.stacks[slot].get(level).copied().unwrap_or_default()
    }

    fn resize(&mut self, slot: usize, size: usize) {
        self.set_word(self.layout.size + slot, size as i32);
    }

    /// Puts a piece on top; what its place still holds of state, rotation and value shows again.
    pub fn push(&mut self, slot: usize, what: i32, who: i32) {
        let size = self.stack_size(slot);
        let old = self.slot_level(slot, size);
        self.write_level(slot, size, Level { what, who, ..old });
        self.resize(slot, size + 1);
    }

    /// Puts a piece with all its attributes at a level; beyond the size nothing happens.
    pub fn insert(&mut self, slot: usize, level: usize, piece: Level) {
        let size = self.stack_size(slot);
        if level > size {
            return;
        }
        let mut i = size;
        while i > level {
            let below = self.slot_level(slot, i - 1);
            self.write_level(slot, i, below);
            i -= 1;
        }
        self.write_level(slot, level, piece);
        self.resize(slot, size + 1);
    }

    /// Takes the top piece off.
    pub fn pop(&mut self, slot: usize) -> Level {
        let size = self.stack_size(slot);
        if size == 0 {
            return Level::default();
        }
        let piece = self.slot_level(slot, size - 1);
        self.write_level(slot, size - 1, Level::default());
        self.resize(slot, size - 1);
        piece
    }

    /// Takes a piece out of the middle; the attributes of the old top stay behind in its place.
    ///
    /// A level beyond the size takes the top off, yet reports no piece.
    pub fn take_level(&mut self, slot: usize, level: i32) -> Option<Level> {
        let size = self.stack_size(slot);
        if size == 0 {
            return None;
        }
        if level < 0 || level as usize >= size {
            self.pop(slot);
            return None;
        }
        let piece = self.slot_level(slot, level as usize);
        for i in level as usize..size - 1 {
            let above = self.slot_level(slot, i + 1);
            self.write_level(slot, i, above);
        }
        let stale = self.slot_level(slot, size - 1);
        self.write_level(slot, size - 1, Level { what: 0, who: 0, ..stale });
        self.resize(slot, size - 1);
        Some(piece)
    }

    /// Overwrites the attributes of the top piece.
    pub fn set_top(&mut self, slot: usize, change: impl FnOnce(&mut Level)) {
        let size = self.stack_size(slot);
        if size > 0 {
            self.set_level(slot, size - 1, change);
        }
    }

    /// Overwrites a level in place.
    pub fn set_level(&mut self, slot: usize, level: usize, change: impl FnOnce(&mut Level)) {
        let mut piece = self.slot_level(slot, level);
        change(&mut piece);
        self.write_level(slot, level, piece);
    }
}
