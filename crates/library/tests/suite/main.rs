//! The tests of `library`, as one program: what is linked once is tested sooner.

mod common;
mod facts;
mod play;
mod puzzles;
mod read;
mod together;
