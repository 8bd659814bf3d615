//! Words of play.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// The words of `Gravity`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum GravityKind {
    PyramidalDrop,
}

/// The words of `Mode`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ModeType {
    Alternating,
    Simultaneous,
    Simulation,
}

/// The words of `NoStackOn`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum NoStackOnKind {
    Fallen,
}

/// The words of `PassEnd`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PassEndKind {
    Draw,
    NoEnd,
}

/// The words of `Pin`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PinKind {
    SupportMultiple,
}

/// The words of `Prev`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PrevType {
    Mover,
    MoverLastTurn,
}

/// The words of `Repetition`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum RepetitionKind {
    SituationalInTurn,
    PositionalInTurn,
    Positional,
    Situational,
}

/// The words of `Result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ResultType {
    Win,
    Loss,
    Draw,
    Tie,
    Abandon,
    Crash,
}

/// The words of `Role`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum Role {
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
    TeamMover,
    Each,
    Shared,
    All,
    Mover,
    Next,
    Prev,
    NonMover,
    Enemy,
    Friend,
    Ally,
    Player,
}

/// The words of `When`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum When {
    StartOfTurn,
    EndOfTurn,
}
