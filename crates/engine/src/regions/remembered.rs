//! Regions that are worked out once and used many times.

use super::Region;
use crate::bits::Bits;
use crate::world::{Sites, World};

/// A region that is the same as long as the state is, or always.
#[derive(Debug)]
pub struct Remembered {
    /// Where it is kept: its number in [`Memory`].
    pub place: usize,
    /// Whether it does not even depend on the state.
    pub always: bool,
    /// How to work it out.
    pub region: Region,
}

/// The numbers of a state that are others after every change.
type Stamp = (u64, u64);

/// The regions that were worked out, each with the stamp of the state it holds for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Memory(Vec<Option<(Stamp, Bits)>>);

impl Memory {
    /// Room for a number of regions.
    pub(crate) fn with_room(places: usize) -> Self {
        Self(vec![None; places])
    }

    fn get(&self, place: usize, stamp: Stamp) -> Option<&Bits> {
        match &self.0[place] {
            Some((of, bits)) if *of == stamp => Some(bits),
            _ => None,
        }
    }

    fn keep(&mut self, place: usize, stamp: Stamp, new: &Bits) {
        match &mut self.0[place] {
            Some((of, bits)) => {
                *of = stamp;
                bits.assign(new.words());
            }
            empty => *empty = Some((stamp, new.clone())),
        }
    }
}

impl Remembered {
    /// The stamp that a kept region must have; none where it has to be worked out each time.
    fn stamp(&self, w: &World<'_>) -> Option<Stamp> {
        // Who wants to know what is read must see everything read.
        let free = !w.plain && !w.reads.is_on();
        free.then(|| if self.always { (0, 0) } else { w.state.stamp() })
    }

    pub(super) fn eval<'p>(&'p self, w: &mut World<'p>) -> Sites<'p> {
        let Some(stamp) = self.stamp(w) else { return self.region.eval(w) };
        if w.memory.get(self.place, stamp).is_none() {
            let sites = self.region.eval(w);
            w.memory.keep(self.place, stamp, &sites);
            return sites;
        }
        let mut copy = w.take_bits();
        if let Some(bits) = w.memory.get(self.place, stamp) {
            copy.assign(bits.words());
        }
        Sites::Worked(copy)
    }

    /// Whether a site is in the region.
    pub(crate) fn contains<'p>(&'p self, w: &mut World<'p>, site: i32) -> bool {
        if let Some(stamp) = self.stamp(w)
            && let Some(bits) = w.memory.get(self.place, stamp)
        {
            return bits.contains_site(site);
        }
        let sites = self.eval(w);
        let found = sites.contains_site(site);
        w.give(sites);
        found
    }
}
