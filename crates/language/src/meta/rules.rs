//! Rules about the rules.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::meta::MetaRule;
use crate::words::{GravityKind, NoStackOnKind, PassEndKind, PinKind, RepetitionKind};

/// A piece with one possible move makes it without being asked.
///
/// Example: `(automove)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("automove")]
pub struct Automove {
    /// The node it stands at.
    pub id: NodeId,
}

/// Pieces fall when what they rest on is taken away.
///
/// Example: `(gravity PyramidalDrop)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("gravity")]
pub struct Gravity {
    /// The node it stands at.
    pub id: NodeId,
    /// How they fall.
    pub kind: Option<GravityKind>,
}

/// Rules about the rules.
///
/// Example: `(meta (swap))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("meta")]
pub struct Meta {
    /// The node it stands at.
    pub id: NodeId,
    /// The rules.
    pub rules: OneOrMany<MetaRule>,
}

/// Pieces may not be moved up or down onto those they rest on or carry.
///
/// Example: `(noStackOn Fallen)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("noStackOn")]
pub struct NoStackOn {
    /// The node it stands at.
    pub id: NodeId,
    /// Which.
    pub kind: NoStackOnKind,
}

/// What happens when all players pass.
///
/// Example: `(passEnd NoEnd)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("passEnd")]
pub struct PassEnd {
    /// The node it stands at.
    pub id: NodeId,
    /// Draw, or nothing.
    pub kind: PassEndKind,
}

/// Pieces that carry others may not be moved.
///
/// Example: `(pin SupportMultiple)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("pin")]
pub struct Pin {
    /// The node it stands at.
    pub id: NodeId,
    /// Which pieces are pinned.
    pub kind: PinKind,
}

/// After the first move, the second player may take over the first player's side.
///
/// Example: `(swap)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("swap")]
pub struct Swap {
    /// The node it stands at.
    pub id: NodeId,
}

/// No move may lead back to an earlier position.
///
/// Example: `(no Repeat Positional)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Repeat")]
pub struct NoRepeat {
    /// The node it stands at.
    pub id: NodeId,
    /// What makes two positions the same; what lies on the board by default.
    pub repetition: Option<RepetitionKind>,
}

/// No move may lose the game for the player who makes it.
///
/// Example: `(no Suicide)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no Suicide")]
pub struct NoSuicide {
    /// The node it stands at.
    pub id: NodeId,
}
