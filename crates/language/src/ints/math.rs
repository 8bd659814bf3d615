//! Arithmetic.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;

/// A number without its sign.
///
/// Example: `(abs (- (row of:(from)) (row of:(to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("abs")]
pub struct Abs {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
}

/// The sum of numbers.
///
/// Example: `(+ (count Pips) 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Int>,
}

/// The sum of the numbers of a list.
///
/// Example: `(+ (values Remembered))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct SumOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
}

/// A number divided by another, rounded towards zero.
///
/// Example: `(/ (count Cells) 2)`
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

/// One of two numbers, as a condition says.
///
/// Example: `(if (is Mover P1) 1 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Int,
    /// The value where the condition does not hold.
    pub otherwise: Int,
}

/// The greater of two numbers.
///
/// Example: `(max (score P1) (score P2))`
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

/// The greatest number of a list.
///
/// Example: `(max (sizes Group Orthogonal Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct MaxOfArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
}

/// The smaller of two numbers.
///
/// Example: `(min (count Turns) 3)`
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

/// The smallest number of a list.
///
/// Example: `(min (results from:(last To) to:(sites Top) (count Steps (from) (to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct MinOfArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
}

/// What is left over when a number is divided by another.
///
/// Example: `(% (count Turns) 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("%")]
#[ludeme("mod")]
pub struct Mod {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
    /// What it is divided by.
    pub modulo: Int,
}

/// The product of numbers.
///
/// Example: `(* 2 (count Pips))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct Mul {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Int>,
}

/// The product of the numbers of a list.
///
/// Example: `(* (array {2 3 4}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct ProductOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
}

/// A number raised to a power.
///
/// Example: `(^ 2 3)`
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

/// The difference of two numbers, or a number with its sign changed.
///
/// Example: `(- (score Mover) 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("-")]
#[ludeme("sub")]
pub struct Sub {
    /// The node it stands at.
    pub id: NodeId,
    /// What is subtracted from; zero by default.
    pub left: Option<Int>,
    /// What is subtracted.
    pub right: Int,
}
