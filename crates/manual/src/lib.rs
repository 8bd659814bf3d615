//! What belongs in the book? The manual as data, and its renderings.
//!
//! [`make()`] turns a description into a [`Book`] in memory: a [`Manual`], which is plain words and facts, with the
//! [`Pictures`] it refers to by name. The views of it are [`html`], [`markdown`] and JSON; [`Book::folder`] is a view with
//! its pictures, and [`output`] puts files on the disk, whole or not at all.

pub mod check;
pub mod compose;
pub mod draw;
pub mod html;
pub mod links;
pub mod make;
pub mod markdown;
pub mod model;
pub mod output;
pub mod pdf;
pub mod site;

pub use make::{Chapter, Look, Request, make};
pub use model::{Book, Manual, Pictures};
