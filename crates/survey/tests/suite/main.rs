//! The tests of `survey`, as one program: what is linked once is tested sooner.

mod bundled;
mod common;
mod constructed;
mod learned;
mod proved;
mod sought;
