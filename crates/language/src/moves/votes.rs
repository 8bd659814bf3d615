//! Proposals and votes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::moves::Then;

/// `(propose …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("propose")]
#[ludeme(decision = "move Propose")]
pub struct Propose {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The proposition.
    #[ludeme(declares = Proposition)]
    pub proposition: OneOrMany<Box<str>>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(vote …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("vote")]
#[ludeme(decision = "move Vote")]
pub struct Vote {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// The vote.
    #[ludeme(declares = Vote)]
    pub vote: OneOrMany<Box<str>>,
    /// What follows from the move.
    pub then: Option<Then>,
}
