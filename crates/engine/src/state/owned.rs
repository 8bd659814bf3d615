//! Lists: the index of owned pieces, remembered values, pending values and the like.
//!
//! The index of owned pieces is not derived from the board: rules see its order, and where the reference system lets it
//! run out of step with the board, rules see that too.

use super::State;
use super::journal::Undo;
use board::SiteType;

/// A place in the index of owned pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The site.
    pub site: i32,
    /// The level in its stack.
    pub level: i32,
    /// The type of the site.
    pub kind: SiteType,
}

impl Entry {
    fn pack(self) -> i32 {
        self.site << 12 | self.level.min(1023) << 2 | self.kind as i32
    }

    fn unpack(word: i32) -> Self {
        let kind = SiteType::ALL[(word & 3) as usize];
        Self { site: word >> 12, level: word >> 2 & 1023, kind }
    }
}

impl State {
    /// Whether removal swaps the last entry into the gap: flat games on cells alone or on vertices alone.
    fn swaps(&self) -> bool {
        let t = self.layout.needs.types;
        !self.layout.needs.stacks
            && !t[SiteType::Edge as usize]
            && t.iter().filter(|&&used| used).count() == 1
    }

    /// The pieces of a component, in the order of the index.
    pub fn owned(
        &self,
        component: usize,
    ) -> impl DoubleEndedIterator<Item = Entry> + ExactSizeIterator + '_ {
        self.lists[component].iter().map(|&w| Entry::unpack(w))
    }

    /// How many entries the index has for a component.
    pub fn owned_len(&self, component: usize) -> usize {
        self.lists[component].len()
    }

    /// An entry of the index.
    #[inline]
    pub fn owned_at(&self, component: usize, i: usize) -> Option<Entry> {
        self.lists[component].get(i).map(|&w| Entry::unpack(w))
    }

    /// Adds a piece to the index.
    pub fn own(&mut self, component: i32, entry: Entry) {
        if component > 0 && (component as usize) < self.layout.remembered {
            self.list_push(component as usize, entry.pack());
        }
    }

    /// Takes a site out of the index of a component.
    pub fn disown(&mut self, component: i32, site: i32, kind: SiteType) {
        if component <= 0 || component as usize >= self.layout.remembered {
            return;
        }
        let list = component as usize;
        if self.swaps() {
            let found = self.lists[list].iter().position(|&w| Entry::unpack(w).site == site);
            if let Some(at) = found {
                self.list_swap_remove(list, at);
            }
            return;
        }
        let mut at = 0;
        while at < self.lists[list].len() {
            let entry = Entry::unpack(self.lists[list][at]);
            if entry.site == site && entry.kind == kind {
                self.list_remove(list, at);
            } else {
                at += 1;
            }
        }
    }

    /// Takes a level of a site out of the index of a component; what lies higher on that site comes down.
    pub fn disown_level(&mut self, component: i32, site: i32, level: i32, kind: SiteType) {
        if component <= 0 || component as usize >= self.layout.remembered {
            return;
        }
        let list = component as usize;
        let mut at = 0;
        while at < self.lists[list].len() {
            let entry = Entry::unpack(self.lists[list][at]);
            if entry.site == site && entry.kind == kind && entry.level == level {
                self.list_remove(list, at);
            } else {
                at += 1;
            }
        }
        self.shift_owned(site, kind, level + 1, -1);
    }

    /// Moves the levels of the index on a site, from a level upwards.
    pub fn shift_owned(&mut self, site: i32, kind: SiteType, from: i32, by: i32) {
        for list in 0..self.layout.remembered {
            for at in 0..self.lists[list].len() {
                let mut entry = Entry::unpack(self.lists[list][at]);
                if entry.site == site && entry.kind == kind && entry.level >= from {
                    entry.level += by;
                    self.list_set(list, at, entry.pack());
                }
            }
        }
    }

    pub(crate) fn list(&self, list: usize) -> &[i32] {
        &self.lists[list]
    }

    pub(crate) fn list_push(&mut self, list: usize, value: i32) {
        self.lists[list].push(value);
        self.note(Undo::ListPush { list: list as u32 });
    }

    pub(crate) fn list_set(&mut self, list: usize, at: usize, value: i32) {
        let old = std::mem::replace(&mut self.lists[list][at], value);
        self.note(Undo::ListSet { list: list as u32, at: at as u32, old });
    }

    pub(crate) fn list_remove(&mut self, list: usize, at: usize) -> i32 {
        let old = self.lists[list].remove(at);
        self.note(Undo::ListRemove { list: list as u32, at: at as u32, old });
        old
    }

    fn list_swap_remove(&mut self, list: usize, at: usize) {
        let last = self.lists[list].len() - 1;
        if at != last {
            let moved = self.lists[list][last];
            self.list_set(list, at, moved);
        }
        self.list_remove(list, last);
    }

    pub(crate) fn list_clear(&mut self, list: usize) {
        if self.lists[list].is_empty() {
            return;
        }
        if self.keeping > 0 {
            let old = self.lists[list].clone().into_boxed_slice();
            self.note(Undo::ListReplace { list: list as u32, old });
        }
        self.lists[list].clear();
        self.stamp.advance();
    }
}
