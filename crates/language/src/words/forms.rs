//! Words that tell the forms of a clause apart.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// The words of `CardSite`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CardSiteKind {
    Rank,
    Suit,
    TrumpValue,
    TrumpRank,
}

/// The words of `CountSimple`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CountSimpleKind {
    Rows,
    Columns,
    Turns,
    Moves,
    Trials,
    MovesThisTurn,
    Phases,
    Vertices,
    Edges,
    Cells,
    Players,
    Active,
    LegalMoves,
}

/// The words of `CountSite`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CountSiteKind {
    Sites,
    Adjacent,
    Neighbours,
    Orthogonal,
    Diagonal,
    Off,
    SitesPlatformBelow,
}

/// The words of `ForgetValueAll`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ForgetValueAllKind {
    All,
}

/// The words of `IsAngle`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsAngleKind {
    Acute,
    Right,
    Obtuse,
    Reflex,
}

/// The words of `IsConnect`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsConnectKind {
    Connected,
    Blocked,
}

/// The words of `IsPlayer`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsPlayerKind {
    Mover,
    Next,
    Prev,
    Friend,
    Enemy,
    Active,
}

/// The words of `IsTree`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsTreeKind {
    Tree,
    SpanningTree,
    CaterpillarTree,
    TreeCentre,
}

/// The words of `Last`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LastKind {
    From,
    LevelFrom,
    To,
    LevelTo,
}

/// The words of `LineOfSight`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LineOfSightKind {
    Empty,
    Farthest,
    Piece,
}

/// The words of `MaxMoves`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum MaxMovesKind {
    Moves,
    Captures,
}

/// The words of `PlayersMany`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PlayersManyKind {
    All,
    NonMover,
    Enemy,
    Friend,
    Ally,
}

/// The words of `PlayersTeam`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PlayersTeamKind {
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
}

/// The words of `SitesEdge`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesEdgeKind {
    Axial,
    Horizontal,
    Vertical,
    Angled,
    Slash,
    Slosh,
}

/// The words of `SitesIndex`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesIndexKind {
    Row,
    Column,
    Phase,
    Cell,
    Edge,
    State,
    Empty,
    Layer,
    Support,
}

/// The words of `SitesMove`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesMoveKind {
    From,
    Between,
    To,
}

/// The words of `SitesSimple`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesSimpleKind {
    Board,
    Top,
    Bottom,
    Left,
    Right,
    Inner,
    Outer,
    Perimeter,
    Corners,
    ConcaveCorners,
    ConvexCorners,
    Major,
    Minor,
    Centre,
    Hint,
    ToClear,
    LineOfPlay,
    Pending,
    Playable,
    LastTo,
    LastFrom,
}

/// The words of `Split`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SplitKind {
    Deck,
}

/// The words of `ValueSimple`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ValueSimpleKind {
    Pending,
    MoveLimit,
    TurnLimit,
}
