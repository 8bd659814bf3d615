//! Rules about the rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::meta::MetaRule;
use crate::words::{GravityKind, NoStackOnKind, PassEndKind, PinKind, RepetitionKind};

/// `(automove …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("automove")]
pub struct Automove {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(gravity …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("gravity")]
pub struct Gravity {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Option<GravityKind>,
}

/// `(meta …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("meta")]
pub struct Meta {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules.
    pub rules: OneOrMany<MetaRule>,
}

/// `(noStackOn …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("noStackOn")]
pub struct NoStackOn {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: NoStackOnKind,
}

/// `(passEnd …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("passEnd")]
pub struct PassEnd {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PassEndKind,
}

/// `(pin …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pin")]
pub struct Pin {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PinKind,
}

/// `(swap …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap")]
pub struct Swap {
    /// The node it stands at.
    pub id: NodeId,
}

/// `(no Repeat …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Repeat")]
pub struct NoRepeat {
    /// The node it stands at.
    pub id: NodeId,
    /// The repetition.
    pub repetition: Option<RepetitionKind>,
}

/// `(no Suicide …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Suicide")]
pub struct NoSuicide {
    /// The node it stands at.
    pub id: NodeId,
}
