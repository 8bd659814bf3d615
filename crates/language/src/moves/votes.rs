//! Proposals and votes.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::moves::Then;

/// The player proposes something that is voted on.
///
/// Example: `(move Propose "End")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("propose")]
#[ludeme(decision = "move Propose")]
pub struct Propose {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// What is proposed; the player chooses among several.
    #[ludeme(declares = Proposition)]
    pub proposition: OneOrMany<Box<str>>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// The player votes.
///
/// Example: `(move Vote {"Yes" "No"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("vote")]
#[ludeme(decision = "move Vote")]
pub struct Vote {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether the player decides on it, as opposed to an effect that happens.
    pub decision: bool,
    /// What is voted for; the player chooses among several.
    #[ludeme(declares = Vote)]
    pub vote: OneOrMany<Box<str>>,
    /// What follows from the move.
    pub then: Option<Then>,
}
