//! Sets of directions, and calculation with them.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::words::{AbsoluteDirection, RelationType, RelativeDirection, SiteType};

/// The directions of one set that are not in another.
///
/// Example: `(difference Orthogonal N)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("difference")]
pub struct Difference {
    /// The node it stands at.
    pub id: NodeId,
    /// The set to start from.
    pub directions: Direction,
    /// What is taken away.
    pub subtracted: Direction,
}

/// Some of the directions, drawn at random.
///
/// Example: `(directions Random Orthogonal num:1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions Random")]
pub struct DirectionsRandom {
    /// The node it stands at.
    pub id: NodeId,
    /// In which directions; adjacent ones by default.
    pub directions: Direction,
    /// How many are drawn.
    #[ludeme(named = "num")]
    pub count: Int,
}

/// The direction from one site to another.
///
/// Example: `(directions Cell from:(last From) to:(last To))`
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

/// Directions as the moving piece or its player sees them.
///
/// Example: `(directions {Forward FL FR} of:Adjacent)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions")]
pub struct RelativeDirections {
    /// The node it stands at.
    pub id: NodeId,
    /// Which; ahead by default.
    pub directions: Option<OneOrMany<RelativeDirection>>,
    /// Among which directions of the board they are found.
    #[ludeme(named)]
    pub of: Option<RelationType>,
    /// Whether the directions of the site count, rather than those of the board.
    #[ludeme(named)]
    pub by_site: Option<bool>,
}

/// Directions of the board.
///
/// Example: `(directions {N E})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directions")]
pub struct AbsoluteDirections {
    /// The node it stands at.
    pub id: NodeId,
    /// In which directions; adjacent ones by default.
    pub directions: OneOrMany<AbsoluteDirection>,
}

/// One of two sets of directions, as a condition says.
///
/// Example: `(if (is Mover P1) N S)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("if")]
pub struct If {
    /// The node it stands at.
    pub id: NodeId,
    /// When; always by default.
    pub condition: Boolean,
    /// The value where the condition holds.
    pub then: Direction,
    /// The value where the condition does not hold.
    pub otherwise: Direction,
}

/// The directions of both sets.
///
/// Example: `(union N (directions {E W}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("union")]
pub struct Union {
    /// The node it stands at.
    pub id: NodeId,
    /// One set.
    pub first: Direction,
    /// The other set.
    pub second: Direction,
}
