//! The site of a library: an index of many manuals.

mod entry;
mod index;
mod review;

pub use entry::{Entry, Failure, Key, read_entry};
pub use index::index;
pub use review::{Lack, Review, summary};

/// The file in a manual's folder that says what the index has to know of it.
pub const ENTRY: &str = "entry.json";

/// The file of a site that says what each manual took and what it lacks.
pub const REPORT: &str = "report.json";
