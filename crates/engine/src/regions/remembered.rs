//! Regions that are worked out once and used many times.

use super::Region;
use crate::bits::Bits;
use crate::depends::Register;
use crate::world::{Sites, World};

/// A region that is the same again and again.
#[derive(Debug)]
pub struct Remembered {
    /// Where it is kept: its number in the memory of a world.
    pub(crate) place: usize,
    /// How long it is the same.
    pub(crate) span: Lasting,
    /// How to work it out.
    pub(crate) region: Region,
}

impl Remembered {
    /// The region as it is described.
    pub fn region(&self) -> &Region {
        &self.region
    }
}

/// How long a region is the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lasting {
    /// Always.
    Always,
    /// As long as the state is.
    State,
    /// Always for the same site in a register.
    Site(Register),
}

/// The numbers of a state that are others after every change.
type Stamp = (u64, u64);

/// The stamp of what does not depend on the state; no state has it.
const ALWAYS: Stamp = (0, 0);

/// The regions that were worked out, for each place by register, each with the stamp of the state it holds for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Memory(Vec<Vec<Option<(Stamp, Bits)>>>);

impl Memory {
    /// Room for a number of regions.
    pub(crate) fn with_room(places: usize) -> Self {
        Self(vec![Vec::new(); places])
    }

    fn get(&self, key: Key) -> Option<&Bits> {
        match self.0[key.place].get(key.entry)? {
            Some((of, bits)) if *of == key.stamp => Some(bits),
            _ => None,
        }
    }

    fn keep(&mut self, key: Key, new: &Bits) {
        let entries = &mut self.0[key.place];
        if entries.len() <= key.entry {
            entries.resize(key.entry + 1, None);
        }
        match &mut entries[key.entry] {
            Some((of, bits)) => {
                *of = key.stamp;
                bits.assign(new.words());
            }
            empty => *empty = Some((key.stamp, new.clone())),
        }
    }
}

/// Where a region is looked for, and what it must be the region of.
#[derive(Clone, Copy)]
struct Key {
    place: usize,
    entry: usize,
    stamp: Stamp,
}

impl Remembered {
    /// Whether the region is always the same.
    pub(crate) fn is_constant(&self) -> bool {
        self.span == Lasting::Always
    }

    /// Where the region is kept; none where it has to be worked out each time.
    #[inline]
    fn key(&self, w: &World<'_>) -> Option<Key> {
        // Who wants to know what is read must see everything read.
        if w.plain || w.reads.is_on() {
            return None;
        }
        let (entry, stamp) = match self.span {
            Lasting::Always => (0, ALWAYS),
            Lasting::State => (0, w.state.stamp()),
            Lasting::Site(register) => {
                let site = register.value(&w.regs);
                (
                    (0..w.program.layout.slots as i32).contains(&site).then_some(site as usize)?,
                    ALWAYS,
                )
            }
        };
        Some(Key { place: self.place, entry, stamp })
    }

    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>) -> Sites<'p> {
        let Some(key) = self.key(w) else { return self.region.eval(w) };
        if w.memory.get(key).is_none() {
            let sites = self.region.eval(w);
            w.memory.keep(key, &sites);
            return sites;
        }
        let mut copy = w.take_bits();
        if let Some(bits) = w.memory.get(key) {
            copy.assign(bits.words());
        }
        Sites::Worked(copy)
    }

    /// Whether a site is in the region.
    pub(crate) fn contains<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        if let Some(bits) = self.key(w).and_then(|key| w.memory.get(key)) {
            return bits.contains_site(site);
        }
        let sites = self.eval(w);
        let found = sites.contains_site(site);
        w.give(sites);
        found
    }
}
