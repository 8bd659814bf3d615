//! Where random numbers come from.

use std::collections::VecDeque;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of random numbers.
#[derive(Debug, Clone)]
pub enum Chance {
    /// A generator with a seed.
    Seeded(Box<Xoshiro256PlusPlus>),
    /// Numbers recorded before.
    Recorded(Box<Recorded>),
}

/// Recorded numbers, for the game and for look-ahead, during generation of moves and otherwise.
#[derive(Debug, Clone, Default)]
pub struct Recorded {
    /// `[generating][looking ahead]`
    pub queues: [[VecDeque<(u32, f64)>; 2]; 2],
    /// Whether moves are being generated.
    pub generating: bool,
    /// How often a number was asked for that was not recorded.
    pub missing: u32,
}

impl Chance {
    /// A generator with a seed.
    pub fn seeded(seed: u64) -> Self {
        Self::Seeded(Box::new(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// Begins anew with a seed.
    pub fn reseed(&mut self, seed: u64) {
        match self {
            Self::Seeded(rng) => **rng = Xoshiro256PlusPlus::seed_from_u64(seed),
            Self::Recorded(_) => *self = Self::seeded(seed),
        }
    }

    /// A number below `n`.
    pub fn below(&mut self, n: i32, ahead: bool) -> i32 {
        if n <= 0 {
            return 0;
        }
        match self {
            Self::Seeded(rng) => ((rng.next_u64() >> 32).wrapping_mul(n as u64) >> 32) as i32,
            Self::Recorded(recorded) => match recorded.next(ahead) {
                Some((_, r)) => (r as i32).clamp(0, n - 1),
                None => 0,
            },
        }
    }

    /// A number from 0 to 1.
    pub fn unit(&mut self, ahead: bool) -> f64 {
        match self {
            Self::Seeded(rng) => (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64,
            Self::Recorded(recorded) => recorded.next(ahead).map_or(0.0, |(_, r)| r),
        }
    }

    /// Says whether moves are being generated from now on.
    pub fn generating(&mut self, generating: bool) {
        if let Self::Recorded(recorded) = self {
            recorded.generating = generating;
        }
    }
}

impl Recorded {
    fn next(&mut self, ahead: bool) -> Option<(u32, f64)> {
        let found = self.queues[usize::from(self.generating)][usize::from(ahead)].pop_front();
        self.missing += u32::from(found.is_none());
        found
    }
}
