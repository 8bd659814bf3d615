//! The site of a library: an index of many manuals.

mod entry;
mod index;

pub use entry::{Entry, Failure, Key, read_entry};
pub use index::index;

/// The file in a manual's folder that says what the index has to know of it.
pub const ENTRY: &str = "entry.json";
