//! The way towards a goal: the positions that came closest to it.

use crate::pool::Place;
use crate::things::Fingerprints;

/// How many positions a trail keeps.
const LENGTH: usize = 6;

/// A position that came close to a goal.
#[derive(Debug)]
pub(crate) struct Near<'p> {
    /// The goal, by its number.
    pub goal: usize,
    /// The player who was helped to reach it.
    pub helped: i32,
    pub distance: f64,
    pub place: Place<'p>,
}

/// The positions that came closest to one goal, the closest first, and how many more tries the goal is worth.
#[derive(Debug)]
pub(crate) struct Trail<'p> {
    near: Vec<Near<'p>>,
    /// How many playouts went for the goal without coming closer.
    pub vain: usize,
}

impl<'p> Trail<'p> {
    pub fn new() -> Self {
        Self { near: Vec::new(), vain: 0 }
    }

    /// Adds what a playout came to. Positions that are as close as known ones go before them: a search that stays where it
    /// is has to go another way.
    pub fn add(&mut self, near: Near<'p>) {
        let closer = self.near.first().is_none_or(|first| near.distance < first.distance);
        if closer {
            self.vain = 0;
        }
        let positions = Fingerprints::new(near.place.world.program);
        let here = positions.of(&near.place.world);
        self.near.retain(|known| positions.of(&known.place.world) != here);
        let at = self.near.partition_point(|known| known.distance < near.distance);
        self.near.insert(at, near);
        self.near.truncate(LENGTH);
    }

    /// A position by a random number.
    pub fn pick(&self, number: u64) -> Option<&Near<'p>> {
        let count = self.near.len() as u64;
        self.near.get(number.checked_rem(count)? as usize)
    }
}
