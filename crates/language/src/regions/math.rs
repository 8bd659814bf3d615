//! Calculation with sets of sites.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::{ContainerRef, SiteOrRegion};
use crate::regions::{Region, RegionOrOrigin};
use crate::words::{AbsoluteDirection, SiteType};

/// The sites of a region that are not in another.
///
/// Example: `(difference (sites Board) (sites Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The region to start from.
    pub source: Region,
    /// What is taken away.
    pub subtraction: SiteOrRegion,
}

/// A region together with the sites some steps around it.
///
/// Example: `(expand (sites Bottom) steps:2)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("expand")]
pub struct Expand {
    /// The node it stands at.
    pub id: NodeId,
    /// The holder; the board by default.
    pub container: Option<ContainerRef>,
    /// The region, or a site.
    pub origin: RegionOrOrigin,
    /// How many steps; one by default.
    #[ludeme(named)]
    pub steps: Option<Int>,
    /// In which directions; adjacent ones by default.
    pub direction: Option<AbsoluteDirection>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
}

/// One of two regions, as a condition says; no site where it fails and no other is given.
///
/// Example: `(if (is Mover P1) (sites Top) (sites Bottom))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Region,
    /// The value where the condition does not hold.
    pub otherwise: Option<Region>,
}

/// The sites that are in all of the regions.
///
/// Example: `(intersection (sites Empty) (sites Top))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersection")]
pub struct Intersection {
    /// The node it stands at.
    pub id: NodeId,
    /// The regions.
    pub regions: PairOrList<Region>,
}

/// The sites that are in any of the regions.
///
/// Example: `(union (sites Top) (sites Bottom))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The regions.
    pub regions: PairOrList<Region>,
}
