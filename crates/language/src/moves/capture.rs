//! Captures as effects.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::directions::Direction;
use crate::ints::Int;
use crate::moves::{Between, From, PieceRef, Then, To};
use crate::words::{AbsoluteDirection, RelationType, SiteType};

/// Does something to pieces that stand in a line between the moved piece and another of its own.
///
/// Example: `(custodial (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("custodial")]
pub struct Custodial {
    /// The node it stands at.
    pub id: NodeId,
    /// Where the line starts; at the site of the last move by default.
    pub from: Option<From>,
    /// Along which directions lines run; adjacent ones by default.
    pub direction: Option<AbsoluteDirection>,
    /// The pieces between, and what happens to them.
    pub between: Option<Between>,
    /// The piece at the other end.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Does something to the pieces straight ahead of a site.
///
/// Example: `(directional (to if:(is Enemy (who at:(to))) (apply (remove (to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("directional")]
pub struct Directional {
    /// The node it stands at.
    pub id: NodeId,
    /// Where the line starts; at the site of the last move by default.
    pub from: Option<From>,
    /// Which directions; the one of the last move by default.
    pub directions: Option<Direction>,
    /// The pieces, and what happens to them.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Does something to groups of pieces that have no empty site beside them.
///
/// Example: `(enclose (between if:(is Enemy (who at:(between))) (apply (remove (between)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("enclose")]
pub struct Enclose {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Beside which site groups are looked for; the one of the last move by default.
    pub from: Option<From>,
    /// How the pieces of a group are connected; adjacent by default.
    pub directions: Option<Direction>,
    /// The pieces, and what happens to them.
    pub between: Option<Between>,
    /// How many empty sites a group may still have.
    #[ludeme(named)]
    pub num_exception: Option<Int>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Does something to the pieces on both sides of the moved piece.
///
/// Example: `(intervene (to if:(is Enemy (who at:(to))) (apply (remove (to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("intervene")]
pub struct Intervene {
    /// The node it stands at.
    pub id: NodeId,
    /// The site between them; that of the last move by default.
    pub from: Option<From>,
    /// Along which directions; adjacent ones by default.
    pub direction: Option<AbsoluteDirection>,
    /// How far away they may be.
    pub between: Option<Between>,
    /// The pieces, and what happens to them.
    pub to: Option<To>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Does something to a piece whose neighbouring sites are all taken by others.
///
/// Example: `(surround (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("surround")]
pub struct Surround {
    /// The node it stands at.
    pub id: NodeId,
    /// Beside which site such pieces are looked for; that of the last move by default.
    pub from: Option<From>,
    /// Which sites are its neighbours; adjacent ones by default.
    pub relation: Option<RelationType>,
    /// The piece, and what happens to it.
    pub between: Option<Between>,
    /// The pieces around it.
    pub to: Option<To>,
    /// How many of the sites around it may be free.
    #[ludeme(named)]
    pub except: Option<Int>,
    /// A piece that must be among those around it.
    #[ludeme(named)]
    pub with: Option<PieceRef>,
    /// What follows from the move.
    pub then: Option<Then>,
}
