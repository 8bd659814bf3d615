//! The pages of the server, and the files they share.

mod index;
mod panel;
mod preview;

pub use index::Catalogue;
pub use panel::panel;
pub use preview::{POLICY, preview};

/// A file that pages share.
pub fn asset(name: &str) -> Option<&'static str> {
    match name {
        "preview.js" => Some(include_str!("preview.js")),
        "preview.css" => Some(include_str!("preview.css")),
        _ => None,
    }
}
