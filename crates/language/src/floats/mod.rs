//! Numbers with a fraction.

mod conversion;
mod math;

use language_derive::Ludeme;

use crate::booleans::Boolean;
use crate::ints::Int;
pub use conversion::*;
pub use math::*;

/// A number with a fraction.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Float {
    /// A number.
    Constant(f32),
    /// [`ToFloat`]
    ToFloat(Box<ToFloat>),
    /// [`Abs`]
    Abs(Box<Abs>),
    /// [`Add`]
    Add(Box<Add>),
    /// [`Cos`]
    Cos(Box<Cos>),
    /// [`Div`]
    Div(Box<Div>),
    /// [`Exp`]
    Exp(Box<Exp>),
    /// [`Log`]
    Log(Box<Log>),
    /// [`Log10`]
    Log10(Box<Log10>),
    /// [`Max`]
    Max(Box<Max>),
    /// [`Min`]
    Min(Box<Min>),
    /// [`Mul`]
    Mul(Box<Mul>),
    /// [`Pow`]
    Pow(Box<Pow>),
    /// [`Sin`]
    Sin(Box<Sin>),
    /// [`Sqrt`]
    Sqrt(Box<Sqrt>),
    /// [`Sub`]
    Sub(Box<Sub>),
    /// [`Tan`]
    Tan(Box<Tan>),
}

/// A truth value or a whole number.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum BooleanOrInt {
    /// A truth value.
    Boolean(Boolean),
    /// A whole number.
    Int(Int),
}
