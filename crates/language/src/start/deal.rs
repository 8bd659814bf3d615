//! Dealing and splitting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::{DealableKind, SplitKind};

/// `(deal …)`
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

/// `(split …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("split")]
pub struct Split {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: SplitKind,
}
