//! Setting values.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::refs::{AtOrRegion, AtOrTo, SiteOrRegion};
use crate::regions::Region;
use crate::words::{HiddenData, Role, SiteType};

/// `(set Team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Team")]
pub struct SetTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// The index.
    pub index: Int,
    /// The roles.
    pub roles: Vec<Role>,
}

/// `(set Amount …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Amount")]
pub struct SetAmount {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The value.
    pub value: Int,
}

/// `(set Score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Score")]
pub struct SetScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The value.
    pub value: Int,
}

/// `(set RememberValue …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set RememberValue")]
pub struct SetRememberValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: SiteOrRegion,
    /// The unique.
    #[ludeme(named)]
    pub unique: Option<Boolean>,
}

/// `(set Hidden …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Hidden")]
pub struct SetHidden {
    /// The node it stands at.
    pub id: NodeId,
    /// The data.
    pub data: Option<OneOrMany<HiddenData>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrRegion,
    /// The level in the stack.
    #[ludeme(named)]
    pub level: Option<Int>,
    /// The value.
    pub value: Option<Boolean>,
    /// Where to.
    #[ludeme(named)]
    pub to: Role,
}

/// `(set …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set")]
pub struct SetOwnerAt {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub site: Option<Int>,
    /// The coord.
    #[ludeme(named)]
    #[ludeme(refers = Coordinate)]
    pub coord: Option<Box<str>>,
}

/// `(set …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set")]
pub struct SetOwnerOn {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<Vec<Int>>,
    /// The region.
    pub region: Option<Region>,
    /// The coords.
    #[ludeme(refers = Coordinate)]
    pub coords: Option<Vec<Box<str>>>,
}

/// `(set Count …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Count")]
pub struct SetCount {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}

/// `(set Cost …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Cost")]
pub struct SetCost {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}

/// `(set Phase …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("set Phase")]
pub struct SetPhase {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Int,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrTo,
}
