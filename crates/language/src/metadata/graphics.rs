//! How the game is drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::{Colour, GraphicsItem, StackSites};
use crate::regions::Region;
use crate::words::{
    NoBooleanKind, PieceStackKind, PuzzleDrawHintKind, PuzzleHintLocationKind, Role, SiteType, Suit,
};

/// `(graphics …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("graphics")]
pub struct Graphics {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<GraphicsItem>,
}

/// `(hand Placement …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hand Placement")]
pub struct HandPlacement {
    /// The node it stands at.
    pub id: NodeId,
    /// The player.
    pub player: Role,
    /// The scale.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// The offset x.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// The offset y.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
    /// Whether: vertical.
    #[ludeme(named)]
    pub vertical: Option<bool>,
}

/// `(no …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no")]
pub struct NoFeature {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: NoBooleanKind,
    /// The value.
    pub value: Option<bool>,
}

/// `(hiddenImage …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hiddenImage")]
pub struct HiddenImage {
    /// The node it stands at.
    pub id: NodeId,
    /// The image.
    pub image: Box<str>,
}

/// `(stackType …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("stackType")]
pub struct StackType {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Option<Role>,
    /// The name.
    pub name: Option<Box<str>>,
    /// The index.
    pub index: Option<i32>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites.
    pub sites: Option<StackSites>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// The stack type.
    pub stack_type: PieceStackKind,
    /// The scale.
    pub scale: Option<f32>,
    /// The limit.
    #[ludeme(named)]
    pub limit: Option<i32>,
}

/// `(suitRanking …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("suitRanking")]
pub struct SuitRanking {
    /// The node it stands at.
    pub id: NodeId,
    /// The suits.
    pub suits: Vec<Suit>,
}

/// `(player Colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player Colour")]
pub struct PlayerColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// The colour.
    pub colour: Colour,
}

/// `(player Name …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player Name")]
pub struct PlayerName {
    /// The node it stands at.
    pub id: NodeId,
    /// The role.
    pub role: Role,
    /// The name.
    pub name: Box<str>,
}

/// `(adversarialPuzzle …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("adversarialPuzzle")]
pub struct AdversarialPuzzle {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<bool>,
}

/// `(drawHint …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("drawHint")]
pub struct DrawHint {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PuzzleDrawHintKind,
}

/// `(hintLocation …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hintLocation")]
pub struct HintLocation {
    /// The node it stands at.
    pub id: NodeId,
    /// Which of them.
    pub kind: PuzzleHintLocationKind,
}

/// `(region Colour …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("region Colour")]
pub struct RegionColour {
    /// The node it stands at.
    pub id: NodeId,
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
    /// The region site type.
    #[ludeme(named)]
    pub region_site_type: Option<SiteType>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The scale.
    #[ludeme(named)]
    pub scale: Option<f32>,
}
