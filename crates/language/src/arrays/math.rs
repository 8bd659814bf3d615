//! Calculation with lists.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::{ArrayOrInt, IntArray};
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::SiteOrRegion;

/// The numbers of a list that are not in another.
///
/// Example: `(difference (array {1 2 3}) 2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The numbers to start from.
    pub source: IntArray,
    /// What is taken away.
    pub subtraction: ArrayOrInt,
}

/// One of two lists, as a condition says; the empty list where it fails and no other is given.
///
/// Example: `(if (is Mover P1) (array {0 1}) (array {2 3}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: IntArray,
    /// The value where the condition does not hold.
    pub otherwise: Option<IntArray>,
}

/// The numbers that are in all of the lists.
///
/// Example: `(intersection (array {1 2 3}) (array {2 3 4}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersection")]
pub struct Intersection {
    /// The node it stands at.
    pub id: NodeId,
    /// The lists.
    pub arrays: PairOrList<IntArray>,
}

/// The value of a function for every pair of a site to start from and a site to end at.
///
/// Example: `(results from:(last To) to:(sites Around (last To)) (who at:(to)))`
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
    /// What is worked out; `(from)` and `(to)` are the two sites.
    pub function: Int,
}

/// The numbers that are in any of the lists.
///
/// Example: `(union (array {1 2}) (array {2 3}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The lists.
    pub arrays: PairOrList<IntArray>,
}
