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

/// `(array …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("array")]
pub struct ArrayOfRegion {
    /// The node it stands at.
    pub id: NodeId,
    /// The region.
    pub region: Region,
}

/// `(array …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("array")]
pub struct ArrayOfInts {
    /// The node it stands at.
    pub id: NodeId,
    /// The ints.
    pub ints: Vec<Int>,
}

/// `(team …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("team")]
pub struct Team {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(players …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersTeam {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PlayersTeamKind,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(players …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("players")]
pub struct PlayersMany {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PlayersManyKind,
    /// The of.
    #[ludeme(named)]
    pub of: Option<Int>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}

/// `(sizes Group …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("sizes Group")]
pub struct SizesGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The directions.
    pub directions: Option<Direction>,
    /// The owner.
    pub owner: Option<GroupOwner>,
    /// The min.
    #[ludeme(named)]
    pub min: Option<Int>,
    /// The is visible.
    #[ludeme(named)]
    pub is_visible: Option<Boolean>,
}

/// `(rotations …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rotations")]
pub struct Rotations {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: OneOrMany<AbsoluteDirection>,
}

/// `(values Remembered …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("values Remembered")]
pub struct ValuesRemembered {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
}
