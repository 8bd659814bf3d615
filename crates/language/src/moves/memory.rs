//! Remembering and forgetting.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::ints::Int;
use crate::moves::Then;
use crate::words::ForgetValueAllKind;

/// `(forget Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forget Value")]
pub struct ForgetAll {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
    /// Which of them.
    pub kind: ForgetValueAllKind,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(forget Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("forget Value")]
pub struct ForgetValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(refers = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: Int,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(remember Value …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remember Value")]
pub struct RememberValue {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Memory)]
    pub name: Option<Box<str>>,
    /// The value.
    pub value: Int,
    /// The unique.
    #[ludeme(named)]
    pub unique: Option<Boolean>,
    /// What follows from the move.
    pub then: Option<Then>,
}

/// `(remember State …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("remember State")]
pub struct RememberState {
    /// The node it stands at.
    pub id: NodeId,
    /// What follows from the move.
    pub then: Option<Then>,
}
