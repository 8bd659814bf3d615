//! Boards of a shape of their own.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::booleans::Boolean;
use crate::dims::Dim;
use crate::graph::{ConcentricShape, Poly};
use crate::ludeme::OneOrMany;
use crate::words::{DiagonalsKind, ShapeStarKind};

/// A rectangle of square cells.
///
/// Example: `(rectangle 4 6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("rectangle")]
pub struct Rectangle {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of rows.
    pub dim_a: Dim,
    /// The number of columns; as many as rows by default.
    pub dim_b: Option<Dim>,
    /// How diagonals are drawn and joined.
    #[ludeme(named)]
    pub diagonals: Option<DiagonalsKind>,
}

/// A regular polygon, or a star.
///
/// Example: `(regular 6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("regular")]
pub struct Regular {
    /// The node it stands at.
    pub id: NodeId,
    /// Whether it is a star.
    pub star: Option<ShapeStarKind>,
    /// How many sides.
    pub num_sides: Dim,
}

/// A shape repeated in rows and columns.
///
/// Example: `(repeat 3 4 step:{{-.5 .75} {1 0}} (poly {{0 0} {0 1} {1 1} {1 0}}))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("repeat")]
pub struct Repeat {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of rows.
    pub rows: Dim,
    /// The number of columns.
    pub columns: Dim,
    /// How far it moves from column to column and from row to row.
    #[ludeme(named)]
    pub step: Vec<Vec<f32>>,
    /// The shape.
    pub poly: OneOrMany<Poly>,
}

/// Sites along a spiral.
///
/// Example: `(spiral turns:4 sites:80)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("spiral")]
pub struct Spiral {
    /// The node it stands at.
    pub id: NodeId,
    /// How often it goes round.
    #[ludeme(named)]
    pub turns: Dim,
    /// How many sites it has.
    #[ludeme(named)]
    pub sites: Dim,
    /// Whether it turns with the clock; it does by default.
    #[ludeme(named)]
    pub clockwise: Option<bool>,
}

/// A triangle of vertices like those at the ends of an Alquerque board.
///
/// Example: `(wedge 3)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("wedge")]
pub struct Wedge {
    /// The node it stands at.
    pub id: NodeId,
    /// The number of rows.
    pub rows: Dim,
    /// How many columns; three by default.
    pub columns: Option<Dim>,
}

/// Rings about a centre.
///
/// Example: `(concentric {8 8 8})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("concentric")]
pub struct Concentric {
    /// The node it stands at.
    pub id: NodeId,
    /// The shape of the rings, or how many cells each has.
    pub shape: ConcentricShape,
    /// How many rings.
    #[ludeme(named)]
    pub rings: Option<Dim>,
    /// How many steps each ring is divided in.
    #[ludeme(named)]
    pub steps: Option<Dim>,
    /// Whether sides have a vertex in the middle; they have by default.
    #[ludeme(named)]
    pub midpoints: Option<Boolean>,
    /// Whether the middles of sides are joined from ring to ring; they are by default.
    #[ludeme(named)]
    pub join_midpoints: Option<Boolean>,
    /// Whether the corners are joined from ring to ring.
    #[ludeme(named)]
    pub join_corners: Option<Boolean>,
    /// Whether the cells of every other ring are shifted by half a cell.
    #[ludeme(named)]
    pub stagger: Option<Boolean>,
}
