//! What belongs in the book? The manual as data, and its renderings.
//!
//! A [`Book`] is a [`Manual`], which is plain words and facts, with the [`Pictures`] it refers to by name. The views of
//! it are [`html`], [`markdown`] and JSON; [`output`] puts them on the disk, whole or not at all.

pub mod compose;
pub mod draw;
pub mod html;
pub mod links;
pub mod markdown;
pub mod model;
pub mod output;
pub mod pdf;
pub mod site;

pub use model::{Book, Manual, Pictures};
