//! How pieces are drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::Colour;
use crate::words::{ComponentStyleKind, PieceGroundKind, PieceNameKind, Role};

/// `(piece Colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Colour")]
pub struct PieceColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The container.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The fill colour.
    #[ludeme(named)]
    pub fill_colour: Option<Colour>,
    /// The stroke colour.
    #[ludeme(named)]
    pub stroke_colour: Option<Colour>,
    /// The secondary colour.
    #[ludeme(named)]
    pub secondary_colour: Option<Colour>,
}

/// `(piece Rotate …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Rotate")]
pub struct PieceRotate {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The container.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The degrees.
    #[ludeme(named)]
    pub degrees: i32,
}

/// `(piece Scale …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Scale")]
pub struct PieceScale {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The container.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The scale.
    pub scale: Option<f32>,
    /// The scale x.
    #[ludeme(named)]
    pub scale_x: Option<f32>,
    /// The scale y.
    #[ludeme(named)]
    pub scale_y: Option<f32>,
}

/// `(piece Style …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Style")]
pub struct PieceStyle {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The style.
    pub style: ComponentStyleKind,
}

/// `(piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceName {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PieceNameKind,
    /// The role.
    pub role: Option<Role>,
    /// The piece.
    #[ludeme(named)]
    pub piece: Option<Box<str>>,
    /// The container.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The name.
    pub name: Option<Box<str>>,
}

/// `(piece Families …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Families")]
pub struct PieceFamilies {
    /// The node it stands at.
    pub id: NodeId,
    /// The families.
    pub families: Vec<Box<str>>,
}

/// `(piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceGround {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PieceGroundKind,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The container.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The image.
    #[ludeme(named)]
    pub image: Option<Box<str>>,
    /// The text.
    #[ludeme(named)]
    pub text: Option<Box<str>>,
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
