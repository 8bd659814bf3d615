//! Bounds of numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// All numbers from one to another.
///
/// Example: `(range 1 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("range")]
pub struct Bounds {
    /// The node it stands at.
    pub id: NodeId,
    /// The smallest.
    pub min: Int,
    /// The greatest; the same as the smallest by default.
    pub max: Option<Int>,
}

/// One number only.
///
/// Example: `(exact 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("exact")]
pub struct Exact {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
}

/// All numbers up to one.
///
/// Example: `(max 4)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The greatest.
    pub max: Int,
}

/// All numbers from one on.
///
/// Example: `(min 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The smallest.
    pub min: Int,
}
