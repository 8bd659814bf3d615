//! How the game is drawn.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::ludeme::OneOrMany;
use crate::metadata::{Colour, GraphicsItem, StackSites};
use crate::regions::Region;
use crate::words::{
    NoBooleanKind, PieceStackKind, PuzzleDrawHintKind, PuzzleHintLocationKind, Role, SiteType, Suit,
};

/// How the game is drawn.
///
/// Example: `(graphics {(board Style Chess)})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("graphics")]
pub struct Graphics {
    /// The node it stands at.
    pub id: NodeId,
    /// The items.
    pub items: OneOrMany<GraphicsItem>,
}

/// Where a hand is drawn.
///
/// Example: `(hand Placement P1 scale:1.0 vertical:True)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hand Placement")]
pub struct HandPlacement {
    /// The node it stands at.
    pub id: NodeId,
    /// Whose hand.
    pub player: Role,
    /// How many times the usual size.
    #[ludeme(named)]
    pub scale: Option<f32>,
    /// How far it is moved to the right.
    #[ludeme(named)]
    pub offset_x: Option<f32>,
    /// How far it is moved down.
    #[ludeme(named)]
    pub offset_y: Option<f32>,
    /// Whether it stands upright.
    #[ludeme(named)]
    pub vertical: Option<bool>,
}

/// Something that is not drawn.
///
/// Example: `(no Board)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("no")]
pub struct NoFeature {
    /// The node it stands at.
    pub id: NodeId,
    /// What.
    pub kind: NoBooleanKind,
    /// The value.
    pub value: Option<bool>,
}

/// The image that stands for hidden pieces.
///
/// Example: `(hiddenImage "door")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hiddenImage")]
pub struct HiddenImage {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the image.
    pub image: Box<str>,
}

/// How stacks are drawn.
///
/// Example: `(stackType Fan)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("stackType")]
pub struct StackType {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Option<Role>,
    /// Only in this holder.
    pub name: Option<Box<str>>,
    /// Only in the holder with this number.
    pub index: Option<i32>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// Only on these sites.
    pub sites: Option<StackSites>,
    /// The local state.
    #[ludeme(named)]
    pub state: Option<i32>,
    /// The value.
    #[ludeme(named)]
    pub value: Option<i32>,
    /// How.
    pub stack_type: PieceStackKind,
    /// How many times the usual size.
    pub scale: Option<f32>,
    /// How many pieces are drawn at most.
    #[ludeme(named)]
    pub limit: Option<i32>,
}

/// Which suits are drawn before which.
///
/// Example: `(suitRanking {Spades Hearts Diamonds Clubs})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("suitRanking")]
pub struct SuitRanking {
    /// The node it stands at.
    pub id: NodeId,
    /// The suits in order.
    pub suits: Vec<Suit>,
}

/// The colour of a player.
///
/// Example: `(player Colour P1 (colour Black))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player Colour")]
pub struct PlayerColour {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// The colour.
    pub colour: Colour,
}

/// The name of a player.
///
/// Example: `(player Name P1 "Defender")`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("player Name")]
pub struct PlayerName {
    /// The node it stands at.
    pub id: NodeId,
    /// Which player.
    pub role: Role,
    /// The name.
    pub name: Box<str>,
}

/// Whether a game is shown as a puzzle that is played against somebody.
///
/// Example: `(adversarialPuzzle)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("adversarialPuzzle")]
pub struct AdversarialPuzzle {
    /// The node it stands at.
    pub id: NodeId,
    /// The value.
    pub value: Option<bool>,
}

/// How hints of a puzzle are drawn.
///
/// Example: `(drawHint TopLeft)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("drawHint")]
pub struct DrawHint {
    /// The node it stands at.
    pub id: NodeId,
    /// How.
    pub kind: PuzzleDrawHintKind,
}

/// Where hints of a puzzle are drawn.
///
/// Example: `(hintLocation BetweenVertices)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("hintLocation")]
pub struct HintLocation {
    /// The node it stands at.
    pub id: NodeId,
    /// Where.
    pub kind: PuzzleHintLocationKind,
}

/// The colour of a region.
///
/// Example: `(region Colour "Home" (colour Gold))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("region Colour")]
pub struct RegionColour {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the region.
    pub region: Option<Box<str>>,
    /// Which player.
    pub role: Option<Role>,
    /// Which kind of site is meant; the board's own kind by default.
    pub site_type: Option<SiteType>,
    /// The sites, in place of a name.
    pub sites: Option<OneOrMany<i32>>,
    /// The region, in place of a name.
    pub region_function: Option<Region>,
    /// What kind of site it is made of.
    #[ludeme(named)]
    pub region_site_type: Option<SiteType>,
    /// The colour.
    pub colour: Option<Colour>,
    /// How many times the usual size.
    #[ludeme(named)]
    pub scale: Option<f32>,
}
