//! Players in turn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::words::PrevType;

/// `(mover …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("mover")]
pub struct Mover {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(next …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("next")]
pub struct Next {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(prev …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("prev")]
pub struct Prev {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Option<PrevType>,
}
