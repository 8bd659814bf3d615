//! The tests of `board`, as one program: what is linked once is tested sooner.

mod equipment;
mod laws;
mod numbering;
mod support;
