//! How a game ends.

mod rules;
mod scores;

use language_derive::Ludeme;

use crate::words::{Role, TrackKind};
pub use rules::*;
pub use scores::*;

/// When the game ends, and how.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum EndRule {
    /// [`ForEach`]
    ForEach(Box<ForEach>),
    /// [`If`]
    If(Box<If>),
}

/// The result of a game.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum Outcome {
    /// [`ByScore`]
    ByScore(Box<ByScore>),
    /// [`Payoffs`]
    Payoffs(Box<Payoffs>),
    /// [`Result`]
    Result(Box<Result>),
}

/// One way or the other to say what is meant.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ForEachSubject {
    /// A role.
    Role(Role),
    /// `Track`
    Track(TrackKind),
}
