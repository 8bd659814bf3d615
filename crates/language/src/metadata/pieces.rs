//! How pieces are drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::metadata::Colour;
use crate::words::{ComponentStyleKind, PieceGroundKind, PieceNameKind, Role};

/// The colours of pieces.
///
/// Example: `(piece Colour P1 "Pawn" fillColour:(colour Red))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Colour")]
pub struct PieceColour {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The colour inside.
    #[ludeme(named)]
    pub fill_colour: Option<Colour>,
    /// The colour of the outline.
    #[ludeme(named)]
    pub stroke_colour: Option<Colour>,
    /// The second colour.
    #[ludeme(named)]
    pub secondary_colour: Option<Colour>,
}

/// How far pieces are turned.
///
/// Example: `(piece Rotate P2 degrees:180)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Rotate")]
pub struct PieceRotate {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// How far.
    #[ludeme(named)]
    pub degrees: i32,
}

/// How large pieces are drawn.
///
/// Example: `(piece Scale "Disc" 0.9)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Scale")]
pub struct PieceScale {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// How many times the usual size.
    pub scale: Option<f32>,
    /// How many times wider.
    #[ludeme(named)]
    pub scale_x: Option<f32>,
    /// How many times higher; as wide by default.
    #[ludeme(named)]
    pub scale_y: Option<f32>,
}

/// In which style pieces are drawn.
///
/// Example: `(piece Style ExtendedShogi)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Style")]
pub struct PieceStyle {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// The style.
    pub style: ComponentStyleKind,
}

/// The name of the image of pieces.
///
/// Example: `(piece Rename piece:"Die" "Triangle")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceName {
    /// The node it stands at.
    pub id: NodeId,
    /// How the name changes.
    pub kind: PieceNameKind,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name.
    #[ludeme(named)]
    pub piece: Option<Box<str>>,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The name of the image.
    pub name: Option<Box<str>>,
}

/// Families of images that pieces can be drawn with.
///
/// Example: `(piece Families {"Defined" "Abstract"})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece Families")]
pub struct PieceFamilies {
    /// The node it stands at.
    pub id: NodeId,
    /// The families.
    pub families: Vec<Box<str>>,
}

/// An image or a text behind or before pieces.
///
/// Example: `(piece Foreground "Pawn" image:"star" scale:0.5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct PieceGround {
    /// The node it stands at.
    pub id: NodeId,
    /// Behind, or before.
    pub kind: PieceGroundKind,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// The holder; the board by default.
    #[ludeme(named)]
    pub container: Option<i32>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The name of the image.
    #[ludeme(named)]
    pub image: Option<Box<str>>,
    /// The text.
    #[ludeme(named)]
    pub text: Option<Box<str>>,
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
