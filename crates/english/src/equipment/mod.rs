//! The board, its areas and paths, the dice, and what pieces look like.

mod board;
mod coordinates;
mod facing;
mod items;
mod lines;
mod maps;
mod named;
mod pattern;
mod shared;
mod throws;
mod tiles;
mod tracks;

pub(crate) use maps::FORMS;
pub use named::Named;
