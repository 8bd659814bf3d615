//! The tests of `picture`, as one program: what is linked once is tested sooner.

mod animation;
mod corpus;
#[path = "../support/drawn.rs"]
mod drawn;
mod highlights;
mod options;
mod scenes;
