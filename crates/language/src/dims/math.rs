//! Arithmetic of sizes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::dims::Dim;
use crate::ludeme::PairOrList;

/// A size without its sign.
///
/// Example: `(abs -3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("abs")]
pub struct Abs {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Dim,
}

/// The sum of sizes.
///
/// Example: `(+ 3 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("+")]
#[ludeme("add")]
pub struct Add {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Dim>,
}

/// A size divided by another, rounded towards zero.
///
/// Example: `(/ 9 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("/")]
#[ludeme("div")]
pub struct Div {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Dim,
    /// The second operand.
    pub right: Dim,
}

/// The greater of two sizes.
///
/// Example: `(max 3 5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Dim,
    /// The second operand.
    pub right: Dim,
}

/// The smaller of two sizes.
///
/// Example: `(min 3 5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Dim,
    /// The second operand.
    pub right: Dim,
}

/// The product of sizes.
///
/// Example: `(* 2 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("*")]
#[ludeme("mul")]
pub struct Mul {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Dim>,
}

/// A size raised to a power.
///
/// Example: `(^ 2 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("^")]
#[ludeme("pow")]
pub struct Pow {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Dim,
    /// The second operand.
    pub right: Dim,
}

/// The difference of two sizes.
///
/// Example: `(- 9 1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("-")]
#[ludeme("sub")]
pub struct Sub {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Dim,
    /// The second operand.
    pub right: Dim,
}
