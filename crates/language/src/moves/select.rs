//! Choosing sites.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::From;
use crate::moves::Then;
use crate::moves::To;
use crate::words::Role;

/// `(select …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("select")]
#[ludeme(decision = "move Select")]
pub struct Select {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: From,
    /// Where to.
    pub to: Option<To>,
    /// The mover.
    pub mover: Option<Role>,
    /// What follows from the move.
    pub then: Option<Then>,
}
