//! The board, its areas and paths, the dice, and what pieces look like.

mod board;
mod facing;
mod items;
mod maps;
mod tracks;
