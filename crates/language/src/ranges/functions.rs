//! Bounds of numbers.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;

/// `(range …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("range")]
pub struct Bounds {
    /// The node it stands at.
    pub id: NodeId,
    /// The min.
    pub min: Int,
    /// The max.
    pub max: Option<Int>,
}

/// `(exact …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("exact")]
pub struct Exact {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
}

/// `(max …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("max")]
pub struct Max {
    /// The node it stands at.
    pub id: NodeId,
    /// The max.
    pub max: Int,
}

/// `(min …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("min")]
pub struct Min {
    /// The node it stands at.
    pub id: NodeId,
    /// The min.
    pub min: Int,
}
