//! Words of boards.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// The words of `BrickShape`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum BrickShapeKind {
    Square,
    Rectangle,
    Diamond,
    Prism,
    Spiral,
    Limping,
}

/// The words of `ConcentricShape`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ConcentricShapeKind {
    Square,
    Triangle,
    Hexagon,
    Target,
}

/// The words of `Diagonals`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum DiagonalsKind {
    Implied,
    Solid,
    SolidNoSplit,
    Alternating,
    Concentric,
    Radiating,
}

/// The words of `RegionTypeDynamic`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum DynamicRegion {
    Empty,
    NotEmpty,
    Own,
    NotOwn,
    Enemy,
    NotEnemy,
}

/// The words of `HexShape`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HexShapeKind {
    NoShape,
    Square,
    Rectangle,
    Diamond,
    Triangle,
    Hexagon,
    Star,
    Limping,
    Prism,
}

/// The words of `HiddenData`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HiddenData {
    What,
    Who,
    State,
    Count,
    Rotation,
    Value,
}

/// The words of `Landmark`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LandmarkKind {
    CentreSite,
    LeftSite,
    RightSite,
    Topsite,
    BottomSite,
    FirstSite,
    LastSite,
}

/// The words of `PuzzleElement`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleElementKind {
    Cell,
    Edge,
    Vertex,
    Hint,
}

/// The words of `Relation`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum RelationType {
    Orthogonal,
    Diagonal,
    OffDiagonal,
    Adjacent,
    All,
}

/// The words of `ShapeStar`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShapeStarKind {
    Star,
}

/// The words of `Site`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SiteType {
    Vertex,
    Edge,
    Cell,
}

/// The words of `SquareShape`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SquareShapeKind {
    NoShape,
    Square,
    Rectangle,
    Diamond,
    Limping,
}

/// The words of `RegionTypeStatic`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum StaticRegion {
    Rows,
    Columns,
    AllDirections,
    HintRegions,
    Layers,
    Diagonals,
    SubGrids,
    Regions,
    Vertices,
    Corners,
    Sides,
    SidesNoCorners,
    AllSites,
    Touching,
}

/// The words of `Store`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum StoreKind {
    None,
    Outer,
    Inner,
}

/// The words of `TilingBoardless`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TilingBoardlessKind {
    Square,
    Triangular,
    Hexagonal,
}

/// The words of `Tiling`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TilingKind {
    T31212,
    T3464,
    T488,
    T33434,
    T33336,
    T33344,
    T3636,
    T4612,
    T333333_33434,
}

/// The words of `Track`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TrackKind {
    Track,
}

/// The words of `TrackStep`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TrackStepKind {
    Off,
    End,
    Repeat,
}

/// The words of `TriShape`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TriShapeKind {
    NoShape,
    Square,
    Rectangle,
    Diamond,
    Triangle,
    Hexagon,
    Star,
    Limping,
    Prism,
}

/// The words of `Step`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum WalkStep {
    F,
    L,
    R,
}
