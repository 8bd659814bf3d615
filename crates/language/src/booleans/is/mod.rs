//! The tests that begin with `is`.

mod edges;
mod play;
mod shapes;
mod sites;

pub use edges::*;
pub use play::*;
pub use shapes::*;
pub use sites::*;
