//! Sizes of boards, known before play.

mod math;

use language_derive::Ludeme;

pub use math::*;

/// A size of a board, known before play.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Dim {
    /// A number.
    Constant(i32),
    /// [`Abs`]
    Abs(Box<Abs>),
    /// [`Add`]
    Add(Box<Add>),
    /// [`Div`]
    Div(Box<Div>),
    /// [`Max`]
    Max(Box<Max>),
    /// [`Min`]
    Min(Box<Min>),
    /// [`Mul`]
    Mul(Box<Mul>),
    /// [`Pow`]
    Pow(Box<Pow>),
    /// [`Sub`]
    Sub(Box<Sub>),
}
