//! As much of HTTP/1.1 as a preview needs: one `GET` for each connection, and nothing that is large or slow.

mod guard;
mod request;
mod response;

pub use guard::Guard;
pub use request::{Bad, Limits, Request};
pub use response::{Response, Status, send};
