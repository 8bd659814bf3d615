//! Set-up for each of several things.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::ints::Int;
use crate::regions::Region;
use crate::start::StartRule;

/// A rule for every team.
///
/// Example: `(forEach Team (forEach (team) (set Score Player 10)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Team")]
pub struct ForEachTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The rule; `(team)` holds the players of the team.
    pub rule: StartRule,
}

/// A rule for every player of a list.
///
/// Example: `(forEach (players All) (set Score Player 10))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach")]
pub struct ForEachPlayerOf {
    /// The node it stands at.
    pub id: NodeId,
    /// The players.
    pub players: IntArray,
    /// The rule; `(player)` is the player.
    pub rule: StartRule,
}

/// A rule for every site of a region.
///
/// Example: `(forEach Site (sites Top) (place "Pawn1" (site)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Site")]
pub struct ForEachSite {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
    /// Which sites; `(site)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
    /// The rule; `(site)` is the site.
    pub rule: StartRule,
}

/// A rule for every number of a range.
///
/// Example: `(forEach Value min:1 max:3 (place "Disc1" (value)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Value")]
pub struct ForEachValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The first number.
    #[ludeme(named)]
    pub min: Int,
    /// The last number.
    #[ludeme(named)]
    pub max: Int,
    /// The rule; `(value)` is the number.
    pub rule: StartRule,
}

/// A rule for every player.
///
/// Example: `(forEach Player (set Score Player 10))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forEach Player")]
pub struct ForEachPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// The rule; `(player)` is the player.
    pub rule: StartRule,
}
