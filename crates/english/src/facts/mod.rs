//! What the whole text needs to know about a game: its players, pieces and places by name.

mod lattice;
mod names;
mod pieces;
mod places;
mod players;

pub use lattice::Lattice;
pub(crate) use names::{neutral_names, numbered_names, owned_stem};
pub use pieces::{Kind, Pieces};
pub use places::{Places, Shape};
pub use players::{Person, Players};
pub(crate) use players::{is_crowd, number_of};
