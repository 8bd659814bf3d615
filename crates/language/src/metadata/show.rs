//! What else is shown.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ints::Int;
use crate::ludeme::OneOrMany;
use crate::metadata::Colour;
use crate::regions::Region;
use crate::words::{
    BoardGraphicsKind, CurveKind, EdgeKind, HoleKind, LineStyle, RelationType, Role,
    ShowBooleanKind, ShowComponentDataKind, ShowSiteDataKind, SiteType, ValueLocationKind,
    WhenScoreKind,
};

/// `(show …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowFeature {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: ShowBooleanKind,
    /// The value.
    pub value: Option<bool>,
}

/// `(show Piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Piece")]
pub struct ShowPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: ShowComponentDataKind,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
    /// The location.
    pub location: Option<ValueLocationKind>,
    /// Whether: offset image.
    #[ludeme(named)]
    pub offset_image: Option<bool>,
    /// Whether: value outline.
    #[ludeme(named)]
    pub value_outline: Option<bool>,
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

/// `(show Check …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Check")]
pub struct ShowCheck {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The piece name.
    pub piece_name: Option<Box<str>>,
}

/// `(show Score …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Score")]
pub struct ShowScore {
    /// The node it stands at.
    pub id: NodeId,
    /// The when score.
    pub when_score: Option<WhenScoreKind>,
    /// The role.
    pub role: Option<Role>,
    /// The score replacement.
    pub score_replacement: Option<Int>,
    /// The score suffix.
    pub score_suffix: Option<Box<str>>,
}

/// `(show …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowHoles {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: ShowSiteDataKind,
    /// The indices.
    pub indices: Vec<i32>,
    /// The shape.
    pub shape: HoleKind,
}

/// `(show Symbol …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Symbol")]
pub struct ShowSymbol {
    /// The node it stands at.
    pub id: NodeId,
    /// The image name.
    pub image_name: Option<Box<str>>,
    /// The text.
    #[ludeme(named)]
    pub text: Option<Box<str>>,
    /// The region.
    pub region: Option<Box<str>>,
    /// The role.
    pub role: Option<Role>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<OneOrMany<i32>>,
    /// The region function.
    pub region_function: Option<Region>,
    /// The part.
    pub part: Option<BoardGraphicsKind>,
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

/// `(show Line …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Line")]
pub struct ShowLine {
    /// The node it stands at.
    pub id: NodeId,
    /// The lines.
    pub lines: Vec<Vec<i32>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The style.
    pub style: Option<LineStyle>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The scale.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// The curve.
    #[ludeme(named)]
    pub curve: Option<Vec<f32>>,
    /// The curve type.
    pub curve_type: Option<CurveKind>,
}

/// `(show Edges …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Edges")]
pub struct ShowEdges {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: Option<EdgeKind>,
    /// The relation.
    pub relation: Option<RelationType>,
    /// Whether: connection.
    #[ludeme(named)]
    pub connection: Option<bool>,
    /// The style.
    pub style: Option<LineStyle>,
    /// The colour.
    pub colour: Option<Colour>,
}

/// `(show …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowSites {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: ShowSiteDataKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The additional value.
    pub additional_value: Option<i32>,
}
