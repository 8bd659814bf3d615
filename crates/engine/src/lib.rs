//! What may happen? Programs, states, legal moves, endings, playouts and trials.

pub mod action;
mod apply;
pub mod arena;
pub mod arrays;
pub mod bits;
pub mod booleans;
pub mod chance;
pub mod directions;
pub mod end;
pub mod floats;
pub mod ints;
mod large;
mod legal;
pub mod lower;
mod meta;
pub mod moves;
mod peek;
pub mod players;
pub mod playout;
pub mod program;
pub mod puzzle;
pub mod pyramids;
pub mod regions;
pub mod rows;
pub mod solve;
pub mod start;
pub mod state;
pub mod text;
mod turn;
pub mod world;

pub use chance::{Chance, Recorded};
pub use lower::{LowerError, lower};
pub use playout::Playout;
pub use program::Program;
pub use state::State;
pub use world::World;
