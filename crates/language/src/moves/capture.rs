//! Captures as effects.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::ints::Int;
use crate::moves::Between;
use crate::moves::From;
use crate::moves::PieceRef;
use crate::moves::Then;
use crate::moves::To;
use crate::words::{AbsoluteDirection, RelationType, SiteType};

/// `(custodial …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("custodial")]
pub struct Custodial {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// What must lie between.
    pub between: Option<Between>,
    /// Where to.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(directional …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directional")]
pub struct Directional {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The directions.
    pub directions: Option<Direction>,
    /// Where to.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(enclose …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("enclose")]
pub struct Enclose {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Where from.
    pub from: Option<From>,
    /// The directions.
    pub directions: Option<Direction>,
    /// What must lie between.
    pub between: Option<Between>,
    /// The num exception.
    #[ludeme(named)]
    pub num_exception: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(intervene …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intervene")]
pub struct Intervene {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// What must lie between.
    pub between: Option<Between>,
    /// Where to.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(surround …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("surround")]
pub struct Surround {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    pub from: Option<From>,
    /// The relation.
    pub relation: Option<RelationType>,
    /// What must lie between.
    pub between: Option<Between>,
    /// Where to.
    pub to: Option<To>,
    /// The except.
    #[ludeme(named)]
    pub except: Option<Int>,
    /// The with.
    #[ludeme(named)]
    pub with: Option<PieceRef>,
    /// What follows from the move.
    pub then: Option<Then>,
}
