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

/// Whom an end rule goes through.
#[derive(Debug, Clone, PartialEq, Ludeme)]
pub enum ForEachSubject {
    /// Players.
    Role(Role),
    /// The tracks of the board.
    Track(TrackKind),
}
