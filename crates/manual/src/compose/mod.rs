//! Arranging: from what the other crates say about a game to its book.

mod beside;
mod book;
mod captions;
mod catalogue;
mod endings;
mod glance;
mod matter;
mod notes;

pub use beside::Sentences;
pub use book::{Source, book};
pub use matter::front_and_back;
