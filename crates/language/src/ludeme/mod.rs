//! What a ludeme is to the front end: a description of its arguments, and the way to build it.
//!
//! The types of the language are described once, by `#[derive(Ludeme)]` on the AST. The same descriptions drive
//! the matching of a tree ([`Matcher`]), the messages for what does not match (`explain`) and the
//! reference of the language ([`reference`](crate::reference)).

mod grammar;
mod literals;
mod matcher;
mod memo;
mod shapes;
mod types;
mod walk;

pub use literals::Opaque;
pub use matcher::{Matched, Matcher, Slot};
pub use shapes::{OneOrMany, PairOrList};
pub use types::{Choice, Clause, Form, Ludeme, NameKind, Naming, Param, Type, Variant, Vocabulary};
pub use walk::Visit;
