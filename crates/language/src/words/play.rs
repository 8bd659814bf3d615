//! Words of play.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// How pieces fall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum GravityKind {
    /// Into the place of the piece that carried them.
    PyramidalDrop,
}

/// How turns are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ModeType {
    /// One player after the other.
    Alternating,
    /// All players at once.
    Simultaneous,
    /// Nobody decides: the moves run by themselves.
    Simulation,
}

/// Onto what no piece may be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum NoStackOnKind {
    /// Along the line it would fall.
    Fallen,
}

/// What follows when all players pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PassEndKind {
    /// The game is drawn.
    Draw,
    /// The game goes on.
    NoEnd,
}

/// Which pieces cannot be moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PinKind {
    /// Those that carry more than one piece.
    SupportMultiple,
}

/// Which player moved before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PrevType {
    /// The one of the last move.
    Mover,
    /// The one of the last turn.
    MoverLastTurn,
}

/// What makes a position a repetition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum RepetitionKind {
    /// The same position and player to move, within the turn.
    SituationalInTurn,
    /// The same position, within the turn.
    PositionalInTurn,
    /// The same position.
    Positional,
    /// The same position and player to move.
    Situational,
}

/// What players get at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ResultType {
    /// They win.
    Win,
    /// They lose.
    Loss,
    /// Nobody wins.
    Draw,
    /// Those who are left share the win.
    Tie,
    /// The game is given up without a result.
    Abandon,
    /// The game cannot go on.
    Crash,
}

/// Players, and groups of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum Role {
    /// Nobody.
    Neutral,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    P9,
    P10,
    P11,
    P12,
    P13,
    P14,
    P15,
    P16,
    Team1,
    Team2,
    Team3,
    Team4,
    Team5,
    Team6,
    Team7,
    Team8,
    Team9,
    Team10,
    Team11,
    Team12,
    Team13,
    Team14,
    Team15,
    Team16,
    /// The mover's team.
    TeamMover,
    /// Every player has one.
    Each,
    /// All players together.
    Shared,
    /// All players.
    All,
    /// The player to move.
    Mover,
    /// The player who moves next.
    Next,
    /// The player who moved before.
    Prev,
    /// All but the mover.
    NonMover,
    /// Those who play against the mover.
    Enemy,
    /// The mover and team mates.
    Friend,
    /// Team mates of the mover.
    Ally,
    /// The player that is being looked at.
    Player,
}

/// At which time of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum When {
    /// When it begins.
    StartOfTurn,
    /// When it ends.
    EndOfTurn,
}
