//! The views of a document: text, Markdown and HTML. JSON is its plain serialisation.

mod html;
mod lines;
mod markdown;
mod text;

pub use html::html;
pub use markdown::markdown;
pub use text::text;
