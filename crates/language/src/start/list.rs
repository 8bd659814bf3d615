//! The list of set-up rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::start::StartRule;

/// How the game is set up.
///
/// Example: `(start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("start")]
pub struct Start {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules in order.
    pub rules: OneOrMany<StartRule>,
}
