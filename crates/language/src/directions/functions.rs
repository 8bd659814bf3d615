//! Sets of directions, and calculation with them.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::words::{AbsoluteDirection, RelationType, RelativeDirection, SiteType};

/// `(difference …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: Direction,
    /// The subtracted.
    pub subtracted: Direction,
}

/// `(directions Random …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions Random")]
pub struct DirectionsRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: Direction,
    /// How many.
    #[ludeme(named = "num")]
    pub count: Int,
}

/// `(directions …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions")]
pub struct DirectionBetween {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
    /// Where from.
    #[ludeme(named)]
    pub from: Int,
    /// Where to.
    #[ludeme(named)]
    pub to: Int,
}

/// `(directions …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions")]
pub struct RelativeDirections {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: Option<OneOrMany<RelativeDirection>>,
    /// The of.
    #[ludeme(named)]
    pub of: Option<RelationType>,
    /// Whether: by site.
    #[ludeme(named)]
    pub by_site: Option<bool>,
}

/// `(directions …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions")]
pub struct AbsoluteDirections {
    /// The node it stands at.
    pub id: NodeId,
    /// The directions.
    pub directions: OneOrMany<AbsoluteDirection>,
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
    pub then: Direction,
    /// The value where it does not.
    pub otherwise: Direction,
}

/// `(union …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// The first.
    pub first: Direction,
    /// The second.
    pub second: Direction,
}
