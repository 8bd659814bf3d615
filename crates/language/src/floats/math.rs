//! Arithmetic of numbers with a fraction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ludeme::PairOrList;

/// A number without its sign.
///
/// Example: `(abs -2.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("abs")]
pub struct Abs {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Float,
}

/// The sum of numbers.
///
/// Example: `(+ 1.5 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// The cosine of an angle in radians.
///
/// Example: `(cos 0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("cos")]
pub struct Cos {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// A number divided by another.
///
/// Example: `(/ 1 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("/")]
#[ludeme("div")]
pub struct Div {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Float,
    /// The second operand.
    pub right: Float,
}

/// The exponential of a number.
///
/// Example: `(exp 1.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("exp")]
pub struct Exp {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// The natural logarithm of a number.
///
/// Example: `(log 2.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("log")]
pub struct Log {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// The decimal logarithm of a number.
///
/// Example: `(log10 100)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("log10")]
pub struct Log10 {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// The greatest of numbers.
///
/// Example: `(max 1.5 2.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// The smallest of numbers.
///
/// Example: `(min 1.5 2.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// The product of numbers.
///
/// Example: `(* 0.5 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct Mul {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// A number raised to a power.
///
/// Example: `(^ 2 0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("^")]
#[ludeme("pow")]
pub struct Pow {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Float,
    /// The second operand.
    pub right: Float,
}

/// The sine of an angle in radians.
///
/// Example: `(sin 0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sin")]
pub struct Sin {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// The square root of a number.
///
/// Example: `(sqrt 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sqrt")]
pub struct Sqrt {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// The difference of two numbers.
///
/// Example: `(- 2.5 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("-")]
#[ludeme("sub")]
pub struct Sub {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Float,
    /// The second operand.
    pub right: Float,
}

/// The tangent of an angle in radians.
///
/// Example: `(tan 0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tan")]
pub struct Tan {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}
