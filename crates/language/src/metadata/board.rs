//! How the board is drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::Colour;
use crate::words::{BoardGraphicsKind, ContainerStyleKind, PieceGroundKind};

/// The colour of a part of the board.
///
/// Example: `(board Colour Phase0 (colour White))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Colour")]
pub struct BoardColour {
    /// The node it stands at.
    pub id: NodeId,
    /// Which part.
    pub part: BoardGraphicsKind,
    /// The colour.
    pub colour: Colour,
}

/// Where the board is drawn.
///
/// Example: `(board Placement scale:0.8)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Placement")]
pub struct BoardPlacement {
    /// The node it stands at.
    pub id: NodeId,
    /// How many times the usual size.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// How far it is moved to the right.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// How far it is moved down.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
}

/// How much curved edges bend.
///
/// Example: `(board Curvature 0.45)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Curvature")]
pub struct BoardCurvature {
    /// The node it stands at.
    pub id: NodeId,
    /// How far.
    pub curve_offset: f32,
}

/// In which style the board is drawn.
///
/// Example: `(board Style Chess)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Style")]
pub struct BoardStyle {
    /// The node it stands at.
    pub id: NodeId,
    /// The style.
    pub style: ContainerStyleKind,
    /// Whether cells are filled in place of drawing pieces on them.
    #[ludeme(named)]
    pub replace_components_with_filled_cells: Option<bool>,
}

/// How thick the lines of a part of the board are.
///
/// Example: `(board StyleThickness OuterEdges 2.0)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board StyleThickness")]
pub struct BoardStyleThickness {
    /// The node it stands at.
    pub id: NodeId,
    /// Which part.
    pub part: BoardGraphicsKind,
    /// How many times the usual.
    pub thickness: f32,
}

/// Whether the board is checkered.
///
/// Example: `(board Checkered)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board Checkered")]
pub struct BoardCheckered {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<bool>,
}

/// An image behind or before the board.
///
/// Example: `(board Background image:"disc" fillColour:(colour Red))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("board")]
pub struct BoardGround {
    /// The node it stands at.
    pub id: NodeId,
    /// Behind, or before.
    pub kind: PieceGroundKind,
    /// The name of the image.
    #[ludeme(named)]
    pub image: Option<Box<str>>,
    /// The colour inside.
    #[ludeme(named)]
    pub fill_colour: Option<Colour>,
    /// The colour of the outline.
    #[ludeme(named)]
    pub edge_colour: Option<Colour>,
    /// How many times the usual size.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// How many times wider.
    #[ludeme(named)]
    pub scale_x: Option<f32>,
    /// How many times higher; as wide by default.
    #[ludeme(named)]
    pub scale_y: Option<f32>,
    /// How far it is turned.
    #[ludeme(named)]
    pub rotation: Option<i32>,
    /// How far it is moved to the right.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// How far it is moved down.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
}
