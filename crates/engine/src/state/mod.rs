//! The state of a game: flat memory that keeps a journal.

mod digest;
mod flags;
mod history;
mod journal;
mod layout;
mod owned;
mod stack;
mod stamp;

use std::sync::Arc;

pub use history::{Amendment, Played};
pub use journal::Moment;
pub use layout::{Layout, Needs, Scalar, Sizes};
pub use owned::Entry;
pub use stack::Level;

use crate::bits::Bits;
use history::Known;
use journal::Undo;
pub(crate) use layout::NONE;
use stamp::Stamp;

/// Everything that play changes.
///
/// Numbers lie in one array of words whose places a [`Layout`] gives, sets in one array of bits. Every write may be
/// journalled, so that look-ahead takes moves back instead of copying.
#[derive(Debug, Clone)]
pub struct State {
    pub(crate) layout: Arc<Layout>,
    words: Vec<i32>,
    bits: Vec<u64>,
    stacks: Vec<Vec<Level>>,
    lists: Vec<Vec<i32>>,
    history: Vec<Played>,
    positions: Vec<u64>,
    known: Known,
    hash: u64,
    /// Words below this take part in the hash.
    hashed: usize,
    journal: Vec<Undo>,
    keeping: u32,
    stamp: Stamp,
}

/// The six numbers of a flat site; `-1` leaves a number as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Write {
    /// The owner.
    pub who: i32,
    /// The component.
    pub what: i32,
    /// How many.
    pub count: i32,
    /// The local state.
    pub state: i32,
    /// The rotation.
    pub rotation: i32,
    /// The value.
    pub value: i32,
}

impl Write {
    /// Changes nothing.
    pub const NOTHING: Self =
        Self { who: -1, what: -1, count: -1, state: -1, rotation: -1, value: -1 };
    /// Clears a site.
    pub const CLEAR: Self = Self { who: 0, what: 0, count: 0, state: 0, rotation: 0, value: 0 };
}

/// A well-mixed number for a value at a place; nothing for zero.
#[inline]
fn zobrist(place: u64, value: i32) -> u64 {
    if value == 0 {
        return 0;
    }
    let mut z = place.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ (value as u32 as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl State {
    /// Whether two states of a game are the same in everything that rules can see.
    pub fn same(&self, other: &Self) -> bool {
        // Room that a stack once took stays taken; it holds nothing.
        let levels = |stack: &[Level]| -> usize {
            stack.iter().rposition(|&level| level != Level::default()).map_or(0, |top| top + 1)
        };
        let stacks = self.stacks.iter().zip(&other.stacks);
        self.words == other.words
            && self.bits == other.bits
            && self.lists == other.lists
            && self.history == other.history
            && self.positions == other.positions
            && self.hash == other.hash
            && self.stacks.len() == other.stacks.len()
            && stacks.into_iter().all(|(a, b)| a[..levels(a)] == b[..levels(b)])
    }

    /// The state before anything is placed.
    pub fn new(layout: Arc<Layout>) -> Self {
        let l = &layout;
        let mut state = Self {
            words: vec![0; l.words],
            bits: vec![0; l.bits],
            stacks: if l.needs.stacks { vec![Vec::new(); l.slots] } else { Vec::new() },
            lists: vec![Vec::new(); l.lists],
            history: Vec::new(),
            positions: Vec::new(),
            known: Known::default(),
            hash: 0,
            hashed: if l.needs.hashes { l.hashed } else { 0 },
            journal: Vec::new(),
            keeping: 0,
            stamp: Stamp::new(),
            layout: layout.clone(),
        };
        for slot in 0..l.slots {
            state.bits[slot / 64] |= 1 << (slot % 64);
        }
        let n = l.players as i32;
        for p in 0..l.players + 2 {
            state.set_word(l.order + p, p as i32);
            state.set_word(l.player_value + p, -1);
            state.set_word(l.phase + p, 0);
        }
        for p in 0..(l.players + 2).max(17) {
            state.set_word(l.team + p, p as i32);
        }
        state.set_word(l.temp, -1);
        for v in l.variables..l.player_value {
            state.set_word(v, -1);
        }
        state.set(Scalar::Mover, n.min(1));
        state.set(Scalar::Next, n.min(2));
        state.set(Scalar::Counter, -1);
        state.set(Scalar::Turns, 1);
        state.set(Scalar::Trump, -1);
        state.set(Scalar::Decided, -1);
        state.set(Scalar::Active, ((1i64 << (n + 1)) - 2) as i32);
        if l.candidates != NONE {
            for kind in board::SiteType::ALL.map(|kind| kind as usize) {
                for slot in l.base[kind]..l.base[kind] + l.elements[kind] {
                    state.set_candidates(slot, u128::MAX >> (127 - l.greatest[kind]));
                }
            }
        }
        state
    }

    /// Becomes a copy of another state of the same game, in the memory that it has.
    pub fn copy_from(&mut self, other: &Self) {
        self.words.copy_from_slice(&other.words);
        self.bits.copy_from_slice(&other.bits);
        self.stacks.clone_from(&other.stacks);
        for (list, from) in self.lists.iter_mut().zip(&other.lists) {
            list.clone_from(from);
        }
        self.history.truncate(other.history.len());
        self.history.clone_from(&other.history);
        self.positions.clone_from(&other.positions);
        self.known.clone_from(&other.known);
        self.hash = other.hash;
        self.journal.clear();
        self.keeping = 0;
        self.stamp.advance();
    }

    /// Numbers that are others after every change.
    #[inline]
    pub(crate) fn stamp(&self) -> (u64, u64) {
        self.stamp.numbers()
    }

    /// The layout of the memory.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many bytes the position takes; the history is not part of it.
    pub fn footprint(&self) -> usize {
        let lists: usize = self.lists.iter().map(|l| 24 + 4 * l.len()).sum();
        let stacks: usize = self.stacks.iter().map(|s| 24 + 20 * s.len()).sum();
        size_of::<Self>() + 4 * self.words.len() + 8 * self.bits.len() + lists + stacks
    }

    #[inline]
    fn toggle(&mut self, change: u64) {
        if change != 0 {
            self.note(Undo::Hash { old: self.hash });
            self.hash ^= change;
        }
    }

    #[inline]
    pub(crate) fn word(&self, at: usize) -> i32 {
        self.words[at]
    }

    #[inline]
    pub(crate) fn set_word(&mut self, at: usize, new: i32) {
        let old = std::mem::replace(&mut self.words[at], new);
        if old == new {
            return;
        }
        self.note(Undo::Word { at: at as u32, old });
        if at < self.hashed {
            self.toggle(zobrist(at as u64, old) ^ zobrist(at as u64, new));
        }
    }

    #[inline]
    fn set_bits(&mut self, at: usize, new: u64) {
        let old = std::mem::replace(&mut self.bits[at], new);
        if old != new {
            self.note(Undo::Bits { at: at as u32, old });
        }
    }

    /// A single number.
    #[inline]
    pub fn get(&self, scalar: Scalar) -> i32 {
        self.words[self.layout.scalar + scalar as usize]
    }

    /// Writes a single number.
    #[inline]
    pub fn set(&mut self, scalar: Scalar, value: i32) {
        self.set_word(self.layout.scalar + scalar as usize, value);
    }

    /// A count of pieces at a place of a track.
    pub(crate) fn on_track(&self, at: usize) -> i32 {
        self.words[self.layout.on_tracks + at]
    }

    /// Sets a count of pieces at a place of a track.
    pub(crate) fn set_on_track(&mut self, at: usize, count: i32) {
        self.set_word(self.layout.on_tracks + at, count);
    }

    fn field(&self, offset: usize, slot: usize) -> i32 {
        if offset == NONE { 0 } else { self.words[offset + slot] }
    }

    /// The owner at a flat site, or of the top of a stack.
    #[inline]
    pub fn who(&self, slot: usize) -> i32 {
        if self.layout.who == NONE {
            self.top(slot).who
        } else {
            self.words[self.layout.who + slot]
        }
    }

    /// The component at a flat site, or on the top of a stack.
    #[inline]
    pub fn what(&self, slot: usize) -> i32 {
        if self.layout.what == NONE {
            self.top(slot).what
        } else {
            self.words[self.layout.what + slot]
        }
    }

    /// The components at the sites of the board of a type, if sites are flat.
    pub(crate) fn whats(&self, kind: board::SiteType) -> Option<&[i32]> {
        if self.layout.what == NONE {
            return None;
        }
        let first = self.layout.what + self.layout.base[kind as usize];
        Some(&self.words[first..first + self.layout.elements[kind as usize]])
    }

    /// How many pieces a flat site holds; for a stack 1 if its top has an owner.
    pub fn count(&self, slot: usize) -> i32 {
        if self.layout.needs.stacks {
            i32::from(self.top(slot).who != 0)
        } else if self.layout.count != NONE {
            self.words[self.layout.count + slot]
        } else {
            i32::from(self.who(slot) != 0 || self.what(slot) != 0)
        }
    }

    /// The local state of a site or of the top of its stack.
    pub fn local_state(&self, slot: usize) -> i32 {
        if self.layout.needs.stacks {
            self.top(slot).state
        } else {
            self.field(self.layout.state, slot)
        }
    }

    /// The rotation of a site or of the top of its stack.
    pub fn rotation(&self, slot: usize) -> i32 {
        if self.layout.needs.stacks {
            self.top(slot).rotation
        } else {
            self.field(self.layout.rotation, slot)
        }
    }

    /// The value of a site or of the top of its stack.
    pub fn value(&self, slot: usize) -> i32 {
        if self.layout.needs.stacks {
            self.top(slot).value
        } else {
            self.field(self.layout.value, slot)
        }
    }

    /// How many levels a site holds; a flat site has one or none.
    pub fn height(&self, slot: usize) -> usize {
        if self.layout.needs.stacks {
            self.stack_size(slot)
        } else {
            usize::from(!self.is_empty(slot))
        }
    }

    /// Writes a flat site and keeps the set of empty sites.
    pub fn write(&mut self, slot: usize, write: Write) {
        let was_empty = self.count(slot) == 0;
        let l = &*self.layout;
        // Where only one number is stored, it is that of the component, and it is read as the owner too.
        let who = if l.needs.whats || write.who == -1 { write.who } else { write.what };
        let (at_who, at_what, rare) = (l.who, l.what, l.attributes);
        if who != -1 && at_who != NONE {
            self.set_word(at_who + slot, who);
        }
        if write.what != -1 && at_what != NONE {
            self.set_word(at_what + slot, write.what);
        }
        if rare {
            self.write_attributes(slot, &write);
        }
        let empty = self.count(slot) == 0;
        if was_empty != empty {
            self.set_empty(slot, empty);
        }
    }

    fn write_attributes(&mut self, slot: usize, write: &Write) {
        let l = &*self.layout;
        for (offset, value) in [
            (l.count, write.count),
            (l.state, write.state),
            (l.rotation, write.rotation),
            (l.value, write.value),
        ] {
            if offset != NONE && value != -1 {
                self.set_word(offset + slot, value);
            }
        }
    }

    /// Whether a slot is in the set of empty sites.
    #[inline]
    pub fn is_empty(&self, slot: usize) -> bool {
        self.bits[slot / 64] >> (slot % 64) & 1 == 1
    }

    /// Moves a slot into or out of the set of empty sites.
    pub fn set_empty(&mut self, slot: usize, empty: bool) {
        let word = self.bits[slot / 64];
        let bit = 1 << (slot % 64);
        self.set_bits(slot / 64, if empty { word | bit } else { word & !bit });
    }

    /// The words of the set of empty slots.
    pub(crate) fn empty_words(&self) -> &[u64] {
        &self.bits[..self.layout.bit_words]
    }

    fn flag(&self, set: usize, slot: usize) -> bool {
        set != NONE && self.bits[set + slot / 64] >> (slot % 64) & 1 == 1
    }

    fn set_flag(&mut self, set: usize, slot: usize, on: bool) {
        if set == NONE {
            return;
        }
        let at = set + slot / 64;
        let bit = 1 << (slot % 64);
        let word = self.bits[at];
        self.set_bits(at, if on { word | bit } else { word & !bit });
    }

    /// The hash of the position.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash of the position, worked out anew.
    pub fn recomputed_hash(&self) -> u64 {
        let mut fresh = Self::new(self.layout.clone());
        for at in 0..self.layout.hashed {
            fresh.set_word(at, self.words[at]);
        }
        for (slot, stack) in self.stacks.iter().enumerate() {
            for (level, &piece) in stack.iter().enumerate() {
                fresh.set_level(slot, level, |l| *l = piece);
            }
        }
        for slot in 0..self.layout.slots {
            fresh.set_playable(slot, self.is_playable(slot));
        }
        fresh.hash
    }

    /// Writes the set of empty sites of a type of the board.
    pub fn empty_sites(&self, kind: board::SiteType, out: &mut Bits) {
        let first = self.layout.base[kind as usize];
        let n = self.layout.elements[kind as usize];
        out.clear();
        if first == 0 {
            let words = n.div_ceil(64);
            out.assign(&self.empty_words()[..words]);
            out.keep_below(n);
        } else {
            (0..n).filter(|&i| self.is_empty(first + i)).for_each(|i| out.insert(i));
        }
    }
}
