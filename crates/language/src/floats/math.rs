//! Arithmetic of numbers with a fraction.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::floats::Float;
use crate::ludeme::PairOrList;

/// `(abs …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("abs")]
pub struct Abs {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Float,
}

/// `(+ …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// `(cos …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("cos")]
pub struct Cos {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(/ …)`
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

/// `(exp …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("exp")]
pub struct Exp {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(log …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("log")]
pub struct Log {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(log10 …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("log10")]
pub struct Log10 {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(max …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// `(min …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// `(* …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct Mul {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Float>,
}

/// `(^ …)`
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

/// `(sin …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sin")]
pub struct Sin {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(sqrt …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sqrt")]
pub struct Sqrt {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}

/// `(- …)`
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

/// `(tan …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tan")]
pub struct Tan {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Float,
}
