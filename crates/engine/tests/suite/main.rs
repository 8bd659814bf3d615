//! The tests of `engine`, as one program: what is linked once is tested sooner.

mod common;
mod kernel;
mod nonsense;
mod plain;
mod play;
mod solve;
mod sowing;
mod traps;
