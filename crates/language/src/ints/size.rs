//! Sizes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::refs::{AtOrIn, PlayerRef};
use crate::words::{AbsoluteDirection, SiteType};

/// How many numbers a list has.
///
/// Example: `(size Array (values Remembered))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Array")]
pub struct SizeArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The list.
    pub array: IntArray,
}

/// How many empty sites a player's pieces enclose.
///
/// Example: `(size Territory P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Territory")]
pub struct SizeTerritory {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Which player.
    pub player: PlayerRef,
    /// In which direction.
    pub direction: Option<AbsoluteDirection>,
}

/// How high the stacks are on a site or in a region, added up.
///
/// Example: `(size Stack at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Stack")]
pub struct SizeStack {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: Option<AtOrIn>,
}

/// How many sites the large piece on a site covers.
///
/// Example: `(size LargePiece at:(to))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size LargePiece")]
pub struct SizeLargePiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    pub at: AtOrIn,
}

/// How many sites the group on a site has.
///
/// Example: `(size Group at:(to) Orthogonal)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Group")]
pub struct SizeGroup {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The site.
    #[ludeme(named)]
    pub at: Int,
    /// In which directions; adjacent ones by default.
    pub directions: Option<Direction>,
    /// Which sites belong to the group; those with a like piece by default, `(to)` is the site.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}
