//! Words of the graphics metadata.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// Parts of a board that are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum BoardGraphicsKind {
    InnerEdges,
    OuterEdges,
    Phase0,
    Phase1,
    Phase2,
    Phase3,
    Phase4,
    Phase5,
    Symbols,
    InnerVertices,
    OuterVertices,
}

/// Styles of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ComponentStyleKind {
    Piece,
    Text,
    Tile,
    Card,
    Die,
    Domino,
    LargePiece,
    ExtendedShogi,
    ExtendedXiangqi,
    NativeAmericanDice,
}

/// Styles of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ContainerStyleKind {
    Board,
    Hand,
    Deck,
    Dice,
    Boardless,
    ConnectiveGoal,
    Mancala,
    PenAndPaper,
    Shibumi,
    Spiral,
    Isometric,
    Puzzle,
    Backgammon,
    Chess,
    Connect4,
    Go,
    Graph,
    HoundsAndJackals,
    Janggi,
    Lasca,
    Shogi,
    SnakesAndLadders,
    Surakarta,
    Table,
    Tafl,
    Xiangqi,
    UltimateTicTacToe,
    Futoshiki,
    Hashi,
    Kakuro,
    Sudoku,
}

/// How lines bend.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CurveKind {
    Spline,
    Bezier,
}

/// Which edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum EdgeKind {
    All,
    Inner,
    Outer,
    Interlayer,
}

/// Shapes of holes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HoleKind {
    Square,
    Oval,
}

/// How lines are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LineStyle {
    Thin,
    Thick,
    ThinDotted,
    ThickDotted,
    ThinDashed,
    ThickDashed,
    Hidden,
}

/// What can be left out of a drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum NoBooleanKind {
    Board,
    Animation,
    Sunken,
    HandScale,
    Curves,
    MaskedColour,
    DicePips,
}

/// Where an image lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceGroundKind {
    /// Behind.
    Background,
    /// Before.
    Foreground,
    Hidden,
}

/// How the name of an image changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceNameKind {
    /// It is another.
    Rename,
    /// Something is added to it.
    ExtendName,
    /// The local state is added to it.
    AddStateToName,
    Hidden,
}

/// How stacks are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceStackKind {
    /// One piece slightly above the other.
    Default,
    /// Beside each other on the site.
    Ground,
    /// Beside each other, as their number allows.
    GroundDynamic,
    /// One piece slightly below the other.
    Reverse,
    /// Spread like a hand of cards.
    Fan,
    /// Spread to both sides in turn.
    FanAlternating,
    /// Only the top piece.
    None,
    /// As on a point of Backgammon.
    Backgammon,
    /// The top piece with a number.
    Count,
    /// One above the other, with a number.
    DefaultAndCount,
    /// A number in the colour of the player.
    CountColoured,
    /// In a ring.
    Ring,
    /// In a row towards the middle of the board.
    TowardsCenter,
}

/// How hints are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleDrawHintKind {
    Default,
    TopLeft,
    NextTo,
    None,
}

/// Where hints are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleHintLocationKind {
    Default,
    BetweenVertices,
}

/// What can be drawn in addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShowBooleanKind {
    Pits,
    PlayerHoles,
    LocalStateHoles,
    RegionOwner,
    Cost,
    Hints,
    EdgeDirections,
    PossibleMoves,
    CurvedEdges,
    StraightEdges,
}

/// What of a piece can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShowComponentDataKind {
    State,
    Value,
}

/// How sites can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShowSiteDataKind {
    /// As holes.
    AsHoles,
    /// With their numbers.
    SiteIndex,
}

/// Colours that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum UserColourKind {
    White,
    Black,
    Grey,
    LightGrey,
    VeryLightGrey,
    DarkGrey,
    VeryDarkGrey,
    Dark,
    Red,
    Green,
    Blue,
    Yellow,
    Pink,
    Cyan,
    Brown,
    DarkBrown,
    VeryDarkBrown,
    Purple,
    Magenta,
    Turquoise,
    Orange,
    LightOrange,
    LightRed,
    DarkRed,
    Burgundy,
    LightGreen,
    DarkGreen,
    LightBlue,
    VeryLightBlue,
    DarkBlue,
    IceBlue,
    Gold,
    Silver,
    Bronze,
    GunMetal,
    HumanLight,
    HumanDark,
    Cream,
    DeepPurple,
    PinkFloyd,
    BlackSabbath,
    KingCrimson,
    TangerineDream,
    BabyBlue,
    LightTan,
    Hidden,
}

/// Where a value is drawn on a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ValueLocationKind {
    None,
    CornerLeft,
    CornerRight,
    Top,
    Middle,
}

/// When scores are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum WhenScoreKind {
    Always,
    Never,
    AtEnd,
}
