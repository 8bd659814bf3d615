//! Whether all of something have a property.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::regions::Region;
use crate::words::SiteType;

/// `(all Groups …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Groups")]
pub struct AllGroups {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The of.
    #[ludeme(named)]
    pub of: Option<Boolean>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// `(all Values …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Values")]
pub struct AllValues {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// `(all Sites …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Sites")]
pub struct AllSites {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// `(all Different …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Different")]
pub struct AllSitesDifferent {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// `(all DiceUsed …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all DiceUsed")]
pub struct AllDiceUsed {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(all DiceEqual …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all DiceEqual")]
pub struct AllDiceEqual {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(all Passed …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Passed")]
pub struct AllPassed {
    /// The node it stands at.
    pub id: NodeId,
}
