//! Dealing and splitting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::{DealableKind, SplitKind};

/// Deals cards or dominoes to the players.
///
/// Example: `(deal Dominoes 7)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("deal")]
pub struct Deal {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: DealableKind,
    /// How many.
    pub count: Option<i32>,
}

/// Deals the whole deck to the players.
///
/// Example: `(split Deck)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("split")]
pub struct Split {
    /// The node it stands at.
    pub id: NodeId,
    /// What is dealt.
    pub kind: SplitKind,
}
