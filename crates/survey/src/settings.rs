//! How long to look, and from where.

use std::time::Duration;

/// How long to look, and from where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The seed of all playouts.
    pub seed: u64,
    /// How many moves may be weighed in all: every legal move of every position that is met counts. This, and not a time,
    /// ends a survey, so that it finds the same on every machine.
    pub moves: usize,
    /// How many moves a single playout may have.
    pub longest: usize,
    /// After how many rounds without news to stop.
    pub patience: usize,
    /// How long the survey may take in the worst case, games that share the processor with others included. Where this is what ends
    /// it, another time may find something else, which is said.
    pub time: Duration,
    /// How many bytes the positions that are kept may take.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            seed: 1,
            moves: 400_000,
            longest: 2_000,
            patience: 3,
            time: Duration::from_secs(120),
            memory: 64 << 20,
        }
    }
}
