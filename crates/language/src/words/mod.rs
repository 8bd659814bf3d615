//! The vocabularies of the language.

mod board;
mod cards;
mod directions;
mod forms;
mod graphics;
mod play;

pub use board::*;
pub use cards::*;
pub use directions::*;
pub use forms::*;
pub use graphics::*;
pub use play::*;
