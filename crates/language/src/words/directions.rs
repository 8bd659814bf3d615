//! Directions.

// The words speak for themselves; what they mean in a clause is told there.
#![allow(missing_docs)]

use language_derive::Ludeme;

/// Directions of the board: points of the compass, up and down, round about, and sets of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum AbsoluteDirection {
    /// Every direction.
    All,
    /// Directions at a slant.
    Angled,
    /// Towards all sites that share a side or corner.
    Adjacent,
    /// Along the axes of the board.
    Axial,
    /// Towards sites that share a side.
    Orthogonal,
    /// Towards sites that share a corner in line with the centres.
    Diagonal,
    /// Towards sites that share a corner that is not in line with the centres.
    OffDiagonal,
    /// Within the layer.
    SameLayer,
    /// To the layer above.
    Upward,
    /// To the layer below.
    Downward,
    /// Along circles and spokes.
    Rotational,
    /// To the sites beneath that carry it.
    Base,
    /// To the sites that carry it.
    Support,
    N,
    E,
    S,
    W,
    NE,
    SE,
    NW,
    SW,
    NNW,
    WNW,
    WSW,
    SSW,
    SSE,
    ESE,
    ENE,
    NNE,
    /// With the clock.
    CW,
    /// Against the clock.
    CCW,
    /// Towards the middle.
    In,
    /// Away from the middle.
    Out,
    /// Up.
    U,
    UN,
    UNE,
    UE,
    USE,
    US,
    USW,
    UW,
    UNW,
    /// Down.
    D,
    DN,
    DNE,
    DE,
    DSE,
    DS,
    DSW,
    DW,
    DNW,
}

/// Directions as a piece sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum RelativeDirection {
    /// Straight ahead.
    Forward,
    /// Straight back.
    Backward,
    /// To the right.
    Rightward,
    /// To the left.
    Leftward,
    /// All directions that go ahead.
    Forwards,
    /// All directions that go back.
    Backwards,
    /// All directions that go to the right.
    Rightwards,
    /// All directions that go to the left.
    Leftwards,
    /// Forward, turned to the left once.
    FL,
    /// Forward, turned to the left twice.
    FLL,
    /// Forward, turned to the left three times.
    FLLL,
    /// Backward, on the left.
    BL,
    /// Backward, turned twice on the left.
    BLL,
    /// Backward, turned three times on the left.
    BLLL,
    /// Forward, turned to the right once.
    FR,
    /// Forward, turned to the right twice.
    FRR,
    /// Forward, turned to the right three times.
    FRRR,
    /// Backward, on the right.
    BR,
    /// Backward, turned twice on the right.
    BRR,
    /// Backward, turned three times on the right.
    BRRR,
    /// As the last move went.
    SameDirection,
    /// Against the last move.
    OppositeDirection,
}

/// From which end a stack is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Ludeme)]
pub enum StackDirection {
    /// From the bottom upwards.
    FromBottom,
    /// From the top downwards.
    FromTop,
}
