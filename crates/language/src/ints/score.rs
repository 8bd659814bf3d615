//! Scores, counters and other numbers kept in the state.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::refs::PlayerRef;
use crate::words::Role;

/// A player's score in the match.
///
/// Example: `(matchScore P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("matchScore")]
pub struct MatchScore {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
}

/// How much money a player has.
///
/// Example: `(amount Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("amount")]
pub struct Amount {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
}

/// The counter, which goes up by one with every move.
///
/// Example: `(counter)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("counter")]
pub struct Counter {
    /// The node it stands at.
    pub id: NodeId,
}

/// How much money is in the pot.
///
/// Example: `(pot)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pot")]
pub struct Pot {
    /// The node it stands at.
    pub id: NodeId,
}

/// A player's score.
///
/// Example: `(score Mover)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub player: PlayerRef,
}

/// What a variable was last set to; -1 if it never was.
///
/// Example: `(var "Captured")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("var")]
pub struct Var {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the variable; without one, the variable without a name.
    #[ludeme(refers = Variable)]
    pub key: Option<Box<str>>,
}
