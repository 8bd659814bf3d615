//! Scores, counters and other numbers kept in the state.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::refs::PlayerRef;
use crate::words::Role;

/// `(matchScore …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("matchScore")]
pub struct MatchScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
}

/// `(amount …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("amount")]
pub struct Amount {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
}

/// `(counter …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("counter")]
pub struct Counter {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(pot …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pot")]
pub struct Pot {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("score")]
pub struct Score {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: PlayerRef,
}

/// `(var …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("var")]
pub struct Var {
    /// The node it stands at.
    pub id: NodeId,
    /// The key.
    #[ludeme(refers = Variable)]
    pub key: Option<Box<str>>,
}
