//! Lower and upper bounds.

mod functions;

use language_derive::Ludeme;

pub use functions::*;

/// A lower and an upper bound.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Range {
    /// [`Bounds`]
    Bounds(Box<Bounds>),
    /// [`Exact`]
    Exact(Box<Exact>),
    /// [`Max`]
    Max(Box<Max>),
    /// [`Min`]
    Min(Box<Min>),
}
