//! Where lists come from.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::GroupOwner;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::regions::Region;
use crate::words::{AbsoluteDirection, PlayersManyKind, PlayersTeamKind, SiteType};

/// The sites of a region, as a list of numbers.
///
/// Example: `(array (sites Occupied by:Mover))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("array")]
pub struct ArrayOfRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
}

/// The given numbers, as a list.
///
/// Example: `(array {1 2 3})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("array")]
pub struct ArrayOfInts {
    /// The node it stands at.
    pub id: NodeId,
    /// The numbers.
    pub ints: Vec<Int>,
}

/// The players of the team that is being looked at in `forEach Team`.
///
/// Example: `(team)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("team")]
pub struct Team {
    /// The node it stands at.
    pub id: NodeId,
}

/// The players of a team.
///
/// Example: `(players Team1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PlayersTeamKind,
    /// Only players for which it holds count; `(player)` is the player.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// All players, or those who stand in some relation to one of them.
///
/// Example: `(players Enemy if:(> (score Player) 0))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersMany {
    /// The node it stands at.
    pub id: NodeId,
    /// Which players.
    pub kind: PlayersManyKind,
    /// The player they are related to; the mover by default.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// Only players for which it holds count; `(player)` is the player.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// The sizes of all groups of connected pieces.
///
/// Example: `(sizes Group Orthogonal Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sizes Group")]
pub struct SizesGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// How the pieces of a group are connected; adjacent by default.
    pub directions: Option<Direction>,
    /// Whose pieces, or which sites, make groups.
    pub owner: Option<GroupOwner>,
    /// Smaller groups are left out.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// Whether only what every player can see counts.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// The rotations that a piece may take, told by directions.
///
/// Example: `(rotations {N E S W})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rotations")]
pub struct Rotations {
    /// The node it stands at.
    pub id: NodeId,
    /// In which directions; adjacent ones by default.
    pub directions: OneOrMany<AbsoluteDirection>,
}

/// The values that were remembered under a name.
///
/// Example: `(values Remembered "Visited")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("values Remembered")]
pub struct ValuesRemembered {
    /// The node it stands at.
    pub id: NodeId,
    /// Under which name; without one, those remembered without a name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
}
