//! Gates: what a text must not do, measured on the document itself.

mod coverage;
mod leaks;
mod sentences;

pub use coverage::{Coverage, coverage};
pub use leaks::{Leak, leaks};
pub use sentences::{SentenceFigures, sentence_figures};
