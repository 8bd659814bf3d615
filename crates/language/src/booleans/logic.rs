//! Comparison and the joining of conditions.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::IndexOrRole;
use crate::regions::Region;

/// `(and …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("and")]
pub struct And {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Boolean>,
}

/// `(= …)`
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

/// `(= …)`
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

/// `(>= …)`
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

/// `(> …)`
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

/// `(if …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// The condition.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Boolean,
    /// The value where it does not.
    pub otherwise: Option<Boolean>,
}

/// `(<= …)`
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

/// `(< …)`
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

/// `(not …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("not")]
pub struct Not {
    /// The node it stands at.
    pub id: NodeId,
    /// The operand.
    pub operand: Boolean,
}

/// `(!= …)`
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

/// `(!= …)`
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

/// `(or …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("or")]
pub struct Or {
    /// The node it stands at.
    pub id: NodeId,
    /// The operands.
    pub operands: PairOrList<Boolean>,
}

/// `(xor …)`
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
