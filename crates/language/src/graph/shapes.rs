//! Boards of a shape of their own.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::dims::Dim;
use crate::graph::ConcentricShape;
use crate::graph::Poly;
use crate::ludeme::OneOrMany;
use crate::words::{DiagonalsKind, ShapeStarKind};

/// `(rectangle …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rectangle")]
pub struct Rectangle {
    /// The node it stands at.
    pub id: NodeId,
    /// The dim a.
    pub dim_a: Dim,
    /// The dim b.
    pub dim_b: Option<Dim>,
    /// The diagonals.
    #[ludeme(named)]
    pub diagonals: Option<DiagonalsKind>,
}

/// `(regular …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regular")]
pub struct Regular {
    /// The node it stands at.
    pub id: NodeId,
    /// The star.
    pub star: Option<ShapeStarKind>,
    /// The num sides.
    pub num_sides: Dim,
}

/// `(repeat …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("repeat")]
pub struct Repeat {
    /// The node it stands at.
    pub id: NodeId,
    /// The rows.
    pub rows: Dim,
    /// The columns.
    pub columns: Dim,
    /// The step.
    #[ludeme(named)]
    pub step: Vec<Vec<f32>>,
    /// The poly.
    pub poly: OneOrMany<Poly>,
}

/// `(spiral …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("spiral")]
pub struct Spiral {
    /// The node it stands at.
    pub id: NodeId,
    /// The turns.
    #[ludeme(named)]
    pub turns: Dim,
    /// The sites.
    #[ludeme(named)]
    pub sites: Dim,
    /// Whether: clockwise.
    #[ludeme(named)]
    pub clockwise: Option<bool>,
}

/// `(wedge …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("wedge")]
pub struct Wedge {
    /// The node it stands at.
    pub id: NodeId,
    /// The rows.
    pub rows: Dim,
    /// The columns.
    pub columns: Option<Dim>,
}

/// `(concentric …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("concentric")]
pub struct Concentric {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape.
    pub shape: ConcentricShape,
    /// The rings.
    #[ludeme(named)]
    pub rings: Option<Dim>,
    /// How many steps.
    #[ludeme(named)]
    pub steps: Option<Dim>,
    /// The midpoints.
    #[ludeme(named)]
    pub midpoints: Option<Boolean>,
    /// The join midpoints.
    #[ludeme(named)]
    pub join_midpoints: Option<Boolean>,
    /// The join corners.
    #[ludeme(named)]
    pub join_corners: Option<Boolean>,
    /// The stagger.
    #[ludeme(named)]
    pub stagger: Option<Boolean>,
}
