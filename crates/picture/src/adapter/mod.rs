//! From the other crates' data to what pictures are made from.

mod clues;
mod geometry;
mod graphics;
mod moves;
mod position;
mod program;
mod regions;
mod threats;
mod walk;
mod words;

pub use geometry::geometry;
pub use graphics::{Places, style};
pub use moves::{Kinds, highlights, kinds, motions, move_mark, site, throw};
pub use position::position;
pub use program::{board_class, painter};
pub use threats::checks;
pub use walk::{Walk, random_move};
