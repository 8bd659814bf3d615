//! What does a designer see? A live preview of a game, and the site of a library, served to the browser on the same
//! machine.
//!
//! A [`Shelf`] says which games are served, a [`Server`] answers requests. Each game that somebody looks at has a
//! workshop, which makes *editions* of its manual: a quick one as soon as the file is saved, then a thorough one. What
//! is wrong with the description is told beside the last good edition.
//!
//! Nothing that a request says becomes a path on the disk: addresses name games of the shelf and files of an edition in
//! memory.

mod build;
mod http;
mod page;
mod route;
mod server;
mod shelf;
mod watch;
mod workbench;
mod workshop;

pub use build::Quality;
pub use http::{Guard, Limits};
pub use server::{ServeError, Server, Settings, Stop};
pub use shelf::Shelf;
