//! The regions that begin with `sites`.

mod around;
mod named;
mod pieces;

pub use around::*;
pub use named::*;
pub use pieces::*;
