//! From the other crates' data to what pictures are made from.

mod graphics;
mod words;

pub use graphics::{Places, style};
