//! Sizes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::arrays::IntArray;
use crate::booleans::Boolean;
use crate::directions::Direction;
use crate::ints::Int;
use crate::refs::{AtOrIn, PlayerRef};
use crate::words::{AbsoluteDirection, SiteType};

/// `(size Array …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Array")]
pub struct SizeArray {
    /// The node it stands at.
    pub id: NodeId,
    /// The array.
    pub array: IntArray,
}

/// `(size Territory …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("size Territory")]
pub struct SizeTerritory {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The player.
    pub player: PlayerRef,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
}

/// `(size Stack …)`
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

/// `(size LargePiece …)`
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

/// `(size Group …)`
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
    /// The directions.
    pub directions: Option<Direction>,
    /// The condition.
    #[ludeme(named = "if")]
    pub condition: Option<Boolean>,
}
