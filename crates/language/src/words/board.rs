//! Words of boards.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// Outlines of a tiling of bricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum BrickShapeKind {
    Square,
    Rectangle,
    Diamond,
    Prism,
    Spiral,
    Limping,
}

/// Shapes of rings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ConcentricShapeKind {
    /// Four-sided rings, as on the board of Nine Men's Morris.
    Square,
    /// Three-sided rings.
    Triangle,
    /// Six-sided rings.
    Hexagon,
    /// Circles, as on a target.
    Target,
}

/// How the diagonals of square cells are drawn and joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum DiagonalsKind {
    /// They can be moved along, but are not drawn.
    Implied,
    /// Both diagonals of each cell, with a vertex where they cross.
    Solid,
    /// Both diagonals of each cell, crossing without a vertex.
    SolidNoSplit,
    /// One diagonal for each cell, turned from cell to cell.
    Alternating,
    /// Diagonals that form rings around the centre.
    Concentric,
    /// Diagonals that run out from the centre.
    Radiating,
}

/// Sites by what lies on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum DynamicRegion {
    /// Empty sites.
    Empty,
    /// Sites with a piece.
    NotEmpty,
    /// Sites with a piece of the mover.
    Own,
    /// Sites without a piece of the mover.
    NotOwn,
    /// Sites with a piece of an enemy.
    Enemy,
    /// Sites without a piece of an enemy.
    NotEnemy,
}

/// Outlines of a tiling of hexagons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HexShapeKind {
    /// No particular outline.
    NoShape,
    Square,
    Rectangle,
    Diamond,
    Triangle,
    Hexagon,
    Star,
    /// A hexagon whose sides are alternately one longer.
    Limping,
    /// A hexagon with two longer sides.
    Prism,
}

/// What of a site can be hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum HiddenData {
    /// Which piece it is.
    What,
    /// Whose piece it is.
    Who,
    /// Its local state.
    State,
    /// How many there are.
    Count,
    /// How it is turned.
    Rotation,
    /// Its value.
    Value,
}

/// Sites of the board that have a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum LandmarkKind {
    /// The middle.
    CentreSite,
    /// The leftmost.
    LeftSite,
    /// The rightmost.
    RightSite,
    /// The topmost.
    Topsite,
    /// The lowest.
    BottomSite,
    /// The one with the number 0.
    FirstSite,
    /// The one with the greatest number.
    LastSite,
}

/// What a constraint of a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum PuzzleElementKind {
    Cell,
    Edge,
    Vertex,
    /// The sites of its hints.
    Hint,
}

/// How two sites are related.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum RelationType {
    /// They share a side.
    Orthogonal,
    /// They share a corner in line with their centres.
    Diagonal,
    /// They share a corner that is not in line with their centres.
    OffDiagonal,
    /// They share a side or a corner.
    Adjacent,
    /// Any of these.
    All,
}

/// That a polygon is a star.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum ShapeStarKind {
    /// A star.
    Star,
}

/// The kinds of sites.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SiteType {
    /// A point where lines meet.
    Vertex,
    /// A line between two vertices.
    Edge,
    /// An area between lines.
    Cell,
}

/// Outlines of a tiling of squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum SquareShapeKind {
    /// No particular outline.
    NoShape,
    Square,
    Rectangle,
    Diamond,
    /// Sides that are alternately one longer.
    Limping,
}

/// Kinds of regions that a board has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum StaticRegion {
    /// Its rows.
    Rows,
    /// Its columns.
    Columns,
    /// Its lines in all directions.
    AllDirections,
    /// The regions of the hints of a puzzle.
    HintRegions,
    /// Its layers.
    Layers,
    /// Its diagonals.
    Diagonals,
    /// The square blocks of a Sudoku.
    SubGrids,
    /// The regions of the equipment.
    Regions,
    /// The surroundings of its vertices.
    Vertices,
    /// Its corners.
    Corners,
    /// Its sides.
    Sides,
    /// Its sides without their corners.
    SidesNoCorners,
    /// All sites as one region.
    AllSites,
    /// Pairs of sites that touch.
    Touching,
}

/// Where the stores of a mancala board lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum StoreKind {
    /// There are none.
    None,
    /// Outside of the rows.
    Outer,
    /// Within the rows.
    Inner,
}

/// How pieces lie beside each other without a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TilingBoardlessKind {
    Square,
    Triangular,
    Hexagonal,
}

/// Semi-regular tilings, named by the sides of the polygons around a vertex.
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

/// The tracks of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TrackKind {
    /// Each track.
    Track,
}

/// Steps of a track that are no directions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TrackStepKind {
    /// Off the board.
    Off,
    /// The end of the track.
    End,
    /// The last step again, as far as it goes.
    Repeat,
}

/// Outlines of a tiling of triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum TriShapeKind {
    /// No particular outline.
    NoShape,
    Square,
    Rectangle,
    Diamond,
    Triangle,
    Hexagon,
    Star,
    /// A hexagon whose sides are alternately one longer.
    Limping,
    /// A hexagon with two longer sides.
    Prism,
}

/// The steps of a walk over the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum WalkStep {
    /// One site forward.
    F,
    /// A turn to the left.
    L,
    /// A turn to the right.
    R,
}
