//! Which ludemes are these? The typed tree of a game description, and the reference of the language.
//!
//! Every ludeme is a struct whose fields are its arguments; `#[derive(Ludeme)]` reads the grammar off the types.
//! Each struct carries the [`NodeId`] of the clause it stands for.

// The derive macro names its types by the path that other crates would use.
extern crate self as language;

pub mod arrays;
pub mod booleans;
pub mod catalogue;
pub mod dims;
pub mod directions;
pub mod end;
pub mod equipment;
mod explain;
pub mod floats;
pub mod game;
pub mod graph;
pub mod ints;
pub mod ludeme;
pub mod meta;
pub mod metadata;
pub mod moves;
mod names;
pub mod ranges;
mod read;
pub mod reference;
pub mod refs;
pub mod regions;
pub mod start;
pub mod words;

pub use read::{Root, check, read_game, read_metadata};
pub use syntax::NodeId;
