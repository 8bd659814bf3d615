//! Tests of the course of play.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::refs::IndexOrRole;
use crate::words::{IsPlayerKind, RepetitionKind, SiteType};

/// Whether a player stands in some relation to the turn: the mover, the next, an enemy and so on.
///
/// Example: `(is Mover P1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is")]
pub struct IsPlayer {
    /// The node it stands at.
    pub id: NodeId,
    /// Which relation.
    pub kind: IsPlayerKind,
    /// Which player.
    pub player: IndexOrRole,
}

/// Whether the position has been there before.
///
/// Example: `(is Repeat Positional)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Repeat")]
pub struct IsRepeat {
    /// The node it stands at.
    pub id: NodeId,
    /// What makes two positions the same; what lies on the board by default.
    pub repetition: Option<RepetitionKind>,
}

/// Whether the play goes round in a circle: the last positions have come three times over.
///
/// Example: `(is Cycle)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Cycle")]
pub struct IsCycle {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether something was marked as pending by the last move.
///
/// Example: `(is Pending)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Pending")]
pub struct IsPending {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether no site of the board is empty.
///
/// Example: `(is Full)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Full")]
pub struct IsFull {
    /// The node it stands at.
    pub id: NodeId,
}

/// Whether a number is odd.
///
/// Example: `(is Odd (count Moves))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Odd")]
pub struct IsOdd {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// Whether a number is even.
///
/// Example: `(is Even (count Moves))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Even")]
pub struct IsEven {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// Whether some die shows a number.
///
/// Example: `(is AnyDie 6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is AnyDie")]
pub struct IsAnyDie {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<Int>,
}

/// Whether the last move came from a site of some kind.
///
/// Example: `(is LastFrom Vertex)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is LastFrom")]
pub struct IsLastFrom {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
}

/// Whether the last move went to a site of some kind.
///
/// Example: `(is LastTo Edge)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is LastTo")]
pub struct IsLastTo {
    /// The node it stands at.
    pub id: NodeId,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: SiteType,
}

/// Whether something is proposed.
///
/// Example: `(is Proposed "End")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Proposed")]
pub struct IsProposed {
    /// The node it stands at.
    pub id: NodeId,
    /// What is proposed.
    #[ludeme(refers = Proposition)]
    pub name: Box<str>,
}

/// Whether the players have just voted for something.
///
/// Example: `(is Decided "Yes")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Decided")]
pub struct IsDecided {
    /// The node it stands at.
    pub id: NodeId,
    /// What was voted for.
    #[ludeme(refers = Vote)]
    pub name: Box<str>,
}

/// Whether an event has been triggered for a player.
///
/// Example: `(is Triggered "Lost" Next)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("is Triggered")]
pub struct IsTriggered {
    /// The node it stands at.
    pub id: NodeId,
    /// The event.
    #[ludeme(refers = Event)]
    pub event: Box<str>,
    /// Which player.
    pub player: IndexOrRole,
}
