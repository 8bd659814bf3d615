//! Calculation with sets of sites.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::PairOrList;
use crate::refs::{ContainerRef, SiteOrRegion};
use crate::regions::{Region, RegionOrOrigin};
use crate::words::{AbsoluteDirection, SiteType};

/// `(difference …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The source.
    pub source: Region,
    /// The subtraction.
    pub subtraction: SiteOrRegion,
}

/// `(expand …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("expand")]
pub struct Expand {
    /// The node it stands at.
    pub id: NodeId,
    /// The container.
    pub container: Option<ContainerRef>,
    /// The origin.
    pub origin: RegionOrOrigin,
    /// How many steps.
    #[ludeme(named)]
    pub steps: Option<Int>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
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
    pub then: Region,
    /// The value where it does not.
    pub otherwise: Option<Region>,
}

/// `(intersection …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intersection")]
pub struct Intersection {
    /// The node it stands at.
    pub id: NodeId,
    /// The regions.
    pub regions: PairOrList<Region>,
}

/// `(union …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The regions.
    pub regions: PairOrList<Region>,
}
