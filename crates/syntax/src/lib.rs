//! What does the text say? Tokens, trees with spans, defines, options and diagnostics.
//!
//! [`read`] is the way from a file to its [`Tree`]:
//!
//! ```
//! use syntax::{Library, Selection, Sources};
//!
//! let mut sources = Sources::default();
//! let file = sources.add("Tiny.lud", r#"(define "Size" 3) (game "Tiny" (players 2) (board (square "Size")))"#);
//! let description = syntax::read(&mut sources, file, &Library::new(), &Selection::default()).unwrap();
//! assert_eq!(description.game.to_string(), r#"(game "Tiny" (players 2) (board (square 3)))"#);
//! ```

mod balance;
mod define;
mod diagnostic;
mod library;
pub mod limit;
mod metadata;
mod nearest;
mod option;
mod parse;
mod print;
mod range;
mod read;
mod render;
mod ruleset;
mod source;
mod text;
mod tree;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use library::{AiLookup, Definition, Library};
pub use nearest::nearest;
pub use option::{Category, Item, Value};
pub use read::{Description, Selection, read};
pub use ruleset::Ruleset;
pub use source::{Source, SourceId, Sources, Span};
pub use tree::{Call, Node, NodeId, NodeKind, Tree};
