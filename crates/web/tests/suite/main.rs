//! The tests of `web`, as one program: what is linked once is tested sooner.

mod common;
mod reload;
mod requests;
