//! Sites gathered one by one.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::regions::Region;
use crate::words::{SiteType, StackDirection};

/// `(forEach Level …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Level")]
pub struct ForEachLevel {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// The stack direction.
    pub stack_direction: Option<StackDirection>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The start at.
    #[ludeme(named)]
    pub start_at: Option<Int>,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The region.
    pub region: Region,
}

/// `(forEach Team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// `(forEach …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The of.
    #[ludeme(named)]
    pub of: Region,
    /// The region.
    pub region: Region,
}
