//! Checks the recorded facts of the corpus against the crates.
//!
//! One module for each kind of fact; each yields an [`Outcome`] for every game. The binary prints them, and the tests
//! hold them against the lists of what passes in `ratchet/`.

pub mod boards;
pub mod concepts;
pub mod corpus;
pub mod cpu;
pub mod definitions;
mod each;
pub mod english_gates;
pub mod equipment;
pub mod expansions;
pub mod kernels;
pub mod lockstep;
pub mod matches;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod playouts;
pub mod probe;
pub mod progress;
pub mod proofs;
pub mod quiz;
pub mod ratchet;
pub mod regions;
pub mod selections;
pub mod speed;
pub mod trials;
pub mod typing;

pub use corpus::Corpus;
pub use outcome::Outcome;
