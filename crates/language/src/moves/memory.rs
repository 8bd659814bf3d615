//! Remembering and forgetting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::Then;
use crate::words::ForgetValueAllKind;

/// Forgets all values that were remembered.
///
/// Example: `(forget Value All)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forget Value")]
pub struct ForgetAll {
    /// The node it stands at.
    pub id: NodeId,
    /// Under which name; without one, those remembered without a name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
    /// All of them.
    pub kind: ForgetValueAllKind,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Forgets a value that was remembered.
///
/// Example: `(forget Value "Seen" (last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forget Value")]
pub struct ForgetValue {
    /// The node it stands at.
    pub id: NodeId,
    /// Under which name; without one, those remembered without a name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Remembers a value.
///
/// Example: `(remember Value "Seen" (last To))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remember Value")]
pub struct RememberValue {
    /// The node it stands at.
    pub id: NodeId,
    /// Under which name; without one, among those without a name.
    #[ludeme(declares = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: Int,
    /// Whether a value that is already remembered is not kept twice.
    #[ludeme(named)]
    pub unique: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// Remembers the position, so that it can be avoided later.
///
/// Example: `(remember State)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remember State")]
pub struct RememberState {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}
