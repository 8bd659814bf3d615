//! Rules about the rules.

mod rules;

use language_derive::Ludeme;

pub use rules::*;

/// A rule about the rules.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum MetaRule {
    /// [`Automove`]
    Automove(Box<Automove>),
    /// [`Gravity`]
    Gravity(Box<Gravity>),
    /// [`NoStackOn`]
    NoStackOn(Box<NoStackOn>),
    /// [`PassEnd`]
    PassEnd(Box<PassEnd>),
    /// [`Pin`]
    Pin(Box<Pin>),
    /// [`Swap`]
    Swap(Box<Swap>),
    /// [`NoRepeat`]
    NoRepeat(Box<NoRepeat>),
    /// [`NoSuicide`]
    NoSuicide(Box<NoSuicide>),
}
