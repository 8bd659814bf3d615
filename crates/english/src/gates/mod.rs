//! Gates: what a text must not do, measured on the document itself.

mod coverage;
mod defaults;
mod equivalent;
mod facts;
mod leaks;
mod mutation;
mod reading;
mod report;
mod retell;
mod sentences;
mod size;
mod symmetry;
mod terms;
mod unfelt;
mod unreachable;
mod unread;

pub use coverage::{Coverage, coverage};
pub use defaults::defaults;
pub use facts::{Fact, Stated, stated};
pub use leaks::{Leak, leaks};
pub use mutation::{Mutations, mutations};
pub use reading::doubtful;
pub(crate) use reading::is_mixed;
pub use report::Report;
pub use retell::Source;
pub use sentences::{LONGEST, SentenceFigures, sentence_figures};
pub use size::{Size, size};
pub use symmetry::asymmetry;
pub use terms::term_faults;
