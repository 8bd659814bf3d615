//! Moves from any place to any place.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::{From, Then, To};
use crate::words::Role;

/// Moves a piece from a site to any other.
///
/// Example: `(fromTo (from (handSite Mover)) (to (sites Empty)))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("fromTo")]
#[ludeme(decision = "move")]
pub struct FromTo {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// Where from.
    pub from: From,
    /// Where to.
    pub to: To,
    /// How many.
    #[ludeme(named)]
    pub count: Option<Int>,
    /// Whether the piece also stays where it was.
    #[ludeme(named)]
    pub copy: Option<Boolean>,
    /// Whether the whole stack moves.
    #[ludeme(named)]
    pub stack: Option<bool>,
    /// Whose move it is; the mover's by default.
    pub mover: Option<Role>,
    /// What follows from the move.
    pub then: Option<Then>,
}
