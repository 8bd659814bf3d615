//! Whether all of something have a property.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::regions::Region;
use crate::words::SiteType;

/// Whether a condition holds for every group of connected pieces.
///
/// Example: `(all Groups if:(>= (count Sites in:(sites)) 3))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Groups")]
pub struct AllGroups {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// How the pieces of a group are connected; adjacent by default.
    pub directions: Option<Direction>,
    /// Which sites belong to groups; `(to)` is the site.
    #[ludeme(named)]
    pub of: Option<Boolean>,
    /// What must hold; `(sites)` is the group.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// Whether a condition holds for every number of a list.
///
/// Example: `(all Values (values Remembered) if:(> (value) 2))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Values")]
pub struct AllValues {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
    /// What must hold; `(value)` is the number.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// Whether a condition holds for every site of a region.
///
/// Example: `(all Sites (sites Board) if:(is Occupied (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Sites")]
pub struct AllSites {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// What must hold; `(site)` is the site.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// Whether no two sites of a region agree in what a condition tells of them.
///
/// Example: `(all Different (sites Board) if:(is Occupied (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Different")]
pub struct AllSitesDifferent {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// What is compared; `(site)` is the site.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// Whether every die that was rolled has been used.
///
/// Example: `(all DiceUsed)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all DiceUsed")]
pub struct AllDiceUsed {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether all dice show the same.
///
/// Example: `(all DiceEqual)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all DiceEqual")]
pub struct AllDiceEqual {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether every player passed in the last round.
///
/// Example: `(all Passed)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("all Passed")]
pub struct AllPassed {
    /// The node it stands at.
    pub id: NodeId,
}
