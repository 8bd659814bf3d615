//! Pieces, tiles, cards, dominoes and dice.

use language_derive::Ludeme;
use syntax::NodeId;

use crate::equipment::TileSlots;
use crate::ludeme::OneOrMany;
use crate::moves::{Flips, Moves};
use crate::words::{AbsoluteDirection, Rank, Role, WalkStep};

/// A playing card as a piece of its own.
///
/// Example: `(card "Card" P1 King rank:13 value:10 trumpRank:13 trumpValue:10 suit:1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("card")]
pub struct Card {
    /// The node it stands at.
    pub id: NodeId,
    /// The name of the card.
    #[ludeme(declares = Piece)]
    pub label: Box<str>,
    /// Which player.
    pub role: Role,
    /// Which card.
    pub rank_name: Rank,
    /// Where it stands among the cards of its suit.
    #[ludeme(named)]
    pub rank: i32,
    /// What it is worth.
    #[ludeme(named)]
    pub value: i32,
    /// Its rank in the trump suit.
    #[ludeme(named)]
    pub trump_rank: i32,
    /// What it is worth in the trump suit.
    #[ludeme(named)]
    pub trump_value: i32,
    /// Its suit, by number.
    #[ludeme(named)]
    pub suit: i32,
    /// Its moves, for `forEach Piece`.
    pub generator: Option<Moves>,
    /// The greatest local state a piece of this kind can have.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The most pieces of this kind on one site.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The greatest value a piece of this kind can have.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}

/// A die that is played like a piece.
///
/// Example: `(die "Die6" All numFaces:6)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("die")]
pub struct Die {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// Which player.
    pub role: Role,
    /// How many faces it has.
    #[ludeme(named)]
    pub num_faces: i32,
    /// In which direction.
    pub direction: Option<AbsoluteDirection>,
    /// Its moves, for `forEach Piece`.
    pub generator: Option<Moves>,
}

/// A kind of piece.
///
/// Example: `(piece "Pawn" Each N (step Forward (to if:(is Empty (to)))))`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("piece")]
pub struct Piece {
    /// The node it stands at.
    pub id: NodeId,
    /// Its name, without the number of its owner.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// Which player.
    pub role: Option<Role>,
    /// Where it faces.
    pub direction: Option<AbsoluteDirection>,
    /// The two local states it flips between.
    pub flips: Option<Flips>,
    /// Its moves, for `forEach Piece`.
    pub generator: Option<Moves>,
    /// The greatest local state a piece of this kind can have.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The most pieces of this kind on one site.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The greatest value a piece of this kind can have.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}

/// A domino as a piece of its own.
///
/// Example: `(domino "Domino45" Shared value:4 value2:5)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("domino")]
pub struct Domino {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// Which player.
    pub role: Role,
    /// The pips of one half.
    #[ludeme(named)]
    pub value: i32,
    /// The pips of the other half.
    #[ludeme(named)]
    pub value2: i32,
    /// Its moves, for `forEach Piece`.
    pub generator: Option<Moves>,
}

/// A path on a tile from one of its sides to another.
///
/// Example: `(path from:0 to:2 colour:1)`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("path")]
pub struct Path {
    /// The node it stands at.
    pub id: NodeId,
    /// The side where it starts.
    #[ludeme(named)]
    pub from: i32,
    /// The slot of that side.
    #[ludeme(named)]
    pub slots_from: Option<i32>,
    /// The side where it ends.
    #[ludeme(named)]
    pub to: i32,
    /// The slot of that side.
    #[ludeme(named)]
    pub slots_to: Option<i32>,
    /// Its colour, by number.
    #[ludeme(named)]
    pub colour: i32,
}

/// A tile with paths, or a piece that covers several sites.
///
/// Example: `(tile "Domino" Each {{F}})`
#[derive(Debug, Clone, PartialEq, Ludeme)]
#[ludeme("tile")]
pub struct Tile {
    /// The node it stands at.
    pub id: NodeId,
    /// The name.
    #[ludeme(declares = Piece)]
    pub name: Box<str>,
    /// Which player.
    pub role: Option<Role>,
    /// The shape, as walks over the sites it covers.
    pub walks: Option<OneOrMany<Vec<WalkStep>>>,
    /// How many sides it has.
    #[ludeme(named)]
    pub num_sides: Option<i32>,
    /// How many paths can end at each side.
    pub slots: Option<TileSlots>,
    /// The paths on it.
    pub paths: Option<Vec<Path>>,
    /// The two local states it flips between.
    pub flips: Option<Flips>,
    /// Its moves, for `forEach Piece`.
    pub generator: Option<Moves>,
    /// The greatest local state a piece of this kind can have.
    #[ludeme(named)]
    pub max_state: Option<i32>,
    /// The most pieces of this kind on one site.
    #[ludeme(named)]
    pub max_count: Option<i32>,
    /// The greatest value a piece of this kind can have.
    #[ludeme(named)]
    pub max_value: Option<i32>,
}
