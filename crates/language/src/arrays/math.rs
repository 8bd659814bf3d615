//! Calculation with lists.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::{ArrayOrInt, IntArray};
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::SiteOrRegion;

/// `(difference …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The source.
    pub source: IntArray,
    /// The subtraction.
    pub subtraction: ArrayOrInt,
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
    pub then: IntArray,
    /// The value where it does not.
    pub otherwise: Option<IntArray>,
}

/// `(intersection …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersection")]
pub struct Intersection {
    /// The node it stands at.
    pub id: NodeId,
    /// The arrays.
    pub arrays: PairOrList<IntArray>,
}

/// `(results …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("results")]
pub struct Results {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    #[ludeme(named)]
    pub from: SiteOrRegion,
    /// Where to.
    #[ludeme(named)]
    pub to: SiteOrRegion,
    /// The function.
    pub function: Int,
}

/// `(union …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The arrays.
    pub arrays: PairOrList<IntArray>,
}
