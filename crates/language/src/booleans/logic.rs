//! Comparison and the joining of conditions.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::IndexOrRole;
use crate::regions::Region;

/// Whether all conditions hold.
///
/// Example: `(and (is Mover P1) (is Odd (count Turns)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("and")]
pub struct And {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Boolean>,
}

/// Whether two numbers are equal; the second may be a player.
///
/// Example: `(= (count Moves) 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("=")]
#[ludeme("equals")]
pub struct Equals {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: IndexOrRole,
}

/// Whether two regions have the same sites.
///
/// Example: `(= (sites Occupied by:Mover) (sites Top))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("=")]
#[ludeme("equals")]
pub struct RegionEquals {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Region,
    /// The second operand.
    pub right: Region,
}

/// Whether a number is at least another.
///
/// Example: `(>= (score Mover) 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme(">=")]
#[ludeme("ge")]
pub struct Ge {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// Whether a number is greater than another.
///
/// Example: `(> (score Mover) (score Next))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme(">")]
#[ludeme("gt")]
pub struct Gt {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// The answer to one of two questions, as a condition says; no where it fails and no other is given.
///
/// Example: `(if (is Mover P1) (is In (to) (sites Top)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Boolean,
    /// The value where the condition does not hold.
    pub otherwise: Option<Boolean>,
}

/// Whether a number is at most another.
///
/// Example: `(<= (count Turns) 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("<=")]
#[ludeme("le")]
pub struct Le {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// Whether a number is less than another.
///
/// Example: `(< (state at:(to)) 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("<")]
#[ludeme("lt")]
pub struct Lt {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: Int,
}

/// Whether a condition does not hold.
///
/// Example: `(not (is Empty (to)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("not")]
pub struct Not {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Boolean,
}

/// Whether two numbers differ; the second may be a player.
///
/// Example: `(!= (who at:(to)) Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("!=")]
#[ludeme("notEqual")]
pub struct NotEqual {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Int,
    /// The second operand.
    pub right: IndexOrRole,
}

/// Whether two regions differ in some site.
///
/// Example: `(!= (sites Mover) (sites Next))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("!=")]
#[ludeme("notEqual")]
pub struct RegionNotEqual {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Region,
    /// The second operand.
    pub right: Region,
}

/// Whether one of the conditions holds.
///
/// Example: `(or (is Empty (to)) (is Enemy (who at:(to))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("or")]
pub struct Or {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Boolean>,
}

/// Whether exactly one of two conditions holds.
///
/// Example: `(xor (is Mover P1) (is Even (count Turns)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("xor")]
pub struct Xor {
    /// The node it stands at.
    pub id: NodeId,
    /// The first operand.
    pub left: Boolean,
    /// The second operand.
    pub right: Boolean,
}
