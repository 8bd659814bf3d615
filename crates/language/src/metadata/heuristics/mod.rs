//! Features of positions that tell who is ahead.

mod parts;
mod terms;

pub use parts::*;
pub use terms::*;
