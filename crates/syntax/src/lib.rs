//! What does the text say? Tokens, trees with spans, defines, options and diagnostics.

mod diagnostic;
mod source;
mod tree;

pub use diagnostic::{Diagnostic, Label, Severity};
pub use source::{Source, SourceId, Sources, Span};
pub use tree::{Call, Node, NodeId, NodeKind, Tree};
