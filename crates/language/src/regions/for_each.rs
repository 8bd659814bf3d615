//! Sites gathered one by one.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::regions::Region;
use crate::words::{SiteType, StackDirection};

/// The levels of a stack for which a condition holds.
///
/// Example: `(forEach Level at:(to) FromTop if:(= (who at:(to) level:(level)) Mover))`
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
    /// From which end; the bottom by default.
    pub stack_direction: Option<StackDirection>,
    /// What must hold; `(level)` is the level.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The level to begin with.
    #[ludeme(named)]
    pub start_at: Option<Int>,
}

/// The sites of a region that is worked out for every player of a list.
///
/// Example: `(forEach (players Enemy) (sites Occupied by:Player))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The region; `(player)` is the player.
    pub region: Region,
}

/// The sites of a region that is worked out for every team.
///
/// Example: `(forEach Team (forEach (team) (sites Occupied by:Player)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The region; `(team)` holds the players of the team.
    pub region: Region,
}

/// The sites of a region for which a condition holds.
///
/// Example: `(forEach (sites Board) if:(is Even (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// What must hold; `(site)` is the site.
    #[ludeme(named = "if")]
    pub condition: Boolean,
}

/// The sites of a region that is worked out for every site of another.
///
/// Example: `(forEach of:(sites Occupied by:Mover) (sites Around (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The sites that are gone through.
    #[ludeme(named)]
    pub of: Region,
    /// The region; `(site)` is the site.
    pub region: Region,
}
