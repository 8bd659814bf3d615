//! Words: numbers, plurals, articles, verbs, lists and whole sentences.

mod article;
mod aside;
mod coordinates;
mod enumeration;
mod noun;
mod number;
mod piece_name;
mod sentence;
mod set_off;
mod speakable;
mod text;
mod told;
mod verb;

pub use article::{owner_and_thing, with_article};
pub(crate) use aside::{aside, set_apart};
pub use coordinates::runs;
pub(crate) use coordinates::{column_letters, coordinate};
pub(crate) use enumeration::{final_enumeration, unmarked};
pub use enumeration::{listed_and, listed_or};
pub use noun::{counted, plural, spoken_name};
pub(crate) use number::number_of_word;
pub use number::{number_word, ordinal, spelled};
pub use piece_name::piece_name;
pub use sentence::{capitalised, finished, word_count};
pub(crate) use set_off::set_off;
pub(crate) use speakable::is_speakable;
pub(crate) use text::say;
pub use text::{Said, Text, compose};
pub use told::in_order;
pub use verb::{participle, third_person};
