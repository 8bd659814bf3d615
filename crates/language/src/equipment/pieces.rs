//! Pieces, tiles, cards, dominoes and dice.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::TileSlots;
use crate::ludeme::OneOrMany;
use crate::moves::{Flips, Moves};
use crate::words::{AbsoluteDirection, Rank, Role, WalkStep};

/// `(card …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct Card {
    /// The node it stands at.
    pub id: NodeId,
    /// The label.
    #[ludeme(declares = Piece)]
    pub label: Box<str>,
    /// The role.
    pub role: Role,
    /// The rank name.
    pub rank_name: Rank,
    /// The rank.
    #[ludeme(named)]
    pub rank: i32,
    /// The value.
    #[ludeme(named)]
    pub value: i32,
    /// The trump rank.
    #[ludeme(named)]
    pub trump_rank: i32,
    /// The trump value.
    #[ludeme(named)]
    pub trump_value: i32,
    /// The suit.
    #[ludeme(named)]
    pub suit: i32,
    /// The generator.
    pub generator: Option<Moves>,
    /// The max state.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The max count.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The max value.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}

/// `(die …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("die")]
pub struct Die {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// The role.
    pub role: Role,
    /// The num faces.
    #[ludeme(named)]
    pub num_faces: i32,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// The generator.
    pub generator: Option<Moves>,
}

/// `(piece …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct Piece {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// The role.
    pub role: Option<Role>,
    /// The direction.
    pub direction: Option<AbsoluteDirection>,
    /// The flips.
    pub flips: Option<Flips>,
    /// The generator.
    pub generator: Option<Moves>,
    /// The max state.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The max count.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The max value.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}

/// `(domino …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("domino")]
pub struct Domino {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// The role.
    pub role: Role,
    /// The value.
    #[ludeme(named)]
    pub value: i32,
    /// The value2.
    #[ludeme(named)]
    pub value2: i32,
    /// The generator.
    pub generator: Option<Moves>,
}

/// `(path …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("path")]
pub struct Path {
    /// The node it stands at.
    pub id: NodeId,
    /// Where from.
    #[ludeme(named)]
    pub from: i32,
    /// The slots from.
    #[ludeme(named)]
    pub slots_from: Option<i32>,
    /// Where to.
    #[ludeme(named)]
    pub to: i32,
    /// The slots to.
    #[ludeme(named)]
    pub slots_to: Option<i32>,
    /// The colour.
    #[ludeme(named)]
    pub colour: i32,
}

/// `(tile …)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tile")]
pub struct Tile {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// The role.
    pub role: Option<Role>,
    /// The walks.
    pub walks: Option<OneOrMany<Vec<WalkStep>>>,
    /// The num sides.
    #[ludeme(named)]
    pub num_sides: Option<i32>,
    /// The slots.
    pub slots: Option<TileSlots>,
    /// The paths.
    pub paths: Option<Vec<Path>>,
    /// The flips.
    pub flips: Option<Flips>,
    /// The generator.
    pub generator: Option<Moves>,
    /// The max state.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The max count.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The max value.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}
