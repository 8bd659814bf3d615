//! Words that tell the forms of a clause apart.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// What can be asked of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CardSiteKind {
    Rank,
    Suit,
    TrumpValue,
    TrumpRank,
}

/// What the game can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CountSimpleKind {
    /// The rows of the board.
    Rows,
    /// The columns of the board.
    Columns,
    /// The turns, the present one included.
    Turns,
    /// The moves made.
    Moves,
    /// The games of a match that are over.
    Trials,
    /// The moves that the mover has made in this turn.
    MovesThisTurn,
    /// The phases of the game.
    Phases,
    /// The vertices of the board.
    Vertices,
    /// The edges of the board.
    Edges,
    /// The cells of the board.
    Cells,
    /// The players.
    Players,
    /// The players who are still in the game.
    Active,
    /// The moves that are possible now.
    LegalMoves,
}

/// What can be counted at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CountSiteKind {
    /// Sites.
    Sites,
    /// Sites that share a side or corner with it.
    Adjacent,
    /// Sites beside it.
    Neighbours,
    /// Sites that share a side with it.
    Orthogonal,
    /// Sites at its corners, in line with the centres.
    Diagonal,
    /// Sites at its corners, not in line with the centres.
    Off,
    /// The occupied sites beneath it.
    SitesPlatformBelow,
}

/// That all values are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ForgetValueAllKind {
    /// All of them.
    All,
}

/// Kinds of angles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsAngleKind {
    Acute,
    Right,
    Obtuse,
    Reflex,
}

/// Whether regions are connected or never can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsConnectKind {
    /// A group reaches them.
    Connected,
    /// No group can reach them any more.
    Blocked,
}

/// How a player stands to the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsPlayerKind {
    /// Is to move.
    Mover,
    /// Moves next.
    Next,
    /// Moved before.
    Prev,
    /// Is the mover or a team mate.
    Friend,
    /// Plays against the mover.
    Enemy,
    /// Is still in the game.
    Active,
}

/// Kinds of trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum IsTreeKind {
    /// Connected and without rings.
    Tree,
    /// A tree that reaches every vertex.
    SpanningTree,
    /// A spanning tree that is a path with leaves.
    CaterpillarTree,
    /// A tree whose centre was just played.
    TreeCentre,
}

/// What can be asked of the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LastKind {
    /// The site it came from.
    From,
    /// The level it came from.
    LevelFrom,
    /// The site it went to.
    To,
    /// The level it went to.
    LevelTo,
}

/// What is seen from a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LineOfSightKind {
    /// The empty sites up to the first piece.
    Empty,
    /// The last empty site before the first piece.
    Farthest,
    /// The first piece.
    Piece,
}

/// What moves should have most of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum MaxMovesKind {
    /// Moves that follow in the same turn.
    Moves,
    /// Captures.
    Captures,
}

/// Groups of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PlayersManyKind {
    /// All of them.
    All,
    /// All but the mover.
    NonMover,
    /// Those who play against the mover.
    Enemy,
    /// The mover and team mates.
    Friend,
    /// Team mates of the mover.
    Ally,
}

/// The teams.
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

/// How edges run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesEdgeKind {
    /// Along the axes.
    Axial,
    /// From left to right.
    Horizontal,
    /// Upwards.
    Vertical,
    /// At a slant.
    Angled,
    /// Upwards to the right.
    Slash,
    /// Upwards to the left.
    Slosh,
}

/// What sites can be asked for by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesIndexKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// The sites of one colour.
    Phase,
    /// The sites around a cell.
    Cell,
    /// The sites of an edge.
    Edge,
    /// The sites whose piece has some local state.
    State,
    /// The empty sites of a holder of pieces.
    Empty,
    /// A layer.
    Layer,
    /// The sites that carry others.
    Support,
}

/// Which sites of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesMoveKind {
    /// Those it comes from.
    From,
    /// Those it passes.
    Between,
    /// Those it goes to.
    To,
}

/// Sites that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SitesSimpleKind {
    /// The whole board.
    Board,
    /// The upper side.
    Top,
    /// The lower side.
    Bottom,
    /// The left side.
    Left,
    /// The right side.
    Right,
    /// All but the outer ones.
    Inner,
    /// Those at the edge of the board, outside or at a hole.
    Outer,
    /// Those at the outer edge of the board.
    Perimeter,
    /// The corners.
    Corners,
    /// The corners that point inwards.
    ConcaveCorners,
    /// The corners that point outwards.
    ConvexCorners,
    /// The larger cells of a tiling with several kinds.
    Major,
    /// The smaller cells of a tiling with several kinds.
    Minor,
    /// The middle.
    Centre,
    /// Those with a hint.
    Hint,
    /// Those whose pieces are captured and removed at the end of the turn.
    ToClear,
    /// Those where a domino can be laid.
    LineOfPlay,
    /// Those that are pending.
    Pending,
    /// Those of a game without a board where a piece can be placed.
    Playable,
    /// The one last moved to.
    LastTo,
    /// The one last moved from.
    LastFrom,
}

/// What is dealt out as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SplitKind {
    /// The deck.
    Deck,
}

/// Numbers that the game keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ValueSimpleKind {
    /// What is pending.
    Pending,
    /// The most moves a game can have.
    MoveLimit,
    /// The most turns a game can have.
    TurnLimit,
}
