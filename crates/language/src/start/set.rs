//! Setting values.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::refs::{AtOrRegion, AtOrTo, SiteOrRegion};
use crate::regions::Region;
use crate::words::{HiddenData, Role, SiteType};

/// Puts players in a team.
///
/// Example: `(set Team 1 {P1 P3})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Team")]
pub struct SetTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of the team.
    pub index: Int,
    /// The players.
    pub roles: Vec<Role>,
}

/// Gives players money.
///
/// Example: `(set Amount 100)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Amount")]
pub struct SetAmount {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// The value.
    pub value: Int,
}

/// Gives players a score.
///
/// Example: `(set Score P1 10)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Score")]
pub struct SetScore {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// The value.
    pub value: Int,
}

/// Remembers a value, or the sites of a region, from the start.
///
/// Example: `(set RememberValue "Home" (sites Bottom))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set RememberValue")]
pub struct SetRememberValue {
    /// The node it stands at.
    pub id: NodeId,
    /// Under which name; without one, among those without a name.
    #[ludeme(declares = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: SiteOrRegion,
    /// Whether a value that is already remembered is not kept twice.
    #[ludeme(named)]
    pub unique: Option<Boolean>,
}

/// Hides a site, or something about it, from a player.
///
/// Example: `(set Hidden What (sites Top) to:P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Hidden")]
pub struct SetHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// What is hidden; the site as a whole by default.
    pub data: Option<OneOrMany<HiddenData>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrRegion,
    /// The level in the stack; its top by default.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// Whether it is hidden; it is by default.
    pub value: Option<Boolean>,
    /// From whom.
    #[ludeme(named)]
    pub to: Role,
}

/// Gives a site to a player: a piece of theirs is put there.
///
/// Example: `(set P1 coord:"A1")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set")]
pub struct SetOwnerAt {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<Int>,
    /// Which, by coordinate.
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    pub coord: Option<Box<str>>,
}

/// Gives several sites to a player: a piece of theirs is put on each.
///
/// Example: `(set P1 Vertex (sites Bottom))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set")]
pub struct SetOwnerOn {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<Vec<Int>>,
    /// The region.
    pub region: Option<Region>,
    /// Which, by coordinates.
    #[ludeme(refers = Coordinate)]
    pub coords: Option<Vec<Box<str>>>,
}

/// Sets how many pieces lie on sites.
///
/// Example: `(set Count 4 to:(sites Track))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Count")]
pub struct SetCount {
    /// The node it stands at.
    pub id: NodeId,
    /// How many.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}

/// Sets the cost of sites.
///
/// Example: `(set Cost 3 at:5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Cost")]
pub struct SetCost {
    /// The node it stands at.
    pub id: NodeId,
    /// How much.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}

/// Sets the colour of sites, by number.
///
/// Example: `(set Phase 1 to:(sites Centre))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Phase")]
pub struct SetPhase {
    /// The node it stands at.
    pub id: NodeId,
    /// Which colour.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}
