//! Choosing sites.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::moves::{From, Then, To};
use crate::words::Role;

/// The player selects a site, or a pair of sites.
///
/// Example: `(move Select (from (sites Occupied by:Mover)) (then (remove (last From))))`
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
    /// Whose move it is; the mover's by default.
    pub mover: Option<Role>,
    /// What follows from the move.
    pub then: Option<Then>,
}
