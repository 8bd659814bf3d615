//! Which games do we bring along? Descriptions of our own, and how to find one by its name.
//!
//! ```
//! let chess = library::find("SCHACH").unwrap();
//! assert_eq!(chess.slug, "chess");
//! assert_eq!(library::find("ches").unwrap_err().nearest.as_deref(), Some("Chess"));
//! ```

mod bundled;
mod card;
mod fold;
mod search;

pub use bundled::{Bundled, GAMES};
pub use card::{Card, cards};
pub use fold::fold;
pub use search::{NotFound, find, search};
