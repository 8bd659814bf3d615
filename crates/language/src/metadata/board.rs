//! How the board is drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::Colour;
use crate::words::{BoardGraphicsKind, ContainerStyleKind, PieceGroundKind};

/// `(board Colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Colour")]
pub struct BoardColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The part.
    pub part: BoardGraphicsKind,
    /// The colour.
    pub colour: Colour,
}

/// `(board Placement …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Placement")]
pub struct BoardPlacement {
    /// The node it stands at.
    pub id: NodeId,
    /// The scale.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// The offset x.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// The offset y.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
}

/// `(board Curvature …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Curvature")]
pub struct BoardCurvature {
    /// The node it stands at.
    pub id: NodeId,
    /// The curve offset.
    pub curve_offset: f32,
}

/// `(board Style …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Style")]
pub struct BoardStyle {
    /// The node it stands at.
    pub id: NodeId,
    /// The style.
    pub style: ContainerStyleKind,
    /// Whether: replace components with filled cells.
    #[ludeme(named)]
    pub replace_components_with_filled_cells: Option<bool>,
}

/// `(board StyleThickness …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board StyleThickness")]
pub struct BoardStyleThickness {
    /// The node it stands at.
    pub id: NodeId,
    /// The part.
    pub part: BoardGraphicsKind,
    /// The thickness.
    pub thickness: f32,
}

/// `(board Checkered …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Checkered")]
pub struct BoardCheckered {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<bool>,
}

/// `(board …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board")]
pub struct BoardGround {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PieceGroundKind,
    /// The image.
    #[ludeme(named)]
    pub image: Option<Box<str>>,
    /// The fill colour.
    #[ludeme(named)]
    pub fill_colour: Option<Colour>,
    /// The edge colour.
    #[ludeme(named)]
    pub edge_colour: Option<Colour>,
    /// The scale.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// The scale x.
    #[ludeme(named)]
    pub scale_x: Option<f32>,
    /// The scale y.
    #[ludeme(named)]
    pub scale_y: Option<f32>,
    /// The rotation.
    #[ludeme(named)]
    pub rotation: Option<i32>,
    /// The offset x.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// The offset y.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
}
