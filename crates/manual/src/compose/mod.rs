//! Arranging: from what the other crates say about a game to its book.

mod actions;
mod attack;
mod beside;
mod book;
mod caption;
mod catalogue;
mod cause;
mod definitions;
mod endings;
mod families;
mod finale;
mod glance;
mod maps;
mod matter;
mod notes;
mod places;
mod sentences;
mod series;
mod solution;
mod tables;
mod titles;
mod twins;
mod whole;
mod words;

pub use book::{Source, book};
pub use matter::{ABOUT, front_and_back, ruleset_title};
pub use sentences::Sentences;
pub use series::match_book;
