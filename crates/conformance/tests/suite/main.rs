//! The tests of `conformance`, as one program: what is linked once is tested sooner.

mod boards;
mod concepts;
mod english_gates;
mod expansions;
mod kernels;
mod matches;
mod mutations;
mod perft;
mod probe;
mod proofs;
mod quiz;
mod trials;
mod typing;
