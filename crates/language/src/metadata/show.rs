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

/// Something that is drawn.
///
/// Example: `(show Pits)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowFeature {
    /// The node it stands at.
    pub id: NodeId,
    /// What.
    pub kind: ShowBooleanKind,
    /// The value.
    pub value: Option<bool>,
}

/// Whether the state or value of pieces is drawn with them.
///
/// Example: `(show Piece State)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Piece")]
pub struct ShowPiece {
    /// The node it stands at.
    pub id: NodeId,
    /// What of them.
    pub kind: ShowComponentDataKind,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
    /// Where it is drawn.
    pub location: Option<ValueLocationKind>,
    /// Whether the image of the piece gives way.
    #[ludeme(named)]
    pub offset_image: Option<bool>,
    /// Whether it gets an outline.
    #[ludeme(named)]
    pub value_outline: Option<bool>,
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

/// The piece of which a check is shown.
///
/// Example: `(show Check "King")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Check")]
pub struct ShowCheck {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only pieces with this name; all by default.
    pub piece_name: Option<Box<str>>,
}

/// When and how scores are shown.
///
/// Example: `(show Score Never)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Score")]
pub struct ShowScore {
    /// The node it stands at.
    pub id: NodeId,
    /// When.
    pub when_score: Option<WhenScoreKind>,
    /// Which player.
    pub role: Option<Role>,
    /// What is shown in place of the score.
    pub score_replacement: Option<Int>,
    /// What is written after it.
    pub score_suffix: Option<Box<str>>,
}

/// Sites that are drawn as holes.
///
/// Example: `(show AsHoles {5 6 9} Square)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowHoles {
    /// The node it stands at.
    pub id: NodeId,
    /// As holes.
    pub kind: ShowSiteDataKind,
    /// The sites.
    pub indices: Vec<i32>,
    /// The shape of the holes.
    pub shape: HoleKind,
}

/// An image or a text that is drawn on sites.
///
/// Example: `(show Symbol "water" {15 16} scale:0.85)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Symbol")]
pub struct ShowSymbol {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the image.
    pub image_name: Option<Box<str>>,
    /// The text.
    #[ludeme(named)]
    pub text: Option<Box<str>>,
    /// The name of a region whose sites are meant.
    pub region: Option<Box<str>>,
    /// Which player.
    pub role: Option<Role>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<OneOrMany<i32>>,
    /// The region, in place of a name.
    pub region_function: Option<Region>,
    /// Which part.
    pub part: Option<BoardGraphicsKind>,
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

/// Lines that are drawn between vertices.
///
/// Example: `(show Line {{1 0} {2 4}} Thick (colour Black))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Line")]
pub struct ShowLine {
    /// The node it stands at.
    pub id: NodeId,
    /// The pairs of vertices.
    pub lines: Vec<Vec<i32>>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The style of the lines.
    pub style: Option<LineStyle>,
    /// The colour.
    pub colour: Option<Colour>,
    /// How many times the usual size.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// The points that bend them.
    #[ludeme(named)]
    pub curve: Option<Vec<f32>>,
    /// How they bend.
    pub curve_type: Option<CurveKind>,
}

/// How edges of the board are drawn.
///
/// Example: `(show Edges Diagonal Thin)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show Edges")]
pub struct ShowEdges {
    /// The node it stands at.
    pub id: NodeId,
    /// Which edges.
    pub kind: Option<EdgeKind>,
    /// Which edges, by how they relate sites.
    pub relation: Option<RelationType>,
    /// Whether lines between the middles of cells are meant.
    #[ludeme(named)]
    pub connection: Option<bool>,
    /// The style of the lines.
    pub style: Option<LineStyle>,
    /// The colour.
    pub colour: Option<Colour>,
}

/// Whether the numbers of sites are drawn.
///
/// Example: `(show SiteIndex Cell)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("show")]
pub struct ShowSites {
    /// The node it stands at.
    pub id: NodeId,
    /// What is drawn.
    pub kind: ShowSiteDataKind,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// What is added to the number.
    pub additional_value: Option<i32>,
}
