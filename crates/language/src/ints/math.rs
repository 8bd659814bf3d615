//! Arithmetic.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;

/// `(abs …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("abs")]
pub struct Abs {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
}

/// `(+ …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Int>,
}

/// `(+ …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct SumOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
}

/// `(/ …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("/")]
#[ludeme("div")]
pub struct Div {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// `(if …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Int,
    /// The value where it does not.
    pub otherwise: Int,
}

/// `(max …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// `(max …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct MaxOfArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
}

/// `(min …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// `(min …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct MinOfArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
}

/// `(% …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("%")]
#[ludeme("mod")]
pub struct Mod {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
    /// The modulo.
    pub modulo: Int,
}

/// `(* …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct Mul {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Int>,
}

/// `(* …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct ProductOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
}

/// `(^ …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("^")]
#[ludeme("pow")]
pub struct Pow {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// `(- …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("-")]
#[ludeme("sub")]
pub struct Sub {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Option<Int>,
    /// The second operand.
    pub right: Int,
}
