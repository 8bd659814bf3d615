//! Words of the graphics metadata.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// The words of `BoardGraphics`.
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

/// The words of `ComponentStyle`.
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

/// The words of `ContainerStyle`.
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

/// The words of `Curve`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum CurveKind {
    Spline,
    Bezier,
}

/// The words of `Edge`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum EdgeKind {
    All,
    Inner,
    Outer,
    Interlayer,
}

/// The words of `Hole`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HoleKind {
    Square,
    Oval,
}

/// The words of `LineStyle`.
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

/// The words of `NoBoolean`.
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

/// The words of `PieceGround`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceGroundKind {
    Background,
    Foreground,
    Hidden,
}

/// The words of `PieceName`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceNameKind {
    Rename,
    ExtendName,
    AddStateToName,
    Hidden,
}

/// The words of `PieceStack`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PieceStackKind {
    Default,
    Ground,
    GroundDynamic,
    Reverse,
    Fan,
    FanAlternating,
    None,
    Backgammon,
    Count,
    DefaultAndCount,
    CountColoured,
    Ring,
    TowardsCenter,
}

/// The words of `PuzzleDrawHint`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleDrawHintKind {
    Default,
    TopLeft,
    NextTo,
    None,
}

/// The words of `PuzzleHintLocation`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleHintLocationKind {
    Default,
    BetweenVertices,
}

/// The words of `ShowBoolean`.
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

/// The words of `ShowComponentData`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShowComponentDataKind {
    State,
    Value,
}

/// The words of `ShowSiteData`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShowSiteDataKind {
    AsHoles,
    SiteIndex,
}

/// The words of `UserColour`.
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

/// The words of `ValueLocation`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ValueLocationKind {
    None,
    CornerLeft,
    CornerRight,
    Top,
    Middle,
}

/// The words of `WhenScore`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum WhenScoreKind {
    Always,
    Never,
    AtEnd,
}
